import * as z from '@forms/shared/platform/zod';
import { applicationDocument } from '../applications/document';
import { board, examOption, level, series, subject } from '../exams/exam';
import { sitting } from '../exams/offer';
import { pageSizes } from '../lists/list';
import { type ListAsked, listQuery, pageOf } from '../lists/page';
import { campuses } from '../product';
import { rowVersion } from '../rowVersion';

/** How far a candidate's entry for an exam is. Entered and amended are with the board. */
export const entryStateLabels = {
  requested: 'Requested',
  entered: 'Entered',
  amended: 'Amended',
  withdrawn: 'Withdrawn',
  refused: 'Refused',
} as const;
export type EntryState = keyof typeof entryStateLabels;
export const entryStates = Object.keys(entryStateLabels) as EntryState[];

/** What staff set by hand. Changes of the exam itself and withdrawals have calls of their own, for money follows them. */
export const entryMoves = {
  requested: ['refused'],
  entered: ['requested'],
  amended: [],
  withdrawn: [],
  refused: ['requested'],
} as const satisfies Record<EntryState, readonly EntryState[]>;

/** A paper of an entry, as the catalogue had it on the day of the entry. */
export const entryPaper = z.object({ code: z.string(), name: z.string(), type: z.string() });
export type EntryPaper = z.infer<typeof entryPaper>;

/**
 * A paper of an entry in the timetable that its board has published, as the catalogue holds it now: boards move papers after
 * entries are made. `clashes` name the candidate's other papers at that time.
 */
const timetabledPaper = entryPaper.extend({
  minutes: z.int().nullable(),
  sittings: z.array(sitting.extend({ clashes: z.array(z.string()) })),
});
export type TimetabledPaper = z.infer<typeof timetabledPaper>;

/**
 * One exam that a candidate is entered for. `price` in pence is what was asked for it, without what a late stage added; null
 * where an earlier version did not keep it. `payment` says how far its invoice is. `birthDate`, `uci` and `uln` are empty where
 * they were not given. `twins` are other applications of a candidate of this name who was born on this day or has this UCI.
 */
export const listedEntry = z.object({
  id: z.string(),
  enquiryId: z.string(),
  reference: z.string(),
  name: z.string(),
  birthDate: z.string(),
  uci: z.string(),
  uln: z.string(),
  /** Four digits, by which the centre knows the candidate in the series; empty until it is given. */
  candidateNumber: z.string(),
  /** How boards print the name, `SURNAME:FORENAMES` in their letters. */
  certificateName: z.string(),
  series,
  level,
  board,
  subject,
  option: examOption.pick({ id: true, name: true, code: true }),
  papers: z.array(entryPaper),
  timetable: z.array(timetabledPaper),
  campus: z.enum(campuses).nullable(),
  price: z.number().int().nullable(),
  payment: z.object({ invoiceId: z.string(), label: z.string() }).nullable(),
  arrangements: z.array(z.string()),
  /** The proof of the arrangements; null where none is asked for. */
  evidence: applicationDocument.shape.state.nullable(),
  state: z.enum(entryStates),
  version: rowVersion,
  changedAt: z.string(),
  changedBy: z.string(),
  twins: z.array(z.object({ enquiryId: z.string(), reference: z.string() })),
});
export type ListedEntry = z.infer<typeof listedEntry>;

/** What the list is narrowed to, by its tab to a state; the words of a name, or of an application's reference, come in the header of searches. */
export const entriesAsked = z.object({
  ...listQuery(['name']),
  series: z.string().max(40).optional(),
  board: z.string().max(40).optional(),
  campus: z.enum(campuses).optional(),
  /** Those alone whose candidate sits two papers at one time. */
  clash: z.literal('yes').optional(),
  tab: z.enum(entryStates).optional(),
});
export type EntriesAsked = Omit<z.infer<typeof entriesAsked>, keyof ListAsked> & ListAsked;

