import * as pdfjs from 'pdfjs-dist';
import 'pdfjs-dist/web/pdf_viewer.css';
import type { PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { offer } from '../peer';

// Its components expect the library there.
Object.assign(globalThis, { pdfjsLib: pdfjs });
const folder = `/pdfjs-${pdfjs.version}`;
pdfjs.GlobalWorkerOptions.workerSrc = `${folder}/pdf.worker.min.mjs`;

let viewer: PDFViewer | undefined;

async function show(root: HTMLElement, url: string): Promise<void> {
  const { EventBus, PDFLinkService, PDFViewer } = await import('pdfjs-dist/web/pdf_viewer.mjs');
  root.innerHTML = '<div style="position: absolute; inset: 0; overflow: auto"><div class="pdfViewer"></div></div>';
  const container = root.firstElementChild as HTMLDivElement;
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus });
  viewer = new PDFViewer({ container, eventBus, linkService });
  linkService.setViewer(viewer);
  eventBus.on('pagesinit', () => {
    if (viewer) viewer.currentScaleValue = 'auto';
  });
  const pdf = await pdfjs.getDocument({
    url,
    cMapUrl: `${folder}/cmaps/`,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    wasmUrl: `${folder}/wasm/`,
  }).promise;
  viewer.setDocument(pdf);
  linkService.setDocument(pdf, null);
}

/** pdf.js numbers what a page's drawing has come to; at 3 it is finished. */
const FINISHED = 3;

offer({
  mount: (root, url) => void show(root, url),
  isDrawn: (page) => viewer?.getPageView(page - 1)?.renderingState === FINISHED,
  goTo(page) {
    if (viewer) viewer.currentPageNumber = page;
  },
});
