import type { pdfjs } from 'react-pdf';
import { leaveOut } from './leaveOut';

jest.mock('react-pdf', () => ({ pdfjs: { AnnotationMode: { ENABLE_STORAGE: 3 } } }));

/** A document with a link and a highlight on each page, which remembers how it was drawn. */
function document() {
  const drawn: object[] = [];
  const storage = new Map<string, object>();
  const pdf = {
    annotationStorage: { setValue: (id: string, value: object) => storage.set(id, value) },
    getPage: async (number: number) => ({
      render: (how: object) => drawn.push({ number, ...how }),
      getAnnotations: async () => [
        { id: `link ${number}`, subtype: 'Link', rect: [0, 0, 9, 9] },
        { id: `highlight ${number}`, subtype: 'Highlight', rect: [10, 10, 50, 20] },
      ],
    }),
  };
  return { pdf: pdf as unknown as pdfjs.PDFDocumentProxy, drawn, storage };
}
const show = { canvas: null, viewport: {} } as unknown as Parameters<pdfjs.PDFPageProxy['render']>[0];

test('what is left out is neither painted nor offered, and the rest is', async () => {
  const { pdf, drawn, storage } = document();
  await leaveOut(pdf)((page, { subtype }) => page === 2 && subtype === 'Highlight');
  const page = await pdf.getPage(2);
  page.render(show);
  expect([...storage]).toEqual([['highlight 2', { noView: true, noPrint: true }]]);
  expect(drawn).toEqual([{ number: 2, ...show, annotationMode: 3 }]);
  expect((await page.getAnnotations()).map(({ id }: { id: string }) => id)).toEqual(['link 2']);
});

test('a page of which nothing is left out is drawn as it is', async () => {
  const { pdf, drawn } = document();
  await leaveOut(pdf)((page) => page === 2);
  (await pdf.getPage(1)).render(show);
  expect(drawn).toEqual([{ number: 1, ...show }]);
});

test('what is to be left out may be said later: only the pages that it changes are to be drawn again', async () => {
  const { pdf, drawn } = document();
  const update = leaveOut(pdf);
  const [one, two] = [await pdf.getPage(1), await pdf.getPage(2)];
  two.render(show);
  expect(drawn).toEqual([{ number: 2, ...show }]);
  expect(await update((page, { subtype }) => page === 2 && subtype === 'Highlight')).toEqual([2]);
  two.render(show);
  one.render(show);
  expect(drawn.slice(1)).toEqual([
    { number: 2, ...show, annotationMode: 3 },
    { number: 1, ...show },
  ]);
  expect(await update(() => false)).toEqual([]);
  expect(await two.getAnnotations()).toHaveLength(1);
});
