import type { App } from '../app';
import { keepFile } from '../files/keepFile';
import { documentOf } from '../invoices/invoiceDocument';
import { invoicePdf } from '../invoices/invoicePdf';
import { Again, GiveUp } from '../jobs/runJobs';
import type { JobPayloads } from '../jobs/tables';
import { authors, recordStep } from '../payments/recordStep';
import { now } from '../time';
import { letterText } from './letterText';
import { mayHaveAnotherAt } from './mailbox';
import type { Post } from './post';

const TOO_MANY_LETTERS =
  'This address has had as many letters as one may have within an hour or a day. This one waits its turn.';

/** Writes a queued letter and hands it in, with its PDF, which is kept. One that was sent is not sent again, and one to a mailbox that has had many waits. */
export async function sendLetter(
  app: App,
  post: Post,
  { letterId, byStaff = false }: JobPayloads['letter'],
): Promise<void> {
  const { db } = app;
  const letter = await db
    .selectFrom('letters')
    .innerJoin('invoices', 'invoices.enquiryId', 'letters.enquiryId')
    .selectAll('letters')
    .select(['invoices.id as invoiceId', 'number'])
    .where('letters.id', '=', letterId)
    .executeTakeFirstOrThrow();
  if (letter.sentAt !== null) return;
  const { enquiryId, kind, subject, recipient, sentAgain, mailbox } = letter;
  const later = mailbox && !byStaff ? await mayHaveAnotherAt(db, mailbox) : undefined;
  if (later) throw new Again(later, TOO_MANY_LETTERS);
  const document = await documentOf(app, letter.invoiceId);
  if (recipient === '') throw new GiveUp('There is no email address to write to.');

  const filename = `${kind === 'receipt' ? 'receipt-' : ''}${letter.number}.pdf`;
  const pdf = await invoicePdf(document);
  if (letter.fileId === null) {
    const fileId = await keepFile(app, filename, pdf);
    await db.updateTable('letters').set({ fileId }).where('id', '=', letterId).execute();
  }
  const name = sentAgain === null ? letterId : `${letterId}.${sentAgain}`;
  await post.send(name, {
    to: recipient,
    subject,
    date: new Date(letter.queuedAt),
    ...letterText(kind, document),
    attachments: [{ filename, content: pdf, contentType: 'application/pdf' }],
  });
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('letters').set({ sentAt: now() }).where('id', '=', letterId).execute();
    const id = `sent:${name}`;
    await recordStep(trx, { id, enquiryId, kind: 'mail-sent', detail: subject, author: authors.server });
  });
}
