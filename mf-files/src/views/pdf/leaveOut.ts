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
 * asked for. What it answers says which those are; it may be called again, and then resolves the pages, counted from 1,
 * that were drawn with more than they should be. What was left out once stays so.
 *
 * pdf.js leaves out what its storage marks as not to be viewed, if a page is drawn with the storage; react-pdf does not
 * say so when it draws, hence the page that says it by itself.
 */
export function leaveOut(pdf: pdfjs.PDFDocumentProxy): (isLeftOut: IsLeftOut) => Promise<number[]> {
  const getPage = pdf.getPage.bind(pdf);
  const pages = new Map<number, Promise<{ page: pdfjs.PDFPageProxy; update(): Promise<boolean> }>>();
  let isLeftOut: IsLeftOut | undefined;

  const prepared = async (number: number) => {
    const page = await getPage(number);
    const [render, getAnnotations] = [page.render.bind(page), page.getAnnotations.bind(page)];
    const out = new Set<string>();
    let embedded: Promise<EmbeddedAnnotation[]> | undefined;
    const update = async () => {
      const current = isLeftOut;
      if (!current) return false;
      embedded ??= getAnnotations();
      const more = (await embedded).filter((annotation) => !out.has(annotation.id) && current(number, annotation));
      for (const { id } of more) {
        out.add(id);
        pdf.annotationStorage.setValue(id, { noView: true, noPrint: true });
      }
      return more.length > 0;
    };
    page.render = (how) => render(out.size > 0 ? { ...how, annotationMode: pdfjs.AnnotationMode.ENABLE_STORAGE } : how);
    page.getAnnotations = async (how) => (await getAnnotations(how)).filter(({ id }) => !out.has(id));
    await update();
    return { page, update };
  };
  pdf.getPage = async (number) => {
    const page = pages.get(number) ?? prepared(number);
    pages.set(number, page);
    return (await page).page;
  };
  return async (next) => {
    isLeftOut = next;
    const asked = [...pages].map(async ([number, page]) => ((await (await page).update()) ? [number] : []));
    return (await Promise.all(asked)).flat();
  };
}
