import { AnnotationMode, getDocument, GlobalWorkerOptions, PDFWorker, VerbosityLevel, version } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { EventBus, PDFFindController, PDFLinkService, PDFPageView, PDFViewer, RenderingStates } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { limits } from '#rooms/platform/contract/limits.ts';
import { partsLeftOut, pdfFilesFolder } from './files.ts';
import workerUrl from './pdf-worker.ts?worker&url';

GlobalWorkerOptions.workerSrc = workerUrl;

const files = import.meta.env.DEV ? '/node_modules/pdfjs-dist' : `/${pdfFilesFolder(version)}`;

/** Nothing of a file is run, and the content policy forbids WebAssembly. */
const settings = {
  verbosity: VerbosityLevel.ERRORS,
  maxImageSize: limits.pdfPicturePixels,
  useWasm: false,
  wasmUrl: `${files}/wasm/`,
  cMapUrl: `${files}/cmaps/`,
  standardFontDataUrl: `${files}/standard_fonts/`,
};

const fitWidth = 'page-width';

/** Each file has a worker of its own, so that it is known of which one a part is left out. */
const startWorker = () => new PDFWorker({ verbosity: VerbosityLevel.INFOS });

/** For the next file. It starts once a page is drawn, because that takes longer than a page. */
let spareWorker: PDFWorker | undefined;

export type Findings = {
  /** Why nothing is shown. */
  problem?: 'password' | 'damaged' | 'slow';
  /** The number of a page that cannot be shown. The others can. */
  failedPage?: number;
  /** Whether pictures or other parts of the pages drawn so far are not shown. */
  parts: boolean;
  /** How many there are, which are not shown. */
  attachments: number;
  /** `current` is the number of the match that is scrolled to, 0 if there is none. */
  matches?: { current: number; total: number } | undefined;
};

/** Draws what is filled into a form, without elements: there are no links and no fields. */
function drawAnnotations(page: PDFPageView): void {
  const contextOf = page._getRenderingContext.bind(page);
  page._getRenderingContext = (...options) => ({ ...contextOf(...options), annotationMode: AnnotationMode.ENABLE });
}

/**
 * Draws pages as they come into view. @param container scrolls and has one element for them
 * @param onFound called with what has just been found
 */
export function showPdf(container: HTMLDivElement, pdf: Uint8Array, onFound: (found: Partial<Findings>) => void) {
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus });
  const findController = new PDFFindController({ eventBus, linkService });
  const viewer = new PDFViewer({
    container,
    eventBus,
    linkService,
    findController,
    annotationMode: AnnotationMode.DISABLE,
    removePageBorders: true,
    maxCanvasPixels: limits.pdfCanvasPixels,
  });
  linkService.setViewer(viewer);
  const worker = spareWorker ?? startWorker();
  spareWorker = undefined;
  const task = getDocument({ data: pdf.slice(), worker, ...settings });
  const closing = new AbortController();
  const close = (problem?: Findings['problem']) => {
    if (closing.signal.aborted) return;
    closing.abort();
    clearTimeout(timer);
    resizing.disconnect();
    viewer.setDocument(null);
    void task.destroy();
    worker.destroy();
    if (problem) onFound({ problem });
  };

  // In a tab in the background, browsers draw nothing.
  const endIfSlow = (isDrawing: () => boolean) => {
    if (document.hidden) timer = startTimer(isDrawing);
    else if (isDrawing()) close('slow');
  };
  const startTimer = (isDrawing: () => boolean) => setTimeout(() => endIfSlow(isDrawing), limits.pdfDrawMs);
  let timer: ReturnType<typeof startTimer> | undefined;
  eventBus.on('pagerender', ({ source }: { source: PDFPageView }) => {
    clearTimeout(timer);
    timer = startTimer(() => source.renderingState === RenderingStates.RUNNING);
  });

  const fit = () => {
    if (viewer.currentScaleValue === fitWidth) viewer.currentScaleValue = fitWidth;
    viewer.update();
  };
  // In the next frame, since it changes sizes that are being observed.
  const resizing = new ResizeObserver(() => requestAnimationFrame(fit));
  eventBus.on('pagesinit', () => {
    pages().forEach(drawAnnotations);
    viewer.currentScaleValue = fitWidth;
    resizing.observe(container);
    // With it, pdf.js replaces what is copied from the whole page by the text of this file.
    container.querySelector('#hiddenCopyElement')?.remove();
  });
  eventBus.on('pagerendered', ({ pageNumber, error }: { pageNumber: number; error: unknown }) => {
    if (error) onFound({ failedPage: pageNumber });
    spareWorker ??= startWorker();
  });
  const reportMatches = ({ matchesCount: matches }: { matchesCount: Findings['matches'] }) => onFound({ matches });
  eventBus.on('updatefindmatchescount', reportMatches);
  eventBus.on('updatefindcontrolstate', reportMatches);

  const pages = () => Array.from({ length: viewer.pagesCount }, (_, index) => viewer.getPageView(index) as PDFPageView);
  const listen = ({ data }: MessageEvent<unknown>) => {
    if (data === partsLeftOut) onFound({ parts: true });
  };
  const load = async () => {
    timer = startTimer(() => true);
    try {
      await worker.promise;
      worker.port.addEventListener('message', listen, closing);
      const document = await task.promise;
      linkService.setDocument(document);
      viewer.setDocument(document);
      await viewer.pagesPromise;
      for (const [index, page] of pages().entries()) if (!page.pdfPage) onFound({ failedPage: index + 1 });
      onFound({ attachments: (await document.getAttachments())?.size ?? 0 });
    } catch (error) {
      close(error instanceof Error && error.name === 'PasswordException' ? 'password' : 'damaged');
    }
  };
  void load();

  let query = '';
  const search = (type: '' | 'again', findPrevious = false) => eventBus.dispatch('find', { type, query, findPrevious, highlightAll: true });

  return {
    enlarge: () => viewer.increaseScale(),
    shrink: () => viewer.decreaseScale(),
    fitWidth: () => {
      viewer.currentScaleValue = fitWidth;
    },
    /** Highlights a text and scrolls to the first place. An empty text ends the search. */
    find: (text: string) => {
      query = text;
      search('');
    },
    findNext: (backwards?: boolean) => search('again', backwards),
    close: () => close(),
  };
}

export type ShownPdf = ReturnType<typeof showPdf>;