/** A value that the list can be narrowed to, with how many entries have it among those that all else leads to. */
const entryChoice = z.object({ id: z.string(), title: z.string(), count: z.number().int() });
export type EntryChoice = z.infer<typeof entryChoice>;

/** A page of entries by the candidate's last name. `counts` are by state, among those that all else leads to. */
export const entryList = pageOf(listedEntry).extend({
  series: z.array(entryChoice),
  boards: z.array(entryChoice),
  campuses: z.array(entryChoice),
});
export type EntryList = z.infer<typeof entryList>;

/** An entry as it was seen. */
const seenEntry = z.object({ id: z.string().max(80), version: rowVersion });
/** How many entries one call marks at the most. */
export const ENTRIES_AT_ONCE = Math.max(...pageSizes);
export const seenEntries = z.object({ entries: z.array(seenEntry).min(1).max(ENTRIES_AT_ONCE) });

/** The entries whose candidates are to be numbered, in the order of the numbers. */
export const entriesToNumber = z.object({ ids: z.array(seenEntry.shape.id).min(1).max(ENTRIES_AT_ONCE) });

/** The series whose candidates are sent their statements of entry. */
export const statementsAsked = z.object({ seriesId: z.string().min(1).max(40) });
/** How many applications have a statement, each with a letter of its own. */
export const statementsCounted = z.object({ applications: z.int() });

/** What became of each entry that was to be marked as entered, or numbered; `message` says why one was not. */
export const entryOutcomes = z.array(z.object({ id: z.string(), done: z.boolean(), message: z.string() }));
export type EntryOutcome = z.infer<typeof entryOutcomes>[number];

const reason = z.string().trim().min(1, 'A reason is needed').max(500);
/** Sets the state of an entry that was seen as this `version`. */
export const entryMove = z.object({ version: rowVersion, state: z.enum(['requested', 'refused']), reason });
export type EntryMove = z.infer<typeof entryMove>;

export const ENTRY_CHANGED = {
  word: 'entry-changed',
  message: 'Somebody else has changed this entry meanwhile. It is shown as it is now: please look at it again.',
} as const;

/** Whether an entry can still be amended or withdrawn. */
export const isChangeable = (state: EntryState): boolean => state !== 'withdrawn' && state !== 'refused';

const pence = z.int().min(-10_000_000).max(10_000_000);
const day = z.string().nullable();
/** An option that an entry can be amended to, and the pence that it costs more; null where the price of the entry is not known. */
const amendmentChoice = z.object({ option: listedEntry.shape.option, amount: pence.nullable() });
export type AmendmentChoice = z.infer<typeof amendmentChoice>;

/**
 * What withdrawing or amending an entry would change today, by the key dates: `until` is the centre's last day, null where
 * there is none. `returned` is the board's part and the centre's, in pence, and `most` the most that can come back; both are
 * null where the price of the entry is not known.
 */
export const entryOffer = z.object({
  version: rowVersion,
  withdrawal: z.object({
    until: day,
    returned: z.object({ board: pence, centre: pence }).nullable(),
    most: pence.nullable(),
  }),
  /** What one costs more is invoiced with it, or else stands in a draft for staff to issue. */
  amendment: z.object({ until: day, choices: z.array(amendmentChoice), isInvoicedAtOnce: z.boolean() }),
});
export type EntryOffer = z.infer<typeof entryOffer>;

/** Withdraws an entry that was seen as this `version`; `returned` pence come back. */
export const entryWithdrawal = z.object({ version: rowVersion, reason, returned: pence.min(0, 'At least 0') });
export type EntryWithdrawal = z.infer<typeof entryWithdrawal>;
/** Amends an entry to another option, for what was shown that it costs. */
export const entryAmendment = z.object({
  version: rowVersion,
  optionId: z.string().min(1, 'Please choose one').max(200),
  reason,
  amount: pence.nullable(),
});
export type EntryAmendment = z.infer<typeof entryAmendment>;

export const ENTRY_PRICE_CHANGED = {
  word: 'price-changed',
  message: 'What this costs has changed meanwhile. Please close this and open it again.',
} as const;
