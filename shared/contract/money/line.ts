import * as z from '@forms/shared/platform/zod';
import { formatPence } from './money';

/** What a line is booked as. */
export const invoiceItemTypes = ['fulltime', 'asp', 'supp', 'exams', 'other'] as const;
export type InvoiceItemType = (typeof invoiceItemTypes)[number];

/** The most that one line may come to, either way: £100,000. */
export const MAX_LINE_PENCE = 10_000_000;
export const LINE_LIMIT = `A line may come to ${formatPence(MAX_LINE_PENCE)} at most`;
/** So many of what a line is of may be charged at once. */
export const MOST_QUANTITY = 999;
const QUANTITY_WANTED = `Please enter a whole number from 1 to ${MOST_QUANTITY}`;
export const lineQuantity = z
  .number(QUANTITY_WANTED)
  .int(QUANTITY_WANTED)
  .min(1, QUANTITY_WANTED)
  .max(MOST_QUANTITY, QUANTITY_WANTED);
/** What a line asks for each of what it is of; a `quantity` that is not said is 1. */
export const costOfEach = ({ cost, quantity = 1 }: { cost: number; quantity?: number | undefined }): number =>
  cost / quantity;
/** `3 × £20.00` of a line that is of several; empty for one. */
export const severalSaid = (
  line: { cost: number; quantity?: number | undefined },
  money: (pence: number) => string = formatPence,
): string =>
  line.quantity === undefined || line.quantity === 1 ? '' : `${line.quantity} × ${money(costOfEach(line))}`;

/** Whole pence; below zero it is a discount. */
export const linePence = z.number().int().min(-MAX_LINE_PENCE, LINE_LIMIT).max(MAX_LINE_PENCE, LINE_LIMIT);
