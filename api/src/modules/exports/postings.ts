import type { ExportAccount } from '@forms/shared/contract';
import { type ExportedDocument, type ExportedLine, type ExportedMoney, grossOf } from './exportedRow';

/** Pence on an account: a debit is above zero. */
export interface Posting {
  account: ExportAccount;
  amount: number;
}

/** What is booked of a row. */
export type Booked =
  | Pick<ExportedDocument, 'kind' | 'lines'>
  | Pick<ExportedMoney, 'kind' | 'movement' | 'amount' | 'account'>;

/**
 * What a row is in double entry; together it is 0. Money that is for no invoice yet is the payers' like any other: what
 * becomes of it later moves nothing between accounts.
 */
export function postingsOf(row: Booked): Posting[] {
  const postings: Posting[] =
    row.kind === 'money'
      ? [
          { account: row.account ?? 'writeOff', amount: row.amount },
          { account: row.movement === 'fee' ? 'fees' : 'debtors', amount: -row.amount },
        ]
      : [{ account: 'debtors', amount: grossOf(row) }, ...row.lines.flatMap(postingsOfLine)];
  return postings.filter(({ amount }) => amount !== 0);
}

/** What a line of a document is in double entry, without what is asked for it. */
export const postingsOfLine = ({ account, net, vat }: Pick<ExportedLine, 'account' | 'net' | 'vat'>): Posting[] => [
  { account, amount: -net },
  { account: 'vat', amount: -vat },
];
