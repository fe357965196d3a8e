import { Button } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import { useClipboard } from '@mantine/hooks';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { jobPageTexts } from './job-page-texts.ts';
import { absoluteUrl } from '../../shared/lib/absolute-url.ts';
import { useInBrowser } from '../../shared/lib/use-in-browser.ts';
import { jobPath } from '../../paths.ts';
import classes from './ShareJob.module.css';

/** A button that shares a job's link, or copies it where the browser cannot share. */
export function ShareJob({ job }: { job: PublicJob }) {
  const clipboard = useClipboard();
  // The browser's own menu: https://www.w3.org/TR/web-share/
  const canShare = useInBrowser() && 'share' in navigator;
  const { share } = jobPageTexts;
  const url = absoluteUrl(jobPath(job.id));

  // `share` rejects when the visitor closes the menu.
  const openMenu = () => void navigator.share({ title: job.title, url }).catch(() => undefined);

  return (
    <div className="row no-print needs-script">
      <Button variant="default" size="sm" onClick={() => (canShare ? openMenu() : clipboard.copy(url))}>
        {canShare ? share.share : share.copyLink}
      </Button>
      <p role="status" className={classes.status}>
        {clipboard.error ? share.failed : clipboard.copied && share.linkCopied}
      </p>
    </div>
  );
}
