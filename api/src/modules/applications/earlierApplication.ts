import {
  authors,
  draft,
  type ExamsSubmitted,
  JOURNEY_HEADER,
  type PageAnswers,
  type Submitted,
} from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { answeredBefore, forget, lastDone } from '../../platform/idempotency/idempotency';
import { closeEnquiry } from '../enquiries/status';
import { withdrawRequested } from '../entries/withdrawRequested';
import { handFilesOn } from '../files/namedFiles';
import { recordStep } from '../history/recordStep';
import { applicationOf } from '../payments/application';
import type { PaymentApp } from '../payments/cards';
import { cancelOpenInvoice, withdrawBegun } from './withdraw';

/** What the idempotency keys of applications belong to, and those of journeys: which application was a journey's latest. */
export const APPLICATIONS = 'exams/form';
const JOURNEYS = 'exams/journey';
interface Latest {
  id: string;
  /** The idempotency key that it was sent with. */
  key: string | undefined;
}

/** The journey that a submission says it comes from. Throws 400 where that is no name of one. */
export function journeyOf({ headers }: FastifyRequest): string | undefined {
  const read = draft.shape.journey.optional().safeParse(headers[JOURNEY_HEADER.toLowerCase()]);
  if (!read.success) throw new HttpError(400, 'bad-journey', `${JOURNEY_HEADER} must have 1 to 64 characters.`);
  return read.data;
}

/** The application that a journey stored last; nothing where it stored none, or that was removed since. */
export async function earlierApplication(db: Database, journey: string): Promise<ExamsSubmitted | null> {
  const id = await stillThere(db, await answeredBefore<Latest>(db, JOURNEYS, [journey]));
  return id === undefined ? null : applicationOf(db, id);
}

/** Takes back the card payment that was begun on a journey's application, as that is about to be replaced. Throws 409 where the card has paid. */
export async function withdrawEarlier(app: PaymentApp, journey: string): Promise<void> {
  const id = await stillThere(app.db, await answeredBefore<Latest>(app.db, JOURNEYS, [journey]));
  if (id !== undefined) await withdrawBegun(app, id);
}

/**
 * Puts an application in the place of the one that its journey stored before: that one is closed, its invoice
 * cancelled, and its files are the new one's where that names them. Throws 409 where it is paid or booked.
 */
export async function takePlace(
  trx: Trx,
  journey: string,
  { id, reference, key, pages }: Submitted & Pick<Latest, 'key'> & { pages: readonly PageAnswers[] },
): Promise<void> {
  const latest: Latest = { id, key };
  const before = await lastDone<Latest>(trx, { scope: JOURNEYS, key: journey, answer: latest });
  const earlier = await stillThere(trx, before);
  if (earlier === undefined) return;
  const { reference: replaced, paymentMethod } = await applicationOf(trx, earlier);
  // What came to nothing has no invoice, and no way to pay.
  if (paymentMethod !== null) await cancelOpenInvoice(trx, earlier, replaced, `Replaced by ${reference}`);
  await closeEnquiry(trx, earlier, authors.applicant);
  await withdrawRequested(trx, earlier, authors.applicant);
  await handFilesOn(trx, earlier, id, pages);
  // The same answers again are then another application, not this one.
  if (before?.key !== undefined) await forget(trx, APPLICATIONS, before.key);
  const step = { kind: 'replaced', author: authors.applicant } as const;
  await recordStep(trx, { enquiryId: earlier, detail: `By ${reference}, with other answers`, ...step });
  await recordStep(trx, { enquiryId: id, detail: `It replaces ${replaced}`, ...step });
}

async function stillThere(db: Database, latest: Latest | undefined): Promise<string | undefined> {
  if (!latest) return undefined;
  const enquiry = await db.selectFrom('enquiries').select('id').where('id', '=', latest.id).executeTakeFirst();
  return enquiry?.id;
}
