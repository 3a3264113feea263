import { assigneeWords, type EnquiryFilter, fold } from '@forms/shared/contract';
import { type Expression, type ExpressionWrapper, expressionBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { matching } from '../../platform/lists/matching';
import { type Asker, seenBy } from '../areas/seenBy';
import { whereMerged } from '../merges/storedMerges';
import { ofEnquiries } from '../search/enquirySearch';
import { inQueue } from './queues';

export type Which = ExpressionWrapper<Tables, 'enquiries', SqlBool>;

/** Which enquiries a list is narrowed to for who asks: `found` by what they see, its filters and words, which are folded, and `inTab` of these in its tab. */
export async function whichEnquiries(
  db: Database,
  filter: EnquiryFilter,
  words: readonly string[],
  who: Asker,
): Promise<{ found: Which; inTab: Which; isMany: boolean }> {
  const held = await matching(db, ofEnquiries, 'enquiries.id', words);
  // Whoever searches for one that is merged into another is led to it; a queue says itself what it holds.
  const alone = filter.merged || filter.queue || words.length > 0 ? [] : [whereMerged(db, 'not in')];
  const found = narrowed(db, filter, [...seenBy(db, who), ...alone, ...held.where], who.userId);
  const { tab } = filter;
  const enquiry = expressionBuilder<Tables, 'enquiries'>();
  const inTab = enquiry.and([found, ...(tab ? [enquiry('enquiries.status', '=', tab)] : [])]);
  return { found, inTab, isMany: held.isMany };
}

function narrowed(
  db: Database,
  { type, form, invoice, method, assignee, tag, queue, merged }: EnquiryFilter,
  held: readonly Expression<SqlBool>[],
  userId: string,
): Which {
  const enquiry = expressionBuilder<Tables, 'enquiries'>();
  const current = db
    .selectFrom('invoices')
    .select('enquiryId')
    .where('isCurrent', '=', 1)
    .where('invoices.enquiryId', '=', enquiry.ref('enquiries.id'));
  const tagged = db
    .selectFrom('enquiryTags')
    .select('enquiryId')
    .where('folded', '=', fold(tag ?? ''));
  return enquiry.and([
    ...(type ? [enquiry('enquiries.type', '=', type)] : []),
    ...(form ? [enquiry('enquiries.formSlug', '=', form)] : []),
    ...(method ? [enquiry('enquiries.paymentMethod', '=', method)] : []),
    ...(invoice ? [enquiry.exists(current.where('status', '=', invoice))] : []),
    ...(assignee ? [isAssigned(assignee)] : []),
    ...(queue ? [inQueue(db, queue, userId)] : []),
    ...(tag ? [enquiry('enquiries.id', 'in', tagged)] : []),
    ...(merged ? [whereMerged(db, 'in')] : []),
    ...held,
  ]);

  function isAssigned(to: string) {
    if (to === assigneeWords.nobody) return enquiry('enquiries.assigneeId', 'is', null);
    return enquiry('enquiries.assigneeId', '=', to === assigneeWords.me ? userId : to);
  }
}
