import { TextInput } from '@mantine/core';
import { IconArrowAutofitWidth, IconChevronDown, IconChevronUp, IconExternalLink, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { limits } from '#rooms/platform/contract/limits.ts';
import { pdfTexts } from '../pdf-texts.ts';
import { reviewTexts } from '../review-texts.ts';
import { IconButton } from '../../shell/IconButton.tsx';
import './pdf.css';
import styles from './PdfPreview.module.css';
import { type Findings, showPdf, type ShownPdf } from './show-pdf.ts';

type Props = {
  pdf: Uint8Array;
  /** The accessible name of the pages. */
  name: string;
  /** Replaces the pages if the file cannot be shown. @param reason why */
  renderProblem: (reason: string) => ReactNode;
  /** Of the file, which a phone shows larger by itself. */
  href: string;
  /** A link to the file, for what cannot be shown. */
  link: ReactNode;
};

/** Zoom, search and pages. Nothing in the file is run, and none of its links work. */
export function PdfPreview({ pdf, name, renderProblem, href, link }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownPdf>();
  const [findings, setFindings] = useState<Findings>({ parts: false, attachments: 0 });
  const { problem, failedPage, parts, attachments, matches } = findings;

  // A layout effect ends before the pages are removed, so that pdf.js never measures removed ones.
  useLayoutEffect(() => {
    if (!container.current) return;
    const shown = showPdf(container.current, pdf, (found) => setFindings((known) => ({ ...known, ...found })));
    setShown(shown);
    return () => shown.close();
  }, [pdf]);

  if (problem) return renderProblem(pdfTexts.problems[problem]);

  const find = (text: string) => {
    shown?.find(text);
    if (text === '') setFindings((known) => ({ ...known, matches: undefined }));
  };
  const findNext = (event: KeyboardEvent) => {
    if (event.key === 'Enter') shown?.findNext(event.shiftKey);
  };
  const isLess = parts || attachments > 0;
  const missing = [failedPage !== undefined && pdfTexts.pageProblem(failedPage), isLess && pdfTexts.notShown(findings)];
  const note = missing.filter(Boolean).join(' ');
  return (
    <div className={styles.preview}>
      <div className={styles.tools} role="toolbar" aria-label={pdfTexts.tools}>
        <IconButton label={pdfTexts.shrink} onClick={shown?.shrink} Icon={IconZoomOut} />
        <IconButton label={pdfTexts.enlarge} onClick={shown?.enlarge} Icon={IconZoomIn} />
        <IconButton label={pdfTexts.fitWidth} onClick={shown?.fitWidth} Icon={IconArrowAutofitWidth} />
        <IconButton
          className={styles.open}
          label={reviewTexts.open}
          onClick={() => void window.open(href, '_blank', 'noopener')}
          Icon={IconExternalLink}
        />
        <TextInput
          flex="1 1 4rem"
          maw="14rem"
          ms="auto"
          type="search"
          size="xs"
          aria-label={pdfTexts.search}
          placeholder={pdfTexts.placeholder}
          maxLength={limits.searchLength}
          onChange={(event) => find(event.currentTarget.value)}
          onKeyDown={findNext}
        />
        <span className={styles.matches} role="status">
          {matches && pdfTexts.matches(matches)}
        </span>
        <IconButton label={pdfTexts.previousMatch} disabled={!matches?.total} onClick={() => shown?.findNext(true)} Icon={IconChevronUp} />
        <IconButton label={pdfTexts.nextMatch} disabled={!matches?.total} onClick={() => shown?.findNext()} Icon={IconChevronDown} />
      </div>
      {note && (
        <p className={styles.note}>
          {note} {link}
        </p>
      )}
      <div className={styles.scroller}>
        <div ref={container} className={styles.container} role="group" aria-label={name} tabIndex={0}>
          <div className="pdfViewer" />
        </div>
      </div>
    </div>
  );
}
