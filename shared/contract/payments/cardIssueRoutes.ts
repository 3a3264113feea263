import * as z from '@forms/shared/platform/zod';
import { route, staff, withId } from '../route';
import { cardIssue } from './cardIssue';

/** What of card payments is work for staff, what is due first before others; of an enquiry, all that did not go as asked. */
export const cardIssues = route({
  service: 'api',
  method: 'GET',
  path: '/card-issues',
  allow: staff,
  area: 'finance',
  query: z.object({ enquiryId: z.string().optional() }),
  answer: z.array(cardIssue),
});
/** Says that a refund that failed, or a dispute that was lost, is dealt with. 409 `no-work` where it asks nothing of anybody. */
export const settleCardIssue = route({
  service: 'api',
  method: 'POST',
  path: '/card-issues/:id/settle',
  allow: staff,
  area: 'finance',
  params: withId,
  answer: z.array(cardIssue),
});
