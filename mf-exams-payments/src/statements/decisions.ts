import type { BankRow, Bookings, Part } from '@forms/shared/contract';

/** What a person has said of a row, beside what is proposed for it. */
export interface Decision {
  /** For which invoices it is; none where it is nobody's yet. */
  parts?: readonly Part[];
  isChosen?: boolean;
}
export type Decisions = Readonly<Record<string, Decision>>;

/** For which invoices a row stands to be booked; undefined where neither a person nor a proposal says. */
export const partsOf = (row: BankRow, decision: Decision | undefined): readonly Part[] | undefined =>
  decision?.parts ?? row.proposal?.parts;

/** Whether a row is to be booked: what is sure is from the first, all else once a person says so. */
export const isChosen = (row: BankRow, decision: Decision | undefined): boolean =>
  decision?.isChosen ?? row.proposal?.sureness === 'sure';

/** What is confirmed of these rows, exactly as it is shown. */
export const confirmed = (rows: readonly BankRow[], decisions: Decisions): Bookings['rows'] =>
  rows.flatMap((row) => {
    const parts = partsOf(row, decisions[row.id]);
    if (!parts || !isChosen(row, decisions[row.id])) return [];
    const { id: rowId, left } = row;
    return [
      {
        rowId,
        left,
        parts: parts.map(({ invoice: { invoiceId, version }, amount }) => ({ invoiceId, version, amount })),
      },
    ];
  });

/** Signed pence by which parts differ from what is left of a row: below zero some of it stays nobody's yet. */
export const beyond = (left: number, parts: readonly { amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0) - left;

/** The pence that are confirmed: of what is nobody's yet, all that is left. */
export const sumOf = (rows: Bookings['rows']): number =>
  rows.reduce((sum, { left, parts }) => sum + (parts.length === 0 ? left : beyond(0, parts)), 0);
