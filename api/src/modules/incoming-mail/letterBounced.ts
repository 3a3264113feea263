import type { Database, Trx } from '../../platform/database/database';
import { newId } from '../../platform/ids';
import { now } from '../../platform/time';
import type { Bounce } from './bounceIn';
import { letterNamed } from './letterNamed';
import type { ReadMail } from './readMail';

/**
 * Keeps that a letter came back, and why. Answers whether it was one of ours; what came back of a letter that has been
 * sent again since says nothing of that.
 */
export async function letterBounced(db: Database, mail: ReadMail, { messageIds, reason }: Bounce): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const letter = await letterAmong(trx, messageIds);
    if (!letter) return false;
    const stored = await trx
      .insertInto('incomingMails')
      .values({
        ...{ id: newId(), messageId: mail.messageId, enquiryId: letter.enquiryId, contactId: letter.contactId },
        ...{ kind: 'bounce', address: mail.address, name: mail.name, cc: '[]', subject: mail.subject },
        ...{ text: mail.text, quoted: '', isStranger: 0, seems: '', receivedAt: now() },
      })
      .onConflict((known) => known.column('messageId').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored && letter.isLatest)
      await trx.updateTable('letters').set({ bounced: reason }).where('id', '=', letter.id).execute();
    return true;
  });
}

async function letterAmong(trx: Trx, messageIds: readonly string[]) {
  for (const messageId of messageIds) {
    const named = letterNamed(messageId);
    if (!named) continue;
    const letter = await trx
      .selectFrom('letters')
      .leftJoin('contactReplies', 'contactReplies.id', 'letters.id')
      .select(['letters.id', 'letters.enquiryId', 'contactId', 'sentAgain', 'letters.sentAt'])
      .where('letters.id', '=', named.letterId)
      .executeTakeFirst();
    if (letter) return { ...letter, isLatest: letter.sentAt !== null && letter.sentAgain === named.again };
  }
  return undefined;
}
