import { feesAccount, type Period } from '@forms/shared/contract';
import { sql } from 'kysely';
import { exportedLines } from './documentLines';
import { invoicesAfter } from './newInvoices';
import { PartiesFound, type Site } from './parties';
import { postingsOfLine } from './postings';
import type { RunningTotals } from './totals';

/**
 * Adds up the invoices of a period that no batch has, as their rows would: lines that are alike are read once with their
 * number, and no words at all. Answers the invoices' ids by number.
 */
export async function sumNewInvoices(site: Site, period: Period, totals: RunningTotals): Promise<string[]> {
  const documents = await site.db
    .with('found', () => invoicesAfter(site.db, period, ''))
    .selectFrom('found')
    .select(({ selectFrom, eb }) => {
      const items = selectFrom('invoiceItems')
        .select(sql<number>`coalesce(sum(cost), 0)`.as('cost'))
        .whereRef('invoiceItems.invoiceId', '=', 'found.sourceId')
        .where('metaType', '<>', 'title');
      const fees = selectFrom('invoiceFooterHeaders')
        .select(sql<number>`coalesce(sum(cost), 0)`.as('cost'))
        .whereRef('invoiceFooterHeaders.invoiceId', '=', 'found.sourceId');
      return ['sourceId', eb(items, '+', fees).as('gross')];
    })
    .orderBy('number')
    .execute();
  for (const gross of documents.map((each) => Number(each.gross))) {
    totals.count('invoices', { count: 1, amount: gross });
    totals.post([{ account: 'debtors', amount: gross }]);
  }
  await postLines(site, period, totals);
  return documents.map(({ sourceId }) => sourceId);
}

async function postLines(site: Site, period: Period, totals: RunningTotals): Promise<void> {
  const { db } = site;
  const found = db
    .with('found', () => invoicesAfter(db, period, ''))
    .selectFrom('found')
    .leftJoin('enquiryPayers', 'enquiryPayers.enquiryId', 'found.enquiryId');
  const items = await found
    .innerJoin('invoiceItems', 'invoiceItems.invoiceId', 'found.sourceId')
    .where('metaType', '<>', 'title')
    .select(['found.status', 'sellerCampus', 'sellerVersion', 'campus', 'accountId as account', 'type as kind'])
    .select(({ fn }) => ['taxCode', 'cost', fn.countAll<number>().as('times')])
    .groupBy(['found.status', 'sellerCampus', 'sellerVersion', 'campus', 'accountId', 'type', 'taxCode', 'cost'])
    .execute();
  const fees = await found
    .innerJoin('invoiceFooterHeaders', 'invoiceFooterHeaders.invoiceId', 'found.sourceId')
    // Fees go where the first of the items does.
    .leftJoin('invoiceItems', (join) =>
      join.onRef('invoiceItems.invoiceId', '=', 'found.sourceId').on('invoiceItems.position', '=', ({ selectFrom }) =>
        selectFrom('invoiceItems as item')
          .select(({ fn }) => fn.min('item.position').as('position'))
          .whereRef('item.invoiceId', '=', 'found.sourceId')
          .where('item.metaType', '<>', 'title'),
      ),
    )
    .where('invoiceFooterHeaders.cost', '<>', 0)
    .select([
      'found.status',
      'sellerCampus',
      'sellerVersion',
      'campus',
      'invoiceFooterHeaders.cost',
      'accountId as first',
    ])
    .select(({ fn }) => fn.countAll<number>().as('times'))
    .groupBy(['found.status', 'sellerCampus', 'sellerVersion', 'campus', 'invoiceFooterHeaders.cost', 'accountId'])
    .execute();
  const alike = [
    ...items,
    ...fees.map(({ first, ...fee }) => ({
      ...{ ...fee, account: feesAccount(first === null ? [] : [first]), kind: 'fees' as const, taxCode: null },
    })),
  ];
  const parties = new PartiesFound(site);
  for (const { times, ...line } of alike) {
    const { lines } = exportedLines([{ ...line, description: '' }], await parties.taxOf(line));
    for (const { account, amount } of lines.flatMap(postingsOfLine))
      totals.post([{ account, amount: amount * Number(times) }]);
  }
}
