import { strToU8, Zip, ZipDeflate } from 'fflate';
import { type Sheet, sheetXml, stylesXml } from './sheetXml';

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * An Excel workbook (ECMA-376), written while its rows are read: however many there are, a page of them is in memory. The
 * same rows give the same bytes. A sheet has at most 26 columns.
 */
export async function* writeWorkbook(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const add = (path: string) => {
    const file = new ZipDeflate(path);
    // The time of writing would make each file another.
    file.mtime = new Date(2000, 0, 1);
    zip.add(file);
    return file;
  };
  for (const [path, xml] of Object.entries(partsOf(sheets))) add(path).push(strToU8(HEAD + xml), true);
  add('xl/styles.xml').push(strToU8(stylesXml), true);
  for (const [at, sheet] of sheets.entries()) {
    const file = add(pathOf(at));
    for await (const xml of sheetXml(sheet)) {
      file.push(strToU8(xml));
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}

const pathOf = (at: number) => `xl/worksheets/sheet${at + 1}.xml`;

/** What leads to the sheets. */
const partsOf = (sheets: readonly Sheet[]): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${MAIN}.styles+xml"/>${sheets
    .map((_, at) => `<Override PartName="/${pathOf(at)}" ContentType="${MAIN}.worksheet+xml"/>`)
    .join('')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><sheets>${sheets
    .map(({ name }, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${sheets
    .map(
      (_, at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
    )
    .join('')}<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
});
