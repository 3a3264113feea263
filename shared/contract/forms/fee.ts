import * as z from '@forms/shared/platform/zod';
import { invoiceItemTypes, linePence } from '../money/line';
import { condition, source } from './condition';

/** The most fees of a form. */
const MAX_FEES = 100;

/** What a form charges for by itself. `cost` in pence, for one of it. */
const fee = z
  .strictObject({
    description: z.string().trim().min(1).max(200).describe('What the invoice calls it.'),
    cost: linePence
      .min(0, 'A fee is not below zero')
      .describe('What it costs, or one of it, in whole pence: 4950 is £49.50.'),
    each: source
      .describe('The field that says how many times: one that is answered with a number, or with several things.')
      .optional(),
    type: z.enum(invoiceItemTypes).describe('What it is booked as; other by itself.').optional(),
    show: condition.optional(),
  })
  .describe('One line of the invoice.');
export type FormFee = z.infer<typeof fee>;

/** The invoice of a form: `true` charges for the exams that are entered, `fees` for what stands there besides. */
export const formInvoice = z.union(
  [
    z.boolean(),
    z.strictObject({
      fees: z
        .array(fee)
        .min(1, 'An invoice has at least one fee')
        .max(MAX_FEES)
        .describe('What is charged for: each fee whose condition holds.'),
    }),
  ],
  { error: 'An invoice is true, or { "fees": [{ "description": …, "cost": … }] }' },
);
