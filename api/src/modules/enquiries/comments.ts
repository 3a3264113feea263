import type { EnquiryComment } from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError, notFound } from '../../platform/errors/errors';
import { newId } from '../../platform/ids';
import { queueJob } from '../../platform/jobs/queueJob';
import { now } from '../../platform/time';
import { colleagueById, isTutorAlone } from '../users/colleagues';
import { mustSeeEnquiry } from './mustSeeEnquiry';

const TUTOR = 'Tutors have no list of notes for them. Please choose somebody of the staff.';

interface Note {
  enquiryId: string;
  text: string;
  /** The ids of the colleagues whom it is for. */
  mentions: readonly string[];
}

/** Keeps a note beside an enquiry, and has whom it is for written to; who writes it is done with those for them there. Throws 404, and 422 where it is for somebody who would not see it. */
export async function addNote(
  db: Database,
  { enquiryId, text, mentions }: Note,
  author: { userId: string; name: string },
): Promise<EnquiryComment> {
  return db.transaction().execute(async (trx) => {
    const comment = await commentOn(trx, enquiryId, text, author.name);
    await endMentions(trx, enquiryId, author.userId);
    const colleagues: EnquiryComment['mentions'] = [];
    for (const userId of mentions) {
      const colleague = await colleagueById(trx, userId);
      if (await isTutorAlone(trx, userId)) throw new HttpError(422, 'tutor', TUTOR);
      await mustSeeEnquiry(trx, enquiryId, userId);
      await trx
        .insertInto('commentMentions')
        .values({ commentId: comment.id, enquiryId, userId, doneAt: null })
        .execute();
      if (userId !== author.userId) await queueJob(trx, 'noteLetter', { commentId: comment.id, userId }, { enquiryId });
      colleagues.push({ ...colleague, isDone: false });
    }
    return { ...comment, mentions: colleagues };
  });
}

/** Keeps a comment beside an enquiry, for nobody in particular. Throws 404 where there is no such enquiry. */
export async function commentOn(db: Database | Trx, enquiryId: string, text: string, author: string) {
  await db
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow(() => notFound('enquiry'));
  const comment = { id: newId(), text, author, madeAt: now() };
  await db
    .insertInto('enquiryComments')
    .values({ ...comment, enquiryId })
    .execute();
  return comment;
}

/** What is for somebody beside an enquiry, or one comment of it, leaves their queue. */
export async function endMentions(
  db: Database | Trx,
  enquiryId: string,
  userId: string,
  commentId?: string,
): Promise<void> {
  await db
    .updateTable('commentMentions')
    .set({ doneAt: now() })
    .where('enquiryId', '=', enquiryId)
    .where('userId', '=', userId)
    .where('doneAt', 'is', null)
    .$if(commentId !== undefined, (query) => query.where('commentId', '=', commentId ?? ''))
    .execute();
}

/** The comments beside an enquiry with whom they are for, oldest first. */
export async function commentsOf(db: Database, enquiryId: string): Promise<EnquiryComment[]> {
  const comments = await db
    .selectFrom('enquiryComments')
    .select(['id', 'text', 'author', 'madeAt'])
    .where('enquiryId', '=', enquiryId)
    .orderBy('madeAt')
    .execute();
  const mentions = await db
    .selectFrom('commentMentions')
    .innerJoin('users', 'users.id', 'commentMentions.userId')
    .select(['commentId', 'users.id', 'users.name', 'doneAt'])
    .where('enquiryId', '=', enquiryId)
    .orderBy('users.name')
    .execute();
  return comments.map((comment) => ({
    ...comment,
    mentions: mentions
      .filter(({ commentId }) => commentId === comment.id)
      .map(({ id, name, doneAt }) => ({ id, name, isDone: doneAt !== null })),
  }));
}
