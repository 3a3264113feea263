import {
  type AccountCodes,
  type ExportAccount,
  type ExportTotals,
  exportAccountNames,
  exportAccounts,
} from '@forms/shared/contract';
import { grossOf } from './exportedRow';
import { type Booked, type Posting, postingsOf } from './postings';

type Sum = keyof Omit<ExportTotals, 'accounts'>;

/** Adds rows up, one after the other, without keeping them. */
export class RunningTotals {
  private readonly sums: Omit<ExportTotals, 'accounts'> = {
    invoices: { count: 0, amount: 0 },
    creditNotes: { count: 0, amount: 0 },
    moneyIn: { count: 0, amount: 0 },
    moneyOut: { count: 0, amount: 0 },
    writtenOff: { count: 0, amount: 0 },
  };
  private readonly byAccount = new Map<ExportAccount, { debit: number; credit: number }>();

  add(row: Booked): void {
    this.count(sumOf(row), { count: 1, amount: row.kind === 'money' ? row.amount : grossOf(row) });
    this.post(postingsOf(row));
  }

  count(of: Sum, { count, amount }: { count: number; amount: number }): void {
    const sum = this.sums[of];
    sum.count += count;
    sum.amount += amount;
  }

  post(postings: readonly Posting[]): void {
    for (const { account, amount } of postings) {
      if (amount === 0) continue;
      const side = this.byAccount.get(account) ?? { debit: 0, credit: 0 };
      if (amount > 0) side.debit += amount;
      else side.credit -= amount;
      this.byAccount.set(account, side);
    }
  }

  get isEmpty(): boolean {
    return Object.values(this.sums).every(({ count }) => count === 0);
  }

  /** What they come to so far, by the codes of these accounts. Accounts of one code are one. */
  with(codes: AccountCodes): ExportTotals {
    const accounts = new Map<string, ExportTotals['accounts'][number]>();
    for (const account of exportAccounts) {
      const side = this.byAccount.get(account);
      if (!side) continue;
      const code = codes[account];
      const known = accounts.get(code);
      const name = exportAccountNames[account];
      accounts.set(code, {
        code,
        name: known ? `${known.name}, ${name}` : name,
        debit: (known?.debit ?? 0) + side.debit,
        credit: (known?.credit ?? 0) + side.credit,
      });
    }
    const byCode = [...accounts.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
    return { ...this.sums, accounts: byCode };
  }
}

function sumOf(row: Booked): Sum {
  if (row.kind !== 'money') return row.kind === 'invoice' ? 'invoices' : 'creditNotes';
  if (row.account === null) return 'writtenOff';
  return row.amount > 0 ? 'moneyIn' : 'moneyOut';
}
