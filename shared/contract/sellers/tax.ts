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

const MOST_WORDING = 120;
/** The tax that a line has by itself, and the words that documents have for it; of null it is that of its kind, in the usual words. */
export const ownTax = {
  taxCode: z.enum(taxCodes).nullable(),
  taxWording: z.string().trim().max(MOST_WORDING, `At most ${MOST_WORDING} characters`),
};
export interface OwnTax {
  taxCode?: TaxCode | null | undefined;
  taxWording?: string | undefined;
}

/** How a line is taxed: by itself, else as who sells taxes its kind. */
export const lineTax = (
  ofKinds: TaxOfKinds,
  { kind, taxCode, taxWording = '' }: OwnTax & { kind: TaxedKind },
): { code: TaxCode; wording: string } =>
  taxCode ? { code: taxCode, wording: taxWording } : { code: ofKinds[kind], wording: '' };

/** What of a line's cost, in pence, is its price and what is tax; `percent` is of the price, `wording` is empty where it is the usual. */
export interface Taxed {
  code: TaxCode;
  wording: string;
  percent: number;
  net: number;
  tax: number;
}

/** The tax in a line's cost, in pence, rounded to the penny by line, so that the lines of a document come to its totals. */
export function taxedAs({ code, wording }: Pick<Taxed, 'code' | 'wording'>, cost: number): Taxed {
  const percent = percentOf[code];
  // Half a penny goes the same way for a line and the one that takes it back.
  const tax = Math.sign(cost) * Math.round((Math.abs(cost) * percent) / (100 + percent));
  return { code, wording, percent, net: cost - tax, tax };
}

/** Lines together, a row for each code and wording that is among them. */
export const taxTotals = (lines: readonly Taxed[]): Taxed[] =>
  taxCodes.flatMap((code) => {
    const ofCode = lines.filter((line) => line.code === code);
    return [...new Set(ofCode.map(({ wording }) => wording))].map((wording) => {
      const alike = ofCode.filter((line) => line.wording === wording);
      const sum = (of: 'net' | 'tax') => alike.reduce((total, line) => total + line[of], 0);
      return { code, wording, percent: percentOf[code], net: sum('net'), tax: sum('tax') };
    });
  });
