import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app';
import { daysFromNow, now } from '../../platform/time';
import { removeBulkChanges } from '../bulk-changes/removeBulkChanges';
import { removeContact } from './removeContact';
import { removeDraftLetters } from './removeDraftLetters';
import { removeEnquiry } from './removeEnquiry';

/** A browser that asks again after this long is not asking again. */
const IDEMPOTENCY_DAYS = 30;
/** The card provider tells of an event for three days. */
const EVENT_DAYS = 30;
/** Work that was given up is in the history of its enquiry. */
const DEAD_JOB_DAYS = 90;

/** Removes what is kept no longer: by the settings, what people sent; and in any case what nobody can use any more. */
export async function removeOld(app: App): Promise<void> {
  const { db, settings, http } = app;
  await removeSpent(db);
  await removeBulkChanges(db);
  await removeDraftLetters(app);
  const { enquiries, invoiced, messages } = settings.keepDays;
  const removed = {
    enquiries: await removeEnquiries(app, enquiries, false),
    invoiced: await removeEnquiries(app, invoiced, true),
    messages: await removeMessages(app, messages),
  };
  if (Object.values(removed).some((number) => number > 0)) http.log.info({ removed }, 'removed what is kept no longer');
}

async function removeSpent(db: Database): Promise<void> {
  const isPast = now();
  await db
    .deleteFrom('sessions')
    .where((row) => row.or([row('expiresAt', '<=', isPast), row('idleUntil', '<=', isPast)]))
    .execute();
  await db.deleteFrom('loginTokens').where('expiresAt', '<=', isPast).execute();
  await db.deleteFrom('drafts').where('keptUntil', '<=', isPast).execute();
  await db.deleteFrom('idempotency').where('madeAt', '<=', daysFromNow(-IDEMPOTENCY_DAYS)).execute();
  await db.deleteFrom('providerEvents').where('receivedAt', '<=', daysFromNow(-EVENT_DAYS)).execute();
  await db.deleteFrom('jobs').where('deadAt', '<=', daysFromNow(-DEAD_JOB_DAYS)).execute();
}

/** Removes the enquiries of before so many days, either those with an invoice or those without. Answers how many. */
async function removeEnquiries(app: App, days: number | undefined, invoiced: boolean): Promise<number> {
  if (days === undefined) return 0;
  const old = await app.db
    .selectFrom('enquiries')
    .leftJoin('invoices', (join) => join.onRef('invoices.enquiryId', '=', 'enquiries.id').on('isCurrent', '=', 1))
    .select('enquiries.id')
    .where('submittedAt', '<=', daysFromNow(-days))
    .where('invoices.id', invoiced ? 'is not' : 'is', null)
    .execute();
  for (const { id } of old) await removeEnquiry(app, id);
  return old.length;
}

async function removeMessages(app: App, days: number | undefined): Promise<number> {
  if (days === undefined) return 0;
  const { db } = app;
  const contacts = await db.selectFrom('contacts').select('id').where('sentAt', '<=', daysFromNow(-days)).execute();
  for (const { id } of contacts) await removeContact(app, id);
  const reports = await db.deleteFrom('bugReports').where('sentAt', '<=', daysFromNow(-days)).returning('id').execute();
  return contacts.length + reports.length;
}
