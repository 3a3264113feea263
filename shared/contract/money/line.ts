import * as z from '@forms/shared/platform/zod';
import { formatPence } from './money';

/** What a line is booked as. */
export const invoiceItemTypes = ['fulltime', 'asp', 'supp', 'exams', 'other'] as const;
export type InvoiceItemType = (typeof invoiceItemTypes)[number];

/** The most that one line may come to, either way: £100,000. */
export const MAX_LINE_PENCE = 10_000_000;
export const LINE_LIMIT = `A line may come to ${formatPence(MAX_LINE_PENCE)} at most`;
/** Whole pence; below zero it is a discount. */
export const linePence = z.number().int().min(-MAX_LINE_PENCE, LINE_LIMIT).max(MAX_LINE_PENCE, LINE_LIMIT);
