import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  degrees,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { newAnnotation, newMarkup, newReply, pointsAt } from '../drawing/newAnnotation';
import { context } from '../drawing/testing';
import { drawTools } from '../drawing/tools';
import { markupTypes, type Point, type Quad } from '../xfdf/annotation';
import { type Lettering, SignedPdf, writePdf } from './writePdf';

jest.mock('../drawing/measure', () => ({ measure: (text: string, size: number) => (text.length * size) / 2 }));

// pdf.js as react-pdf brings it.
const pdfjs = dirname(createRequire(require.resolve('react-pdf')).resolve('pdfjs-dist/package.json'));
const font = async () => new Uint8Array(readFileSync(join(pdfjs, 'standard_fonts/LiberationSans-Regular.ttf')));
const write = async (pdf: Uint8Array, annotations: Parameters<typeof writePdf>[1]) =>
  (await writePdf(pdf, annotations, { font, pictureOf: () => undefined })).pdf;
const quad: Quad = [
  [60, 340],
  [160, 340],
  [60, 320],
  [160, 320],
];
const all = [
  ...markupTypes.map((type) => newMarkup(type, [quad], { ...context, name: type })),
  ...drawTools.map((tool) => newAnnotation(tool, pointsAt(tool, [200, 200], 0), { ...context, name: tool })),
].map((item) => (item.type === 'freetext' ? { ...item, contents: 'Olá, ação — £5' } : item));

async function blank(rotation = 0): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const page = document.addPage([500, 400]);
  page.setRotation(degrees(rotation));
  page.setCropBox(30, 40, 440, 330);
  return document;
}
async function annotationsIn(pdf: Uint8Array): Promise<PDFDict[]> {
  const document = await PDFDocument.load(pdf);
  const annots = document.getPage(0).node.lookup(PDFName.of('Annots'), PDFArray);
  return annots.asArray().map((_, at) => annots.lookup(at, PDFDict));
}
const nameOf = (annotation: PDFDict) => annotation.lookup(PDFName.of('NM'), PDFHexString).decodeText();
const numbers = (annotation: PDFDict, key: string) =>
  annotation
    .lookup(PDFName.of(key), PDFArray)
    .asArray()
    .map((number) => (number instanceof PDFNumber ? number.asNumber() : undefined));

test('every kind of annotation has its dictionary and an appearance as large as its rectangle', async () => {
  const written = await annotationsIn(await write(await (await blank()).save(), all));
  expect(written.map(nameOf)).toEqual(all.map(({ name }) => name));
  for (const annotation of written) {
    const appearance = annotation.lookup(PDFName.of('AP'), PDFDict).lookup(PDFName.of('N'));
    expect(appearance).toBeInstanceOf(PDFRawStream);
    if (appearance instanceof PDFRawStream)
      expect(numbers(appearance.dict, 'BBox')).toEqual(numbers(annotation, 'Rect'));
  }
  const [highlight] = written;
  expect(highlight && numbers(highlight, 'QuadPoints')).toEqual(quad.flat());
});

test('what is written again takes the place of what was there by its name', async () => {
  const once = await write(await (await blank()).save(), all);
  const [highlight, ...rest] = all;
  const changed = highlight ? [{ ...highlight, contents: 'New words' }, ...rest] : [];
  const twice = await annotationsIn(await write(once, changed));
  expect(twice.map(nameOf)).toEqual(all.map(({ name }) => name));
  expect(twice[0]?.lookup(PDFName.of('Contents'), PDFHexString).decodeText()).toBe('New words');
});

test('an annotation that the PDF had already stays', async () => {
  const document = await blank();
  const link = document.context.register(document.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9] }));
  document.getPage(0).node.addAnnot(link);
  const written = await annotationsIn(await write(await document.save(), all.slice(0, 1)));
  expect(written.map((annotation) => annotation.lookup(PDFName.of('Subtype'))?.toString())).toEqual([
    '/Link',
    '/Highlight',
  ]);
});

test('a reply names what it answers, and draws nothing', async () => {
  const [highlight] = all;
  if (!highlight) throw new Error('there is a highlight');
  const reply = newReply(highlight, 'Agreed', { ...context, name: 'reply' });
  const written = await annotationsIn(await write(await (await blank()).save(), [reply, highlight]));
  const [first, second] = written;
  expect(written.map(nameOf)).toEqual(['highlight', 'reply']);
  expect(second?.get(PDFName.of('IRT'))).toBeDefined();
  expect(second?.lookup(PDFName.of('IRT'))).toBe(first);
  expect(second?.has(PDFName.of('AP'))).toBe(false);
});

