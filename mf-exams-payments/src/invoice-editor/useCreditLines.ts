import { creditableLines, creditError, type Invoice, type NewCreditNoteLine } from '@forms/shared/contract';
import { useState } from 'react';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { POUNDS_WANTED, readPounds } from '../pounds/pounds';

/** What is typed to be taken off an invoice, line by line. */
export interface CreditLinesState {
  /** What can be taken off at most. */
  lines: readonly NewCreditNoteLine[];
  typed: readonly string[];
  setTyped(typed: readonly string[]): void;
  /** What is taken off, and the pence that it comes to. */
  credited: NewCreditNoteLine[];
  total: number;
  /** What is in error, by field. */
  errors(): FieldErrors;
}

/** What of an invoice is to be credited, as somebody types it. */
export function useCreditLines(invoice: Invoice): CreditLinesState {
  const lines = creditableLines(invoice);
  const [typed, setTyped] = useState<readonly string[]>([]);
  const credited = lines.flatMap((line, at) => {
    const amount = readPounds(typed[at] ?? '');
    return amount ? [{ ...line, amount }] : [];
  });
  const total = credited.reduce((sum, { amount }) => sum + amount, 0);

  function errors(): FieldErrors {
    const unread = typed.flatMap((text, at) =>
      text.trim() !== '' && readPounds(text) === undefined ? [[`line-${at}`, POUNDS_WANTED]] : [],
    );
    const refused = credited.length > 0 && creditError(total, invoice.amount - invoice.credited);
    return { ...Object.fromEntries(unread), ...(refused && { lines: refused }) };
  }
  return { lines, typed, setTyped, credited, total, errors };
}
