import fontkit from '@cantoo/fontkit';
import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { drawingOf, type ImagePart, type TextPart } from '../drawing/drawing';
import { frameOf } from '../drawing/frame';
import { isSeen } from '../drawing/isSeen';
import type { DrawnAnnotation, Note } from '../xfdf/annotation';
import { contentOf } from './content';
import { entriesOf } from './entries';
import { isSigned } from './isSigned';
import { Letters } from './letters';

/** A signature covers the bytes of its file: writing them anew breaks it. */
export class SignedPdf extends Error {}

/** What letters are drawn with. */
export interface Lettering {
  /** A TrueType file; what is used of it is embedded. */
  font(): Promise<Uint8Array>;
  /** A picture of letters that the font has not, a line each; undefined where none can be made. */
  pictureOf(text: TextPart): ImagePart[] | undefined;
}

/** A PDF with annotations in it. */
export interface WrittenPdf {
  pdf: Uint8Array;
  /** How many texts are pictures in it, their letters being in no font here. */
  pictured: number;
  /** How many texts have no drawing in it: whoever opens it shows their words, or nothing. */
  bare: number;
}

/**
 * The PDF with these annotations in it, each with an appearance stream, so that every reader shows it alike. One that
 * the PDF has already, by its name, is replaced.
 * Throws `SignedPdf` for a PDF that is signed, and as pdf-lib does for one that it cannot read.
 */
export async function writePdf(
  pdf: Uint8Array,
  annotations: readonly DrawnAnnotation[],
  lettering: Lettering,
): Promise<WrittenPdf> {
  const document = await load(pdf);
  if (isSigned(document)) throw new SignedPdf('The PDF is signed');
  document.registerFontkit(fontkit);
  const font = annotations.some(hasLetters)
    ? await document.embedFont(await lettering.font(), { subset: true })
    : undefined;
  const letters = new Letters(font, lettering.pictureOf);
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
  const written = await document.save({ useObjectStreams: false, updateFieldAppearances: false });
  return { pdf: written, pictured: letters.pictured, bare: letters.bare };
}

const loading = { updateMetadata: false, throwOnInvalidObject: false } as const;
/** Many PDFs are encrypted with an empty password, only to forbid something. */
const load = (pdf: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(pdf, loading).catch(() => PDFDocument.load(pdf, { ...loading, password: '' }));

const hasLetters = ({ type }: DrawnAnnotation) => type === 'freetext' || type === 'stamp';

async function addAnnotation(
  document: PDFDocument,
  page: PDFPage,
  annotation: DrawnAnnotation,
  letters: Letters,
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
    const appearance = await appearanceOf(document, annotation, letters);
    if (appearance) dictionary.set(PDFName.of('AP'), context.obj({ N: appearance }));
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

/**
 * The form XObject that draws it: its space is the page's own, so that nothing is moved or scaled on the way. There is
 * none where it has words that can be neither written nor drawn: boxes in their place would be taken for them.
 */
async function appearanceOf(
  document: PDFDocument,
  annotation: DrawnAnnotation,
  letters: Letters,
): Promise<PDFRef | undefined> {
  const { context } = document;
  const drawing = drawingOf(annotation, { measure: letters.measure, pageRotation: 0 });
  const parts = letters.drawable(drawing.parts);
  if (!parts) return undefined;
  const images: Record<string, PDFRef> = {};
  const names = new Map<string, string>();
  for (const part of parts) {
    const ref = part.kind === 'image' && !names.has(part.url) ? await embedImage(document, part.url) : undefined;
    if (!ref || part.kind !== 'image') continue;
    const name = `Image${names.size}`;
    names.set(part.url, name);
    images[name] = ref;
  }
  const content = contentOf({ ...drawing, parts }, { encode: letters.encode, imageName: (url) => names.get(url) });
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
      ...(letters.font && { Font: { Text: letters.font.ref } }),
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