test.each([
  [0, [189, 189, 211, 211]],
  [90, [189, 167, 211, 189]],
  [180, [211, 167, 233, 189]],
  [270, [211, 189, 233, 211]],
])('a note on a page turned by %i degrees is pinned where its icon was drawn', async (rotation, rect) => {
  const note = newAnnotation('note', [[200, 200]], context);
  const [written] = await annotationsIn(await write(await (await blank(rotation)).save(), [note]));
  expect(written && numbers(written, 'Rect')).toEqual(rect);
});

test('a picture of a stamp is in the file, and one that would have to be fetched is not', async () => {
  const stamp = (image: string) => ({ ...newAnnotation('stamp', [[200, 200]], context), image });
  const images = async (image: string) => {
    const [written] = await annotationsIn(await write(await (await blank()).save(), [stamp(image)]));
    const appearance = written?.lookup(PDFName.of('AP'), PDFDict).lookup(PDFName.of('N'));
    if (!(appearance instanceof PDFRawStream)) throw new Error('a stamp has an appearance');
    return appearance.dict.lookup(PDFName.of('Resources'), PDFDict).lookup(PDFName.of('XObject'), PDFDict).keys()
      .length;
  };
  expect(await images(PIXEL)).toBe(1);
  expect(await images('https://example.org/track.png')).toBe(0);
});

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A text on the page in these words, as it stands in the PDF. */
async function textOf(contents: string, pictureOf: Lettering['pictureOf']) {
  const text = { ...newAnnotation('freetext', [[200, 200]], context), contents };
  const { pdf, pictured, bare } = await writePdf(await (await blank()).save(), [text], { font, pictureOf });
  const [written] = await annotationsIn(pdf);
  const appearance = written?.lookupMaybe(PDFName.of('AP'), PDFDict)?.lookup(PDFName.of('N'));
  const resources =
    appearance instanceof PDFRawStream ? appearance.dict.lookup(PDFName.of('Resources'), PDFDict) : undefined;
  const images = resources?.lookup(PDFName.of('XObject'), PDFDict).keys().length;
  return { images, pictured, bare, contents: written?.lookup(PDFName.of('Contents'), PDFHexString).decodeText() };
}

test.each(['Olá, ação — £5', 'Ω ≤ α', 'Привет', 'Łódź'])('%s is written in the font', async (contents) => {
  expect(await textOf(contents, () => undefined)).toEqual({ images: 0, pictured: 0, bare: 0, contents });
});

test.each(['你好', 'مرحبا', 'Well done 👍', 'שלום', 'नमस्ते'])(
  '%s is a picture and its words, never empty boxes',
  async (contents) => {
    const frame = { width: 10, height: 10, angle: 0, at: (x: number, y: number) => [x, y] as Point } as const;
    const drawn = await textOf(contents, () => [{ kind: 'image', url: PIXEL, frame }]);
    expect(drawn).toEqual({ images: 1, pictured: 1, bare: 0, contents });
  },
);

test('words that can be neither written nor drawn are there without a drawing, and it says so', async () => {
  expect(await textOf('你好', () => undefined)).toEqual({ images: undefined, pictured: 0, bare: 1, contents: '你好' });
});

const ranges = { Type: 'Sig', Filter: 'Adobe.PPKLite', ByteRange: [0, 10, 20, 30] };
test.each<[string, (document: PDFDocument) => void]>([
  [
    'whose form says so',
    ({ catalog, context }) => catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: [] })),
  ],
  [
    'whose signature field is filled',
    ({ catalog, context }) => {
      const field = context.register(context.obj({ FT: 'Sig', V: { Type: 'Sig' } }));
      catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [field] }));
    },
  ],
  ['that has bytes which a signature covers', ({ context }) => void context.register(context.obj(ranges))],
  [
    'that is certified',
    ({ catalog, context }) => catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: context.obj({ Type: 'Sig' }) })),
  ],
  [
    'that gives its reader rights',
    ({ catalog, context }) => catalog.set(PDFName.of('Perms'), context.obj({ UR3: context.obj({ Type: 'Sig' }) })),
  ],
])('a PDF %s is signed, and not written anew', async (_which, sign) => {
  const document = await blank();
  sign(document);
  await expect(write(await document.save(), all)).rejects.toBeInstanceOf(SignedPdf);
});

test('a form with a signature field that nobody has filled is written', async () => {
  const document = await blank();
  const field = document.context.register(document.context.obj({ FT: 'Sig', T: 'Signature' }));
  document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ SigFlags: 0, Fields: [field] }));
  expect(await annotationsIn(await write(await document.save(), all))).toHaveLength(all.length);
});

test('what is no PDF is refused', async () => {
  await expect(write(new TextEncoder().encode('Hello'), all)).rejects.toThrow();
});
