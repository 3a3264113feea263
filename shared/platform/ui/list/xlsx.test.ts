import { strFromU8, unzipSync } from 'fflate';
import { xlsxOf } from './xlsx';

test('an Excel file holds numbers as numbers and a formula as words', async () => {
  const file = await xlsxOf([
    ['Name', 'Owes'],
    ['=HYPERLINK("http://evil")', 12.5],
  ]);
  const parts = unzipSync(await bytesOf(file));
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  expect(part('xl/sharedStrings.xml') + part('xl/worksheets/sheet1.xml')).toContain('=HYPERLINK(');
  expect(part('xl/worksheets/sheet1.xml')).not.toContain('<f>');
  expect(part('xl/worksheets/sheet1.xml')).toContain('<v>12.5</v>');
});

const bytesOf = (file: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(file);
  });
