import * as z from '@forms/shared/platform/zod';
import { type InvoiceItemType, invoiceItemTypes } from '../money/line';

/** How a line is taxed. Prices are what is paid: the tax of a line is in its cost. */
export const taxCodes = ['standard', 'zero', 'exempt', 'outside'] as const;
export type TaxCode = (typeof taxCodes)[number];
export const taxCodeLabels = {
  standard: 'Standard rate, 20%',
  zero: 'Zero-rated',
  exempt: 'Exempt',
  outside: 'Outside the scope of VAT',
} as const satisfies Record<TaxCode, string>;
const percentOf: Readonly<Record<TaxCode, number>> = { standard: 20, zero: 0, exempt: 0, outside: 0 };

/** The kinds of lines that are taxed alike: items by what they are for, and the fees over and under the items. */
export const taxedKinds = [...invoiceItemTypes, 'fees'] as const;
export type TaxedKind = InvoiceItemType | 'fees';
export const taxOfKinds = z.record(z.enum(taxedKinds), z.enum(taxCodes));
export type TaxOfKinds = z.infer<typeof taxOfKinds>;
/** Where nobody has said otherwise: tuition by a private school is taxed in the UK since 2025, examination services are exempt. */
export const usualTax: TaxOfKinds = {
  ...{ fulltime: 'standard', asp: 'standard', supp: 'standard' },
  ...{ exams: 'exempt', other: 'standard', fees: 'exempt' },
};

/** Why exempt lines bear no tax, as documents say it. */
export const EXEMPTION = 'Exempt: VATA 1994 Sch 9 Group 6';

/** What of a line's cost, in pence, is its price and what is tax; `percent` is of the price. */
export interface Taxed {
  code: TaxCode;
  percent: number;
  net: number;
  tax: number;
}

/** The tax in a line's cost, in pence, rounded to the penny by line, so that the lines of a document come to its totals. */
export function taxedAs(code: TaxCode, cost: number): Taxed {
  const percent = percentOf[code];
  // Half a penny goes the same way for a line and the one that takes it back.
  const tax = Math.sign(cost) * Math.round((Math.abs(cost) * percent) / (100 + percent));
  return { code, percent, net: cost - tax, tax };
}

/** Lines together, a row for each code that is among them. */
export const taxTotals = (lines: readonly Taxed[]): Taxed[] =>
  taxCodes.flatMap((code) => {
    const alike = lines.filter((line) => line.code === code);
    const sum = (of: 'net' | 'tax') => alike.reduce((total, line) => total + line[of], 0);
    return alike.length > 0 ? [{ code, percent: percentOf[code], net: sum('net'), tax: sum('tax') }] : [];
  });
