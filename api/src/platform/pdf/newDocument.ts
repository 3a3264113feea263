import PDFDocument from 'pdfkit';

/** An A4 page, in PDF points. */
export const page = { width: 595, height: 842, margin: 56 } as const;

interface DocumentHead {
  title: string;
  author: string;
  /** As `en-GB`. */
  language: string;
}

/** The types know only the other subsets. */
const ACCESSIBLE = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;

/** A PDF/UA document, its pages kept until it ends; `bytes` comes then. */
export function newDocument({ title, author, language }: DocumentHead): {
  pdf: PDFKit.PDFDocument;
  bytes: Promise<Buffer>;
} {
  const pdf = new ReadableDocument({
    size: [page.width, page.height],
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: 0 },
    bufferPages: true,
    pdfVersion: '1.7',
    subset: ACCESSIBLE,
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author },
  });
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  return { pdf, bytes };
}

/** What the library keeps to itself: the letters that each piece of a font that is in use stands for. */
interface Internals {
  _fontFamilies: Record<string, { unicode?: number[][] }>;
}

/** A blank without width: what a dot that belongs to the letter before it is read as. */
const NOTHING_READ = 0x200b;

/** A document that programs can read, too, where the library's own gets that wrong. */
class ReadableDocument extends PDFDocument {
  /** A font may draw a letter in pieces, of which all but one stand for none: they would be read as controls. */
  override end(): void {
    for (const font of Object.values((this as unknown as Internals)._fontFamilies)) {
      if (font.unicode) font.unicode = font.unicode.map((read) => (read.length > 0 ? read : [NOTHING_READ]));
    }
    super.end();
  }

  /** Title and author are written into XML as they are. They stand elsewhere by then, where they are not XML. */
  override endMetadata(): void {
    for (const name of ['Title', 'Author'] as const) {
      const text = this.info[name];
      if (text !== undefined) this.info[name] = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    }
    super.endMetadata();
  }
}
