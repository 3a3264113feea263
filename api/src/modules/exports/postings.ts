import type { ExportAccount } from '@forms/shared/contract';
import { type ExportedRow, grossOf } from './exportedRow';

/** Pence on an account: a debit is above zero. */
export interface Posting {
  account: ExportAccount;
  amount: number;
}

/**
 * What a row is in double entry; together it is 0. Money that is for no invoice yet is the payers' like any other: what
 * becomes of it later moves nothing between accounts.
 */
export function postingsOf(row: ExportedRow): Posting[] {
  const postings: Posting[] =
    row.kind === 'money'
      ? [
          { account: row.account ?? 'writeOff', amount: row.amount },
          { account: row.movement === 'fee' ? 'fees' : 'debtors', amount: -row.amount },
        ]
      : [
          { account: 'debtors', amount: grossOf(row) },
          ...row.lines.flatMap(({ account, net, vat }): Posting[] => [
            { account, amount: -net },
            { account: 'vat', amount: -vat },
          ]),
        ];
  return postings.filter(({ amount }) => amount !== 0);
}
