import { type AccountCodes, CURRENCY, entryKindLabels, type TaxCode } from '@forms/shared/contract';
import type { BatchRow, ExportedMoney } from '../exportedRow';
import { type Cell, dayCell } from './csvLine';
import { descriptionOf } from './descriptionOf';

/** Of Xero's template for sales invoices. */
export const xeroSalesHeader =
  '*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TrackingName1,TrackingOption1,TrackingName2,TrackingOption2,Currency,BrandingTheme'.split(
    ',',
  );

/** The names that Xero shows of its tax rates: it imports by them. */
const taxTypes = {
  standard: '20% (VAT on Income)',
  zero: 'Zero Rated Income',
  exempt: 'Exempt Income',
  outside: 'No VAT',
} as const satisfies Record<TaxCode, string>;

const empty = (count: number): Cell[] => Array.from({ length: count }, () => '');

/** A document's lines, with their VAT in the amount: to be imported as tax inclusive. A credit note is an invoice below zero, and so is a cancellation: it needs a number that no other has. */
export function xeroSalesLines(row: BatchRow, codes: AccountCodes): Cell[][] {
  if (row.kind === 'money') return [];
  const { kind, number, reference, day, dueDate, texts, batch } = row;
  return row.lines.map(({ account, net, vat, taxCode, quantity = 1 }, at) => [
    ...[{ text: texts.name || number }, { text: texts.email }, ...empty(8)],
    ...[
      kind === 'cancellation' ? `${number}-C` : number,
      `${reference}, batch ${batch}`,
      dayCell(day),
      dayCell(dueDate),
      '',
    ],
    ...[
      { text: descriptionOf(row, at) },
      String(quantity),
      { pence: (net + vat) / quantity },
      '',
      codes[account],
      taxTypes[taxCode],
    ],
    ...[...empty(4), CURRENCY, ''],
  ]);
}

export const xeroStatementHeader = 'Date,Amount,Payee,Description,Reference,Cheque Number'.split(',');

/** Money on one account, as the statement of a bank has it. */
export function xeroStatementLines(row: BatchRow, account: ExportedMoney['account']): Cell[][] {
  if (row.kind !== 'money' || row.account !== account) return [];
  const { day, amount, movement, numbers, texts, batch } = row;
  const description = `${entryKindLabels[movement]}, batch ${batch}`;
  const reference = numbers.join(' ') || texts.reference;
  return [[dayCell(day), { pence: amount }, { text: texts.name }, description, { text: reference }, '']];
}
