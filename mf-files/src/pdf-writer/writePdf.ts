import fontkit from '@cantoo/fontkit';
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { drawingOf } from '../annotations/drawing';
import { frameOf } from '../annotations/frame';
import { isSeen } from '../annotations/isSeen';
import type { DrawnAnnotation, Note } from '../xfdf/annotation';
import { contentOf } from './content';
import { entriesOf } from './entries';

/** A signature covers the bytes of its file: writing them anew breaks it. */
export class SignedPdf extends Error {}

/**
 * The PDF with these annotations in it, each with an appearance stream, so that every reader shows it alike. One that
 * the PDF has already, by its name, is replaced. `font` is a TrueType file; what is used of it is embedded.
 * Throws `SignedPdf` for a PDF that is signed, and as pdf-lib does for one that it cannot read.
 */
export async function writePdf(
  pdf: Uint8Array,
  annotations: readonly DrawnAnnotation[],
  font: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const document = await load(pdf);
  if (isSigned(document)) throw new SignedPdf('The PDF is signed');
  document.registerFontkit(fontkit);
  const letters = annotations.some(hasLetters) ? await document.embedFont(await font(), { subset: true }) : undefined;
  const refs = new Map<string, PDFRef>();

  for (const [number, page] of document.getPages().entries()) {
    const own = annotations.filter((annotation) => annotation.page === number);
    if (own.length === 0) continue;
    const names = new Set(own.flatMap(({ name }) => (name === undefined ? [] : [name])));
    dropNamed(page, names);
    // A reply points at what it answers, which therefore comes first.
    for (const annotation of own.toSorted((a, b) => Number(!!a.inReplyTo) - Number(!!b.inReplyTo))) {
      const pinned = annotation.type === 'text' ? pinnedNote(annotation, page.getRotation().angle) : annotation;
      const ref = await addAnnotation(document, page, pinned, letters, refs);
      if (annotation.name !== undefined) refs.set(annotation.name, ref);
    }
  }
  return document.save({ useObjectStreams: false, updateFieldAppearances: false });
}

const loading = { updateMetadata: false, throwOnInvalidObject: false } as const;
/** Many PDFs are encrypted with an empty password, only to forbid something. */
const load = (pdf: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(pdf, loading).catch(() => PDFDocument.load(pdf, { ...loading, password: '' }));

/** By the catalogue's word: bit 1 of the form's `/SigFlags`. */
function isSigned({ catalog }: PDFDocument): boolean {
  const flags = catalog.lookupMaybe(PDFName.of('AcroForm'), PDFDict)?.lookup(PDFName.of('SigFlags'));
  return flags instanceof PDFNumber && (flags.asNumber() & 1) === 1;
}

const hasLetters = ({ type }: DrawnAnnotation) => type === 'freetext' || type === 'stamp';

async function addAnnotation(
  document: PDFDocument,
  page: PDFPage,
  annotation: DrawnAnnotation,
  letters: PDFFont | undefined,
  refs: ReadonlyMap<string, PDFRef>,
): Promise<PDFRef> {
  const { context } = document;
  const dictionary = context.obj({ ...entriesOf(annotation, context), P: page.ref });
  const parent = annotation.inReplyTo === undefined ? undefined : refs.get(annotation.inReplyTo);
  if (parent) {
    dictionary.set(PDFName.of('IRT'), parent);
    dictionary.set(PDFName.of('RT'), PDFName.of(annotation.replyType === 'group' ? 'Group' : 'R'));
  }
  if (isSeen(annotation)) {
    dictionary.set(PDFName.of('AP'), context.obj({ N: await appearanceOf(document, annotation, letters) }));
  } else if (annotation.type === 'text') {
    // Some readers draw a reply's icon on top of what it replies to.
    dictionary.set(PDFName.of('F'), PDFNumber.of(HIDDEN));
  }
  const ref = context.register(dictionary);
  page.node.addAnnot(ref);
  return ref;
}
const HIDDEN = 2;

/**
 * Readers keep a note's icon upright and its rectangle's top left where it is (ISO 32000-1, 12.5.6.4): on a page that
 * is turned, another rectangle has it where it was drawn.
 */
function pinnedNote(note: Note, pageRotation: number): Note {
  const [left, bottom, right, top] = note.rect;
  const frame = frameOf(note.rect, pageRotation);
  const [x, y] = frame.at(0, frame.height);
  const flags = [...new Set([...note.flags, 'nozoom', 'norotate'])];
  return { ...note, rect: [x, y - (top - bottom), x + (right - left), y], flags };
}

/** The form XObject that draws it: its space is the page's own, so that nothing is moved or scaled on the way. */
async function appearanceOf(
  document: PDFDocument,
  annotation: DrawnAnnotation,
  letters: PDFFont | undefined,
): Promise<PDFRef> {
  const { context } = document;
  const drawing = drawingOf(annotation, {
    measure: (text, size) => letters?.widthOfTextAtSize(text, size) ?? 0,
    pageRotation: 0,
  });
  const images: Record<string, PDFRef> = {};
  for (const part of drawing.parts) {
    const ref = part.kind === 'image' ? await embedImage(document, part.url) : undefined;
    if (ref) images[`Image${Object.keys(images).length}`] = ref;
  }
  const content = contentOf(drawing, {
    encode: (text) => letters?.encodeText(text).toString() ?? '<>',
    imageName: () => Object.keys(images)[0],
  });
  const stream = context.flateStream(content, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [...annotation.rect],
    Group: { S: 'Transparency' },
    Resources: {
      ExtGState: {
        State: {
          CA: drawing.opacity,
          ca: drawing.opacity,
          BM: drawing.multiplies ? 'Multiply' : 'Normal',
          AIS: PDFBool.False,
        },
      },
      XObject: images,
      ...(letters && { Font: { Text: letters.ref } }),
    },
  });
  return context.register(stream);
}

async function embedImage(document: PDFDocument, url: string): Promise<PDFRef | undefined> {
  if (/^data:image\/png[;,]/i.test(url)) return (await document.embedPng(url)).ref;
  if (/^data:image\/jpe?g[;,]/i.test(url)) return (await document.embedJpg(url)).ref;
  return undefined;
}

/** Takes away what the page has under these names: it is written anew. */
function dropNamed(page: PDFPage, names: ReadonlySet<string>): void {
  const annots = page.node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  if (!annots) return;
  for (let at = annots.size() - 1; at >= 0; at--) {
    const annotation = annots.lookup(at);
    const name = annotation instanceof PDFDict ? annotation.lookup(PDFName.of('NM')) : undefined;
    if ((name instanceof PDFString || name instanceof PDFHexString) && names.has(name.decodeText())) annots.remove(at);
  }
}
