/** A page of A5 with one line of text. */
interface SmallPage {
  text: string;
}

/** A small honest PDF with these pages, in letters that Latin has. */
export function smallPdf(pages: readonly SmallPage[]): Uint8Array<ArrayBuffer> {
  const numberOf = (page: number) => 4 + 2 * page;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((_, at) => `${numberOf(at)} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap(({ text }, at) => {
      const drawing = `BT /F1 24 Tf 40 500 Td (${text}) Tj ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 595]/Resources<</Font<</F1 3 0 R>>>>/Contents ${numberOf(at) + 1} 0 R>>`,
        `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Uint8Array.from(Buffer.from(file + table + end, 'latin1'));
}
