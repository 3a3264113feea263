import * as z from '@forms/shared/platform/zod';
import { applicationLink } from '../applications/applicationPage';
import { candidateChange, examCandidate } from '../candidates/candidate';
import { keysOf } from '../exams/qualification';
import { listFileQuery } from '../lists/page';
import { bodies, route, staff, withId } from '../route';
import {
  entriesAsked,
  entriesToNumber,
  entryAmendment,
  entryList,
  entryMove,
  entryOffer,
  entryOutcomes,
  entryWithdrawal,
  listedEntry,
  seenEntries,
  statementsAsked,
  statementsCounted,
} from './entries';
import { examDay, examDayFiles, examSitting } from './examDays';
import { ownChange, ownEntry, ownWithdrawal } from './ownEntries';

/** The entries of all candidates, a page at a time, with how many there are of each kind. */
export const examEntries = route({
  service: 'api',
  method: 'GET',
  path: '/exams/entries',
  allow: staff,
  area: 'exams',
  query: entriesAsked,
  answer: entryList,
});
/** All of them that a page would be of, as a file of CSV for the boards' forms: what Ofqual has a name for has that name. */
export const exportEntries = route({
  service: 'api',
  method: 'GET',
  path: '/exams/entries/export',
  allow: staff,
  area: 'exams',
  query: entriesAsked.extend(listFileQuery),
  discloses: true,
  answer: z.unknown(),
});
/** Says of entries that they are with the board. Each has an outcome of its own: one that cannot be hinders no other. */
export const markEntered = route({
  service: 'api',
  method: 'POST',
  path: '/exams/entries/entered',
  allow: staff,
  area: 'exams',
  body: seenEntries,
  maxBody: bodies.short,
  answer: entryOutcomes,
});
/** Gives candidate numbers to these entries' candidates, in this order; who has one keeps it. */
export const numberCandidates = route({
  service: 'api',
  method: 'POST',
  path: '/exams/entries/numbers',
  allow: staff,
  area: 'exams',
  body: entriesToNumber,
  maxBody: bodies.short,
  answer: entryOutcomes,
});
/** Sets the state of an entry by hand. 409 `entry-changed` with the entry where it has another version than was seen. */
export const moveEntry = route({
  service: 'api',
  method: 'PUT',
  path: '/exams/entry/:id/state',
  allow: staff,
  area: 'exams',
  params: withId,
  body: entryMove,
  maxBody: bodies.short,
  badBody: 422,
  answer: listedEntry,
});
/** What withdrawing or amending an entry would change today. */
export const entryOfferOf = route({
  service: 'api',
  method: 'GET',
  path: '/exams/entry/:id/offer',
  allow: staff,
  area: 'exams',
  params: withId,
  answer: entryOffer,
});
/** Withdraws an entry; what comes back goes off its invoice by a credit note. 409 `entry-changed` as above. */
export const withdrawEntry = route({
  service: 'api',
  method: 'POST',
  path: '/exams/entry/:id/withdraw',
  allow: staff,
  area: 'exams',
  params: withId,
  body: entryWithdrawal,
  maxBody: bodies.short,
  badBody: 422,
  answer: listedEntry,
});
/** Amends an entry to another option of its subject. 409 `entry-changed`, `price-changed` where it costs another sum than was shown, and `too-young` where the catalogue asks for another age. */
export const amendEntry = route({
  service: 'api',
  method: 'POST',
  path: '/exams/entry/:id/amend',
  allow: staff,
  area: 'exams',
  params: withId,
  body: entryAmendment,
  maxBody: bodies.short,
  badBody: 422,
  answer: listedEntry,
});
/** The candidate of an application's entries, as boards are told. 404 where it has no entry. */
export const candidateOf = route({
  service: 'api',
  method: 'GET',
  path: '/enquiries/:id/candidate',
  allow: staff,
  area: 'exams',
  params: withId,
  answer: examCandidate,
});
/**
 * Corrects the candidate. Boards that were told otherwise are due an amendment. 409 `candidate-changed` with what is
 * stored where somebody else was first, `candidate-too-young` for a new day of birth that is too young for what is entered,
 * unless it says `despiteAge`; 422 with each field in error.
 */
export const correctCandidate = route({
  service: 'api',
  method: 'PUT',
  path: '/enquiries/:id/candidate',
  allow: staff,
  area: 'exams',
  params: withId,
  body: candidateChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: examCandidate,
});
/** The exam entries of an application, by its private link, with what can still be changed. 404 as for the page of the link. */
export const ownEntries = route({
  service: 'api',
  method: 'POST',
  path: '/application/entries',
  allow: 'everyone',
  body: applicationLink,
  maxBody: bodies.short,
  answer: z.array(ownEntry),
});
/** Withdraws one of them. 409 where it has changed meanwhile, what comes back has, or it can only be withdrawn by staff. */
export const withdrawOwnEntry = route({
  service: 'api',
  method: 'POST',
  path: '/application/entries/withdraw',
  allow: 'everyone',
  body: ownWithdrawal,
  maxBody: bodies.short,
  answer: z.array(ownEntry),
});
/** Amends one of them to another option. 409 as for a withdrawal. */
export const amendOwnEntry = route({
  service: 'api',
  method: 'POST',
  path: '/application/entries/amend',
  allow: 'everyone',
  body: ownChange,
  maxBody: bodies.short,
  answer: z.array(ownEntry),
});
/** What an application is entered for, with its candidate's timetable, as a PDF in the campus's language. 409 `no-entry` where no entry stands. */
export const entryStatement = route({
  service: 'api',
  method: 'GET',
  path: '/enquiries/:id/entry-statement',
  allow: staff,
  area: 'exams',
  params: withId,
  discloses: true,
  answer: z.unknown(),
});
/** The same by its private link. 404 as for the page of the link. */
export const ownEntryStatement = route({
  service: 'api',
  method: 'POST',
  path: '/application/entries/statement',
  allow: 'everyone',
  body: applicationLink,
  maxBody: bodies.short,
  answer: z.unknown(),
});
/** How many applications a series' statements of entry would be sent to. */
export const countEntryStatements = route({
  service: 'api',
  method: 'GET',
  path: '/exams/entries/statements',
  allow: staff,
  area: 'exams',
  query: statementsAsked,
  answer: statementsCounted,
});
/** Has each candidate of a series sent a letter with the way to their statement, once a day. */
export const sendEntryStatements = route({
  service: 'api',
  method: 'POST',
  path: '/exams/entries/statements',
  allow: staff,
  area: 'exams',
  body: statementsAsked,
  maxBody: bodies.short,
  answer: statementsCounted,
});
/** When papers are sat that candidates are entered for, of the series that are not over, soonest first. */
export const examDays = route({
  service: 'api',
  method: 'GET',
  path: '/exams/days',
  allow: staff,
  area: 'exams',
  answer: z.array(examDay),
});
/** A register or seating list of a session. 404 where no candidate sits anything then. */
export const examDayFile = route({
  service: 'api',
  method: 'GET',
  path: '/exams/days/:campus/:on/:session/:file',
  allow: staff,
  area: 'exams',
  params: examSitting.extend({ file: z.enum(keysOf(examDayFiles)) }),
  discloses: true,
  answer: z.unknown(),
});
