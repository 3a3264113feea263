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
import { newMark, newMarkup, newReply, pointsAt } from '../annotations/newMark';
import { context } from '../annotations/testing';
import { drawTools } from '../annotations/tools';
import { markupTypes, type Quad } from '../xfdf/annotation';
import { SignedPdf, writePdf } from './writePdf';

// pdf.js as react-pdf brings it.
const pdfjs = dirname(createRequire(require.resolve('react-pdf')).resolve('pdfjs-dist/package.json'));
const font = async () => new Uint8Array(readFileSync(join(pdfjs, 'standard_fonts/LiberationSans-Regular.ttf')));
const quad: Quad = [
  [60, 340],
  [160, 340],
  [60, 320],
  [160, 320],
];
const all = [
  ...markupTypes.map((type) => newMarkup(type, [quad], { ...context, name: type })),
  ...drawTools.map((tool) => newMark(tool, pointsAt(tool, [200, 200], 0), { ...context, name: tool })),
].map((mark) => (mark.type === 'freetext' ? { ...mark, contents: 'Olá, ação — £5' } : mark));

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
  const written = await annotationsIn(await writePdf(await (await blank()).save(), all, font));
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
  const once = await writePdf(await (await blank()).save(), all, font);
  const [highlight, ...rest] = all;
  const changed = highlight ? [{ ...highlight, contents: 'New words' }, ...rest] : [];
  const twice = await annotationsIn(await writePdf(once, changed, font));
  expect(twice.map(nameOf)).toEqual(all.map(({ name }) => name));
  expect(twice[0]?.lookup(PDFName.of('Contents'), PDFHexString).decodeText()).toBe('New words');
});

test('an annotation that the PDF had already stays', async () => {
  const document = await blank();
  const link = document.context.register(document.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9] }));
  document.getPage(0).node.addAnnot(link);
  const written = await annotationsIn(await writePdf(await document.save(), all.slice(0, 1), font));
  expect(written.map((annotation) => annotation.lookup(PDFName.of('Subtype'))?.toString())).toEqual([
    '/Link',
    '/Highlight',
  ]);
});

test('a reply names what it answers, and draws nothing', async () => {
  const [highlight] = all;
  if (!highlight) throw new Error('there is a highlight');
  const reply = newReply(highlight, 'Agreed', { ...context, name: 'reply' });
  const written = await annotationsIn(await writePdf(await (await blank()).save(), [reply, highlight], font));
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
  const note = newMark('note', [[200, 200]], context);
  const [written] = await annotationsIn(await writePdf(await (await blank(rotation)).save(), [note], font));
  expect(written && numbers(written, 'Rect')).toEqual(rect);
});

test('a picture of a stamp is in the file, and one that would have to be fetched is not', async () => {
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const stamp = (image: string) => ({ ...newMark('stamp', [[200, 200]], context), image });
  const images = async (image: string) => {
    const [written] = await annotationsIn(await writePdf(await (await blank()).save(), [stamp(image)], font));
    const appearance = written?.lookup(PDFName.of('AP'), PDFDict).lookup(PDFName.of('N'));
    if (!(appearance instanceof PDFRawStream)) throw new Error('a stamp has an appearance');
    return appearance.dict.lookup(PDFName.of('Resources'), PDFDict).lookup(PDFName.of('XObject'), PDFDict).keys()
      .length;
  };
  expect(await images(pixel)).toBe(1);
  expect(await images('https://example.org/track.png')).toBe(0);
});

test('a signed PDF is not written anew', async () => {
  const document = await blank();
  document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ SigFlags: 3, Fields: [] }));
  await expect(writePdf(await document.save(), all, font)).rejects.toBeInstanceOf(SignedPdf);
});

test('what is no PDF is refused', async () => {
  await expect(writePdf(new TextEncoder().encode('Hello'), all, font)).rejects.toThrow();
});
