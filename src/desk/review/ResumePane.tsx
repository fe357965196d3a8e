import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { applicationEndpoints } from '#rooms/applications/contract/endpoints.ts';
import type { Application } from '#rooms/applications/contract/applications.ts';
import { previewOf, resumeTypes } from '#rooms/applications/contract/resume.ts';
import { staffTexts } from '#rooms/platform/contract/staff-texts.ts';
import { reviewTexts } from './review-texts.ts';
import { formatBytes } from '../../shared/lib/format.ts';
import { adminCall, adminDownload } from '../session/admin-call.ts';
import { Loaded } from '../shell/Loaded.tsx';
import styles from './ResumePane.module.css';

type PaneProps = {
  application: Application | undefined;
  /** Its resume is drawn in advance and hidden, so that it appears without delay. */
  next: Application | undefined;
};

export function ResumePane({ application, next }: PaneProps) {
  return (
    <section className={styles.pane} aria-label={reviewTexts.fields.resume}>
      <h2 className="visually-hidden" tabIndex={-1}>
        {reviewTexts.fields.resume}
      </h2>
      {[application, next].map(
        (one) =>
          one && (
            <div key={one.id} className={styles.layer} inert={one !== application}>
              <Resume application={one} shown={one === application} />
            </div>
          ),
      )}
    </section>
  );
}

/** The preview of a resume, or why there is none. @param shown false if it is loaded in advance */
function Resume({ application, shown }: { application: Application; shown: boolean }) {
  const { resume, resume_path: path } = application;
  const kind = path === null ? undefined : previewOf(resume);
  useShown(application.id, shown && kind === undefined);
  if (path === null) return <div className={styles.noPreview}>{reviewTexts.noResume}</div>;
  return kind ? <Preview application={application} path={path} kind={kind} shown={shown} /> : <ResumeFile application={application} />;
}

type Kind = NonNullable<ReturnType<typeof previewOf>>;

const previews: Record<Kind, (file: Blob, signal: AbortSignal) => Promise<(application: Application) => ReactNode>> = {
  /** The text of a DOCX, and a line that says what is missing from it. */
  docx: async (file, signal) => {
    const { docxPreview } = await import('./docx/docx-page.ts');
    const { page, summary } = await docxPreview(file, signal);
    return (application) =>
      page === undefined ? (
        <ResumeFile application={application} summary={summary} />
      ) : (
        <div className={styles.document}>
          {summary && <p className={styles.summary}>{summary}</p>}
          <iframe className={styles.frame} sandbox="" srcDoc={page} title={reviewTexts.previewNamed(application.applicant_name)} />
        </div>
      );
  },
  pdf: async (file) => {
    const { PdfPreview } = await import('./pdf/PdfPreview.tsx');
    const pdf = new Uint8Array(await file.arrayBuffer());
    return (application) => (
      <PdfPreview
        pdf={pdf}
        name={reviewTexts.previewNamed(application.applicant_name)}
        renderProblem={(reason) => <ResumeFile application={application} reason={reason} />}
        href={`/${application.resume_path}`}
        link={<OpenResume application={application} />}
      />
    );
  },
};

/** How long a resume stays cached after it was shown, in milliseconds. */
const cacheMs = 60_000;

type PreviewProps = { application: Application; path: string; kind: Kind; shown: boolean };

/** Loads a resume, and reports when it is shown. */
function Preview({ application, path, kind, shown }: PreviewProps) {
  const query = useQuery({
    queryKey: ['resume', path],
    queryFn: async ({ signal }) => {
      const file = path.slice(path.lastIndexOf('/') + 1);
      const { content } = await adminDownload(applicationEndpoints.readResume, { params: { file }, query: { preview: 1 }, signal });
      return previews[kind](content, signal);
    },
    staleTime: Infinity,
    gcTime: cacheMs,
  });
  useShown(application.id, shown && query.data !== undefined);
  return (
    <Loaded query={query} failed={staffTexts.fetchResumeFailed} loading={loading}>
      {(show) => show(application)}
    </Loaded>
  );
}

/** Reports that an application is shown. The audit trail has the loading even if the call fails. */
function useShown(id: string, isShown: boolean): void {
  useEffect(() => {
    if (isShown) adminCall(applicationEndpoints.showResume, { params: { id } }).catch(() => undefined);
  }, [isShown, id]);
}

const loading = (
  <p className={styles.noPreview} role="status">
    {reviewTexts.loadingResume}
  </p>
);

type FileProps = { application: Application; reason?: string; summary?: string };

/** A file without a preview. */
function ResumeFile({ application, reason = reviewTexts.noPreview, summary }: FileProps) {
  return (
    <div className={styles.noPreview}>
      <p>{reason}</p>
      {summary && <p>{summary}</p>}
      <OpenResume application={application} />
    </div>
  );
}

/** A button for the file itself, which browsers show in a new tab if they can. */
function OpenResume({ application: { resume, resume_path } }: { application: Application }) {
  return (
    <>
      <Button component="a" href={`/${resume_path}`} target="_blank" rel="noopener" variant="default" size="sm">
        {resume?.content_type === resumeTypes.pdf ? reviewTexts.open : reviewTexts.download}
      </Button>
      {resume && <span className={styles.file}>{`${resume.file_name}, ${formatBytes(resume.size)}`}</span>}
    </>
  );
}
