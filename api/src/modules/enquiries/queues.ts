import { ARRANGEMENTS_EVIDENCE, type Queue, today, undecidedStates } from '@forms/shared/contract';
import { type Expression, type ExpressionBuilder, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { isOverpaid } from '../ledger/perhapsOpen';
import { unsentLetters } from '../letters/storedLetters';
import { whereMerged } from '../merges/storedMerges';

/** Whether a queue holds an enquiry, as a part of a query of enquiries. What the indexes of these are about stands as it is in them, for a database does not know the value of a parameter beforehand. */
export const inQueue = (db: Database, queue: Queue, userId: string): Expression<SqlBool> =>
  expressionBuilder<Tables, 'enquiries'>().and([
    // What is merged into another is no work but for whom a note beside it is.
    ...(queue === 'mentioned' ? [] : [whereMerged(db, 'not in')]),
    conditions[queue](expressionBuilder<Tables, 'enquiries'>(), db, userId),
  ]);

type Condition = (enquiry: ExpressionBuilder<Tables, 'enquiries'>, db: Database, userId: string) => Expression<SqlBool>;

const isOpen = (enquiry: ExpressionBuilder<Tables, 'enquiries'>) =>
  enquiry('enquiries.status', 'in', ['new', 'inProgress']);
const currentInvoices = (db: Database) =>
  db.selectFrom('invoices').select('invoices.enquiryId').where('isCurrent', '=', sql.lit(1));

const conditions: Readonly<Record<Queue, Condition>> = {
  mine: (enquiry, _, userId) => enquiry.and([enquiry('assigneeId', '=', userId), isOpen(enquiry)]),
  mentioned: (enquiry, db, userId) =>
    enquiry(
      'enquiries.id',
      'in',
      db.selectFrom('commentMentions').select('enquiryId').where('userId', '=', userId).where('doneAt', 'is', null),
    ),
  unassigned: (enquiry) => enquiry.and([enquiry('assigneeId', 'is', null), isOpen(enquiry)]),
  followUp: (enquiry) =>
    enquiry.and([
      enquiry('followUpOn', '<=', today()),
      enquiry('enquiries.status', 'not in', ['completed', 'declined']),
    ]),
  answer: (enquiry, db) =>
    enquiry('enquiries.id', 'in', db.selectFrom('messages').select('enquiryId').where('isWaiting', '=', sql.lit(1))),
  documents: (enquiry, db) =>
    enquiry(
      'enquiries.id',
      'in',
      db
        .selectFrom('documentFiles')
        .select('enquiryId')
        .where('isSeen', '=', sql.lit(0))
        .union(db.selectFrom('documentVerdicts').select('enquiryId').where('verdict', '=', sql.lit('checking'))),
    ),
  evidence: (enquiry, db) =>
    enquiry.and([
      enquiry(
        'enquiries.id',
        'in',
        db.selectFrom('enquirySearch').select('enquiryId').where('needsEvidence', '=', sql.lit(1)),
      ),
      // What was withdrawn needs none any more.
      enquiry(
        'enquiries.id',
        'in',
        db.selectFrom('examEntries').select('enquiryId').where('state', 'not in', ['withdrawn', 'refused']),
      ),
      enquiry(
        'enquiries.id',
        'not in',
        db
          .selectFrom('documentVerdicts')
          .select('enquiryId')
          .where('name', '=', ARRANGEMENTS_EVIDENCE)
          .where('verdict', 'in', ['checking', 'accepted']),
      ),
      // What came and nobody has looked at yet is other work.
      enquiry(
        'enquiries.id',
        'not in',
        db
          .selectFrom('documentFiles')
          .select('enquiryId')
          .where('name', '=', ARRANGEMENTS_EVIDENCE)
          .where('isSeen', '=', sql.lit(0)),
      ),
    ]),
  callback: (enquiry, db) =>
    enquiry.and([
      enquiry('paymentMethod', '=', 'callback'),
      isOpen(enquiry),
      enquiry('enquiries.id', 'in', currentInvoices(db).where('status', '=', sql.lit('unpaid'))),
    ]),
  transfer: (enquiry, db) =>
    enquiry.and([
      enquiry('paymentMethod', '=', 'bacs'),
      enquiry(
        'enquiries.id',
        'in',
        currentInvoices(db).where('status', '=', sql.lit('unpaid')).where('dueDate', '<', today()),
      ),
    ]),
  notEntered: (enquiry, db) =>
    enquiry.and([
      enquiry(
        'enquiries.id',
        'in',
        db.selectFrom('examEntries').select('enquiryId').where('state', '=', sql.lit('requested')),
      ),
      enquiry('enquiries.id', 'in', currentInvoices(db).where('status', 'in', ['paid', 'booked'])),
    ]),
  refund: (enquiry, db) => enquiry('enquiries.id', 'in', currentInvoices(db).where(isOverpaid)),
  cardIssue: (enquiry, db) =>
    enquiry(
      'enquiries.id',
      'in',
      db
        .selectFrom('refunds')
        .select('enquiryId')
        .where('state', 'in', ['failed', 'refused'])
        .where('settledAt', 'is', null)
        .union(
          db
            .selectFrom('disputes')
            .select('enquiryId')
            .where(({ or, and, eb }) =>
              or([eb('state', 'in', undecidedStates), and([eb('state', '=', 'lost'), eb('settledAt', 'is', null)])]),
            ),
        ),
    ),
  letter: (enquiry, db) =>
    enquiry(
      'enquiries.id',
      'in',
      unsentLetters(db).clearSelect().select('letters.enquiryId').$castTo<{ enquiryId: string }>(),
    ),
};
