import {
  lineTax,
  type OwnTax,
  type Seller,
  severalSaid,
  type Taxed,
  type TaxedKind,
  taxCodeLabels,
  taxedAs,
  taxTotals,
} from '@forms/shared/contract';
import type { Column } from '../../platform/pdf/placedColumns';
import { ink, type Row, type Sheet } from '../../platform/pdf/sheet';
import type { DocumentWords } from './documentWords';
import type { InvoiceSeller } from './sellerOfInvoice';
import { taxBy } from './taxBy';

/** A line of a document: `cost` in pence, undefined for a title over others. */
export interface DocumentLine extends OwnTax, Pick<Row, 'indent' | 'weight'> {
  description: string;
  kind: TaxedKind;
  cost: number | undefined;
  /** So many of what it is of; one where it is not said. */
  quantity?: number | undefined;
}

/** How the row stands that a document is about. */
export const strong = { weight: 'bold', size: 13, isRuledOff: true } as const;

const figure = (title: string, width: number): Column => ({ title, width, align: 'right' });

/** What is charged, a row a line, with the VAT in each where there is any to say; then what it comes to. */
export function drawLines(
  sheet: Sheet,
  words: DocumentWords,
  {
    of,
    lines,
    totals,
  }: { of: InvoiceSeller; lines: readonly DocumentLine[]; totals: readonly (Row & { sum: number })[] },
): void {
  const tax = taxBy(of);
  const { item, cost, rate, net, tax: taxed } = words.items;
  const columns = [
    { title: item },
    ...(tax ? [figure(rate, 54), figure(net, 64), figure(taxed, 58)] : []),
    figure(cost, 74),
  ];
  const blanks = tax ? ['', '', ''] : [];
  const rows = lines.map(({ description, cost, quantity, kind, taxCode, taxWording, ...look }): Row => {
    const name = words.line(description);
    if (cost === undefined) return { cells: [name, ...blanks, ''], isHeading: true, ...look };
    const several = severalSaid({ cost, quantity }, words.money);
    const said = several ? `${name}\n${several}` : name;
    const parts = tax && taxedAs(lineTax(tax, { kind, taxCode, taxWording }), cost);
    const cells = parts ? [rateOf(parts), words.money(parts.net), words.money(parts.tax)] : [];
    return { cells: [said, ...cells, words.money(cost)], isHeading: true, ...look };
  });
  const sums = totals.map(
    ({ cells, sum, ...look }): Row => ({
      cells: [...cells, ...blanks, words.money(sum)],
      isHeading: true,
      ...look,
    }),
  );
  // A total by itself on a page would be of nothing.
  sheet.table(columns, [...rows, ...sums], { together: sums.length + 1 });
  if (tax) drawTaxTotals(sheet, words, taxTotals(taxedOf(lines, tax)));
}

const taxedOf = (lines: readonly DocumentLine[], tax: Seller['tax']): Taxed[] =>
  lines.flatMap((line) => (line.cost === undefined ? [] : [taxedAs(lineTax(tax, line), line.cost)]));

/** The VAT of all lines together, a row a rate, with the law by which some of them bear none. */
function drawTaxTotals(sheet: Sheet, words: DocumentWords, totals: readonly Taxed[]): void {
  const { net, tax, rate } = words.items;
  const sum = (of: 'net' | 'tax') => totals.reduce((all, each) => all + each[of], 0);
  const name = ({ code, wording }: Taxed) => wording || (code === 'exempt' ? words.tax.exempt : taxCodeLabels[code]);
  sheet.table(
    [{ title: rate }, figure(net, 90), figure(tax, 90)],
    [
      ...totals.map(
        (each): Row => ({ cells: [name(each), words.money(each.net), words.money(each.tax)], isHeading: true }),
      ),
      {
        cells: [words.total, words.money(sum('net')), words.money(sum('tax'))],
        ...{ isHeading: true, weight: 'bold', colour: ink.text },
      },
    ],
    { heading: words.tax.heading, together: 2 },
  );
}

const rateOf = ({ code, percent }: Taxed): string =>
  code === 'standard' || code === 'zero' ? `${percent}%` : code === 'exempt' ? 'Exempt' : 'None';
