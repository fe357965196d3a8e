import { Button } from '@mantine/core';
import '../../shared/styles/mantine-buttons.css';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import type { PublicJob } from '#rooms/jobs/contract/jobs.ts';
import { jobPageTexts } from './job-page-texts.ts';
import { absoluteUrl } from '../../shared/lib/absolute-url.ts';
import { useInBrowser } from '../../shared/lib/use-in-browser.ts';
import { jobPath } from '../../paths.ts';
import { jobText } from './formats/job-text.ts';
import classes from './ShareJob.module.css';

/** Buttons that share or copy a job's link, and copy the job as text. */
export function ShareJob({ job }: { job: PublicJob }) {
  const [successText, setSuccessText] = useState<string>();
  const clipboard = useClipboard();
  // The browser's own menu: https://www.w3.org/TR/web-share/
  const canShare = useInBrowser() && 'share' in navigator;
  const { share } = jobPageTexts;
  const url = absoluteUrl(jobPath(job.id));

  const copy = (text: string, success: string) => {
    clipboard.copy(text);
    setSuccessText(success);
  };
  // `share` rejects when the visitor closes the menu.
  const openMenu = () => void navigator.share({ title: job.title, url }).catch(() => undefined);

  return (
    <div className={classes.share}>
      <Button variant="default" size="sm" onClick={() => (canShare ? openMenu() : copy(url, share.linkCopied))}>
        {canShare ? share.share : share.copyLink}
      </Button>
      <Button variant="default" size="sm" onClick={() => copy(jobText(job), share.textCopied)}>
        {share.copyText}
      </Button>
      <p role="status" className={classes.status}>
        {clipboard.error ? share.failed : clipboard.copied && successText}
      </p>
    </div>
  );
}
