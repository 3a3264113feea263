import { usualTax } from '@forms/shared/contract';
import { type DocumentLine, exportedLines } from './documentLines';

const tuition: DocumentLine = { account: 'fulltime', kind: 'fulltime', description: 'Tuition', cost: 12_000 };

test('A line is exported with the VAT that it has by itself, else that of its kind; of who has none, with none.', () => {
  const own = { ...tuition, taxCode: 'exempt' } as const;
  expect(exportedLines([tuition, own], usualTax).lines).toMatchObject([
    { net: 10_000, vat: 2_000, taxCode: 'standard' },
    { net: 12_000, vat: 0, taxCode: 'exempt' },
  ]);
  expect(exportedLines([tuition, own], undefined).lines).toMatchObject([
    { taxCode: 'outside' },
    { taxCode: 'outside' },
  ]);
});
