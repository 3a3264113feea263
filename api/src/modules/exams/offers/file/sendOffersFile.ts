import { Readable } from 'node:stream';
import {
  type Offer,
  type OffersFile,
  offerColumns,
  type PaperOf,
  paperColumns,
  type TableColumn,
} from '@forms/shared/contract';
import { stringify } from 'csv-stringify/sync';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../../../platform/database/database';
import type { Sheet } from '../../../../platform/workbook/sheetXml';
import { WORKBOOK_TYPE, writeWorkbook } from '../../../../platform/workbook/writeWorkbook';
import { liveIn } from '../changeOffers';
import { idOfCode } from '../offerIds';
import { storedOffers } from '../storedOffers';

/** Sends what is offered as a file that can be edited and read in again. */
export async function sendOffersFile(db: Database, reply: FastifyReply, name: OffersFile): Promise<Readable | string> {
  const offers = [...liveIn(await storedOffers(db)).values()];
  reply.headers({
    'content-type': name === 'catalogue.xlsx' ? WORKBOOK_TYPE : 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  });
  switch (name) {
    case 'catalogue.xlsx':
      return Readable.from(
        writeWorkbook([sheetOf('Offers', offerColumns, offers), sheetOf('Papers', paperColumns, papersOf(offers))]),
      );
    case 'offers.csv':
      return Readable.from([csvOf(offerColumns, offers)]);
    case 'papers.csv':
      return Readable.from([csvOf(paperColumns, papersOf(offers))]);
  }
}

/** Each paper once. */
const papersOf = (offers: readonly Offer[]): PaperOf[] => [
  ...new Map(
    offers.flatMap((offer) => offer.papers.map((paper) => [idOfCode(offer, paper.code), { offer, paper }] as const)),
  ).values(),
];

/** As Excel opens it: marked as UTF-8, with an apostrophe before what it would run. */
const csvOf = <Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): string =>
  stringify([columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => cell(row)))], {
    ...{ bom: true, escape_formulas: true, record_delimiter: 'windows' },
    cast: { number: (value) => String(value) },
  });

const WIDE = 32;
const NARROW = 16;
function sheetOf<Row>(name: string, columns: readonly TableColumn<Row>[], rows: readonly Row[]): Sheet {
  return {
    name,
    columns: columns.map(({ key, title }) => ({
      title,
      width: ['subject', 'name', 'papers', 'sittings'].includes(key) ? WIDE : NARROW,
      // A number stands as one; what else there is stays text, so that no code loses its zeros.
      type: 'number',
    })),
    rows: (async function* () {
      for (const row of rows) yield columns.map(({ cell }) => cell(row));
    })(),
  };
}
