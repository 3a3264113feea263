import PDFDocument from 'pdfkit';

const words =
  'The candidate must answer every question in the space provided and show all working clearly for full marks'.split(
    ' ',
  );
const PARAGRAPHS = 5;
const WORDS = 70;

/** A PDF of so many A4 pages of text, no two alike; the same at every call. */
export async function paperOf(pages: number): Promise<Buffer> {
  let seed = 42;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const paragraph = () => Array.from({ length: WORDS }, () => words[random(words.length)]).join(' ');
  const document = new PDFDocument({ autoFirstPage: false, size: 'A4', margin: 60 });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (let number = 1; number <= pages; number++) {
    document.addPage().fontSize(20).text(`Paper ${number}`).fontSize(11).moveDown();
    for (let at = 0; at < PARAGRAPHS; at++) document.text(paragraph()).moveDown();
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
