import { entryKindLabels, type TaxCode } from '@forms/shared/contract';
import type { BatchRow, ExportedMoney } from '../exportedRow';
import type { Batch } from '../storedBatches';
import { type Cell, dayCell } from './csvLine';
import { descriptionOf } from './descriptionOf';

export const sageHeader =
  'Type,Account Reference,Nominal A/C Ref,Department Code,Date,Reference,Details,Net Amount,Tax Code,Tax Amount,Exchange Rate,Extra Reference,User Name'.split(
    ',',
  );

/** Always written: Sage takes an empty one for T0. */
const taxCodes = { standard: 'T1', zero: 'T0', exempt: 'T2', outside: 'T9' } as const satisfies Record<TaxCode, string>;
const NO_VAT = taxCodes.outside;

/** Sage imports no amount below zero: the type says which way it goes. */
interface Transaction {
  type: string;
  account: string;
  nominal: string;
  details: string;
  net: number;
  vat: number;
  taxCode: string;
}

/** A row as transactions of Sage 50: an invoice or a credit a line, a payment on account or a refund for money. */
export function sageLines(row: BatchRow, { codes, sageCustomer, madeAt }: SageBatch): Cell[][] {
  const reference = row.kind === 'money' ? row.numbers.join(' ') || row.texts.reference : row.number;
  const extra = row.kind === 'money' ? row.texts.name : row.reference;
  const transactions: Transaction[] =
    row.kind === 'money'
      ? [moneyOf(row, codes, sageCustomer)]
      : row.lines.map(({ account, net, vat, taxCode, quantity = 1 }, at) => ({
          type: net + vat < 0 ? 'SC' : 'SI',
          ...{ account: sageCustomer, nominal: codes[account], details: severalOf(quantity, descriptionOf(row, at)) },
          ...{ net, vat, taxCode: taxCodes[taxCode] },
        }));
  return transactions
    .filter(({ net, vat }) => net !== 0 || vat !== 0)
    .map(({ type, account, nominal, details, net, vat, taxCode }) => [
      ...[type, account, nominal, '0', dayCell(row.day), { text: reference, most: 30 }, { text: details, most: 60 }],
      ...[{ pence: Math.abs(net) }, taxCode, { pence: Math.abs(vat) }, '1', { text: extra, most: 30 }],
      `Batch ${row.batch}, ${dayCell(madeAt.slice(0, 10))}`,
    ]);
}
/** It has no column for how many. */
const severalOf = (quantity: number, details: string) => (quantity === 1 ? details : `${quantity} x ${details}`);

type SageBatch = Pick<Batch, 'codes' | 'sageCustomer' | 'madeAt'>;

/** Receipts cannot be imported as such: they come as payments on account, and are allocated in Sage. */
function moneyOf(row: ExportedMoney, codes: Batch['codes'], customer: string): Transaction {
  const { account, movement, amount } = row;
  const rest = { details: entryKindLabels[movement], net: amount, vat: 0, taxCode: NO_VAT };
  if (account === null) return { type: amount > 0 ? 'SC' : 'SI', account: customer, nominal: codes.writeOff, ...rest };
  if (movement === 'fee')
    return { type: amount > 0 ? 'BR' : 'BP', account: codes[account], nominal: codes.fees, ...rest };
  return { type: amount > 0 ? 'SA' : 'SP', account: customer, nominal: codes[account], ...rest };
}
