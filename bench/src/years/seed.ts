import { createHash } from 'node:crypto';
import { addUp } from '../../../api/src/modules/ledger/addUp';
import type { Database, Trx } from '../../../api/src/platform/database/database';
import type { EnquiryStatus, InvoiceStatus, PageAnswers, PaymentMethod } from '../../../shared/contract';

/** How much a college has after some years. */
export const years = { enquiries: 100_000, invoices: 50_000, files: 200_000 } as const;
/** So many are tagged alike. */
export const TAGGED = 'autumn';
export const tagged = 5_000;

const firstNames = ['Łukasz', 'José', 'Ana', 'Zoë', 'Oliver', 'Mei', 'Fátima', 'Søren', 'Amelia', 'İpek', 'Thomas'];
const lastNames = [
  'Wałęsa',
  'Sá',
  'Brito',
  'Carr',
  'Hall',
  'Lin',
  'Okafor',
  'Groß',
  'O’Neill',
  'Nguyễn',
  'Smith-Jones',
];
const statuses: readonly EnquiryStatus[] = ['new', 'inProgress', 'completed', 'declined', 'noResponse'];
const invoiceStatuses: readonly InvoiceStatus[] = ['unpaid', 'paid', 'booked', 'cancelled'];
const methods: readonly PaymentMethod[] = ['card', 'bacs', 'callback'];

/** The same rows in every run. */
export const idOf = (kind: string, at: number) =>
  createHash('sha256').update(`${kind} ${at}`).digest('base64url').slice(0, 22);
export const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;
export const timeOf = (at: number) => new Date(Date.UTC(2022, 0, 1) + at * 1_500_000).toISOString();
const BATCH = 500;

/** In one transaction, so that the disk is waited for once. */
export const inBatches = (
  db: Database,
  count: number,
  write: (trx: Trx, places: number[]) => Promise<unknown>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (let from = 0; from < count; from += BATCH)
      await write(
        trx,
        Array.from({ length: Math.min(BATCH, count - from) }, (_, at) => from + at),
      );
  });

export const personOf = (at: number) => {
  const [firstName, lastName] = [pick(firstNames, at), pick(lastNames, Math.floor(at / firstNames.length))];
  return { firstName, lastName, email: `person${at}@family${at % 9_999}.example` };
};
const pagesOf = (at: number): PageAnswers[] => [
  {
    name: 'candidate',
    values: {
      ...personOf(at),
      phone: `07${String(700_000_000 + at)}`,
      dateOfBirth: `20${String(5 + (at % 5)).padStart(2, '0')}-0${1 + (at % 9)}-1${at % 10}`,
      uci: `${String(710_000_000_000 + at)}A`,
      address_1: `${at % 300} High Street`,
      address_postcode: `OX${at % 40} ${at % 10}AB`,
      about: 'What else somebody writes to a college when they apply. '.repeat(20),
    },
  },
];

/** Fills a site with years of enquiries, of which every second has an invoice, and files: what enquiries are found by is left to the next start. */
export async function seed(db: Database): Promise<void> {
  const form = await db.selectFrom('formVersions').select(['slug', 'version']).executeTakeFirstOrThrow();
  const seller = await db.selectFrom('sellers').select(['campus', 'version']).executeTakeFirst();
  await inBatches(db, years.enquiries, (trx, places) =>
    trx
      .insertInto('enquiries')
      .values(
        places.map((at) => {
          const { firstName, lastName, email } = personOf(at);
          return {
            ...{ id: idOf('enquiry', at), reference: `EN-${at.toString(36).toUpperCase().padStart(6, '0')}` },
            ...{
              formSlug: form.slug,
              formVersion: form.version,
              type: at % 3 === 1 ? ('fulltime' as const) : ('exams' as const),
              status: pick(statuses, at % 7),
            },
            ...{ name: `${firstName} ${lastName}`, email, pages: JSON.stringify(pagesOf(at)) },
            ...{ paymentMethod: at % 2 ? pick(methods, at) : null, submittedAt: timeOf(at) },
          };
        }),
      )
      .execute(),
  );
  await inBatches(db, years.invoices, async (trx, places) => {
    const invoices = places.map((at) => ({
      ...{
        id: idOf('invoice', at),
        enquiryId: idOf('enquiry', at * 2 + 1),
        number: `INV-2024-${String(at).padStart(6, '0')}`,
      },
      ...{ date: timeOf(at).slice(0, 10), dueDate: timeOf(at + 2_000).slice(0, 10), status: pick(invoiceStatuses, at) },
      ...{
        description: 'Examination entries',
        amount: 10_000 + (at % 500) * 100,
        declarations: '[]',
        instalmentPlan: null,
      },
      ...(seller && { sellerCampus: seller.campus, sellerVersion: seller.version }),
    }));
    await trx
      .insertInto('invoices')
      .values(invoices as never)
      .execute();
    const paid = invoices.filter(({ status }) => status === 'paid' || status === 'booked');
    const entries = paid.map(({ id, amount, date }) => ({
      ...{ id, kind: 'transfer' as const, amount, receivedOn: date, recordedAt: date, author: 'Bench' },
      ...{ source: `bench:${id}`, reverses: null },
    }));
    await trx.insertInto('moneyEntries').values(entries).execute();
    await trx
      .insertInto('allocations')
      .values(paid.map(({ id, amount }) => ({ id, entryId: id, invoiceId: id, amount })))
      .execute();
    await addUp(
      trx,
      paid.map(({ id }) => id),
    );
  });
  await inBatches(db, years.files, (trx, places) =>
    trx
      .insertInto('files')
      .values(
        places.map((at) => ({
          ...{
            id: idOf('file', at),
            name: `report ${at}.pdf`,
            searched: `report ${at}.pdf`,
            ext: 'pdf',
            mime: 'application/pdf',
            bytes: 1_000 + at,
          },
          ...{ contentType: 'other' as const, locked: 0 as const, visible: 0 as const, uploadedAt: timeOf(at / 2) },
          ...{ entityType: 'enquiry' as const, entityId: idOf('enquiry', Math.floor(at / 2)) },
        })),
      )
      .execute(),
  );
}
