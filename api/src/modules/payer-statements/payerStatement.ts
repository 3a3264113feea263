import { campuses, type PayerStatement, type StatementPeriod, today } from '@forms/shared/contract';
import { HttpError, notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { enquiriesOfPayer } from '../payers/enquiriesOfPayer';
import { accountEvents } from './accountEvents';
import { stateAccount, type Terms } from './stateAccount';

/**
 * What was charged and what came in a period, of whoever pays for an enquiry, at one campus: each is a seller of its own.
 * Throws 404 where nothing was ever charged to them.
 */
export async function payerStatementOf(
  { db, settings }: Pick<App, 'db' | 'settings'>,
  enquiryId: string,
  { campus: asked, ...period }: StatementPeriod,
): Promise<PayerStatement> {
  const to = earlier(period.to, today());
  const from = earlier(period.from, to);
  const known = await enquiriesOfPayer(db, enquiryId);
  if (!known) throw notFound('enquiry');
  const { payer, enquiries } = known;
  const charged = (await invoicesOf(db, [...enquiries.keys()])).map((invoice) => ({
    ...invoice,
    campus: invoice.sellerCampus ?? enquiries.get(invoice.enquiryId) ?? settings.campus,
  }));
  const where = campuses.filter((each) => charged.some(({ campus }) => campus === each));
  const own = charged.find((invoice) => invoice.enquiryId === enquiryId)?.campus ?? where[0];
  const campus = asked ?? own;
  if (campus === undefined || own === undefined) throw new HttpError(404, 'not-charged', NOT_CHARGED);
  const invoices = charged.filter((invoice) => invoice.campus === campus);
  const terms = new Map(invoices.map((invoice) => [invoice.id, termsOf(invoice)]));
  const { open, ...stated } = stateAccount(await accountEvents(db, invoices), terms, { from, to });
  const { name, email, address } = payer;
  return {
    ...{ name, email, address, campus, campuses: where, from, to, ...stated },
    references: [...new Set(invoices.filter(({ id }) => open.includes(id)).map(({ reference }) => reference))],
  };
}

const NOT_CHARGED = 'Nothing was ever charged to whoever would pay for this enquiry.';

const earlier = (one: string, other: string) => (one < other ? one : other);

/** What was issued for these enquiries, oldest first. */
async function invoicesOf(db: App['db'], enquiryIds: readonly string[]) {
  if (enquiryIds.length === 0) return [];
  return db
    .selectFrom('invoices')
    .innerJoin('enquiries', 'enquiries.id', 'invoices.enquiryId')
    .select(['invoices.id', 'enquiryId', 'number', 'date', 'dueDate', 'invoices.status', 'invoices.amount'])
    .select(['instalmentPlan', 'sellerCampus', 'enquiries.reference', 'enquiries.name'])
    .where('enquiryId', 'in', enquiryIds)
    .where('invoices.status', 'not in', ['proposed', 'final'])
    .orderBy('date')
    .orderBy('number')
    .execute();
}

const termsOf = ({
  status,
  dueDate,
  instalmentPlan,
}: {
  status: string;
  dueDate: string | null;
  instalmentPlan: string | null;
}): Terms => ({
  isCancelled: status === 'cancelled',
  dueDate,
  instalmentPlan: instalmentPlan === null ? null : JSON.parse(instalmentPlan),
});
