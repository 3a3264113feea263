import { authors } from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Tables } from '../../platform/database/tables';
import type { App } from '../../platform/http/app';
import { Again, GiveUp } from '../../platform/jobs/runJobs';
import type { JobPayloads } from '../../platform/jobs/tables';
import { UNATTENDED } from '../../platform/mail/unattended';
import { now } from '../../platform/time';
import { recordStep } from '../history/recordStep';
import { accountLetter } from './accountLetter';
import { applicationLetter } from './applicationLetter';
import { creditNoteLetter } from './creditNoteLetter';
import { draftLetter } from './draftLetter';
import { invoiceLetter } from './invoiceLetter';
import { subjectAsSent } from './letterSubject';
import { mayHaveAnotherAt } from './mailbox';
import { payerStatementLetter } from './payerStatementLetter';
import { replyLetter } from './replyLetter';

const TOO_MANY_LETTERS =
  'This address has had as many letters as one may have within an hour or a day. This one waits its turn.';

/**
 * Writes a queued letter and hands it in. One that was sent is not sent again, one to a mailbox that has had many waits,
 * and one that has nothing to say any more goes to nobody.
 */
export async function sendLetter(app: App, { letterId, byStaff = false }: JobPayloads['letter']): Promise<void> {
  const { db, post } = app;
  const letter = await db.selectFrom('letters').selectAll().where('id', '=', letterId).executeTakeFirstOrThrow();
  if (letter.sentAt !== null) return;
  const { enquiryId, subject, recipient, sentAgain, mailbox } = letter;
  const later = mailbox && !byStaff ? await mayHaveAnotherAt(db, mailbox) : undefined;
  if (later) throw new Again(later, TOO_MANY_LETTERS);
  if (recipient === '') throw new GiveUp('There is no email address to write to.');

  const name = sentAgain === null ? letterId : `${letterId}.${sentAgain}`;
  const written = await contentOf(app, letter);
  if (written === undefined) return dropLetter(app, letter);
  const subjectSent = await subjectAsSent(app, letter);
  const head = letter.kind === 'reply' ? {} : { headers: UNATTENDED };
  await post.send(name, { to: recipient, subject: subjectSent, date: new Date(letter.queuedAt), ...head, ...written });
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('letters').set({ sentAt: now() }).where('id', '=', letterId).execute();
    // Whose a draft is says its letter alone, for who asks for all that is theirs.
    await trx.updateTable('draftLetters').set({ sealed: '' }).where('letterId', '=', letterId).execute();
    if (enquiryId === null) return;
    const id = `sent:${name}`;
    await recordStep(trx, { id, enquiryId, kind: 'mail-sent', detail: subject, author: authors.server });
  });
}

function contentOf(app: App, letter: Tables['letters']): Promise<SendMailOptions | undefined> {
  const { enquiryId, kind } = letter;
  if (kind === 'reply') return replyLetter(app, letter.id);
  if (kind === 'draft') return draftLetter(app, letter.id);
  if (enquiryId === null) throw new Error(`The letter ${letter.id} is about no enquiry.`);
  if (kind === 'invoice' || kind === 'receipt') return invoiceLetter(app, { ...letter, enquiryId, kind });
  if (kind === 'credit-note') return creditNoteLetter(app, { ...letter, enquiryId });
  if (kind === 'payer-statement') return payerStatementLetter(app, { ...letter, enquiryId });
  if (kind === 'reminder' || kind === 'account') return accountLetter(app, { enquiryId, kind });
  return applicationLetter(app, { enquiryId, kind, about: letter.about });
}

const NOTHING_OWING = 'nothing is owing any more';

async function dropLetter({ db }: App, { id, enquiryId, subject }: Tables['letters']): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('draftLetters').where('letterId', '=', id).execute();
    await trx.deleteFrom('letters').where('id', '=', id).execute();
    if (enquiryId === null) return;
    const detail = `${subject}: ${NOTHING_OWING}`;
    await recordStep(trx, { enquiryId, kind: 'mail-dropped', detail, author: authors.server });
  });
}
