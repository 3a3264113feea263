import { pdfjs } from 'react-pdf';

/** An annotation in a PDF, as pdf.js tells of it: `rect` in PDF points, `subtype` as `Highlight`. */
export interface EmbeddedAnnotation {
  id: string;
  subtype: string;
  rect: readonly number[];
}
export type IsLeftOut = (page: number, annotation: EmbeddedAnnotation) => boolean;

/**
 * Has pdf.js draw a document without some of its annotations, which somebody else draws. To be called before a page is
 * asked for. pdf.js leaves out what its storage marks as not to be viewed, if a page is drawn with the storage; react-pdf
 * does not say so when it draws, hence the page that says it by itself.
 */
export function leaveOut(pdf: pdfjs.PDFDocumentProxy, isLeftOut: IsLeftOut): void {
  const getPage = pdf.getPage.bind(pdf);
  const pages = new Map<number, Promise<pdfjs.PDFPageProxy>>();
  const prepared = async (number: number) => {
    const page = await getPage(number);
    const [render, getAnnotations] = [page.render.bind(page), page.getAnnotations.bind(page)];
    const annotations: EmbeddedAnnotation[] = await getAnnotations();
    const out = new Set(annotations.filter((annotation) => isLeftOut(number, annotation)).map(({ id }) => id));
    if (out.size === 0) return page;
    for (const id of out) pdf.annotationStorage.setValue(id, { noView: true, noPrint: true });
    page.render = (how) => render({ ...how, annotationMode: pdfjs.AnnotationMode.ENABLE_STORAGE });
    page.getAnnotations = async (how) => (await getAnnotations(how)).filter(({ id }) => !out.has(id));
    return page;
  };
  pdf.getPage = (number) => {
    const page = pages.get(number) ?? prepared(number);
    pages.set(number, page);
    return page;
  };
}
