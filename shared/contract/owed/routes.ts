import * as z from '@forms/shared/platform/zod';
import { listFileQuery } from '../lists/page';
import { bodies, nothing, route, staff, withId } from '../route';
import { newPause, owedAsked, owedOn, payerAccount } from './owed';
import { payerStatement, statementPeriod, statementToSend } from './payerStatement';

/** A page of what everybody owed at the end of a day, by who pays and by age; searched by the names and addresses of who pays. */
export const owed = route({
  service: 'api',
  method: 'GET',
  path: '/owed',
  allow: staff,
  area: 'finance',
  query: owedAsked,
  answer: owedOn,
});
/** All of them that a page would be of, as a file of CSV or an Excel workbook. */
export const exportOwed = route({
  service: 'api',
  method: 'GET',
  path: '/owed/export',
  allow: staff,
  area: 'finance',
  query: owedAsked.extend(listFileQuery),
  discloses: true,
  answer: z.unknown(),
});
/** The account of one who pays. 404 `no-account` where nothing is open on it. */
export const accountOfPayer = route({
  service: 'api',
  method: 'GET',
  path: '/owed/:id',
  allow: staff,
  area: 'finance',
  params: withId,
  answer: payerAccount,
});
/** Sends whoever pays a statement of their account, once for an Idempotency-Key. */
export const sendAccount = route({
  service: 'api',
  method: 'POST',
  path: '/owed/:id/letter',
  allow: staff,
  area: 'finance',
  params: withId,
  status: 204,
  answer: nothing,
});
/** No reminder goes for an invoice. A second pause takes the place of the first. */
export const pauseReminders = route({
  service: 'api',
  method: 'PUT',
  path: '/invoice/:id/pause',
  allow: staff,
  area: 'finance',
  params: withId,
  body: newPause,
  maxBody: bodies.short,
  badBody: 422,
  status: 204,
  answer: nothing,
});
export const resumeReminders = route({
  service: 'api',
  method: 'DELETE',
  path: '/invoice/:id/pause',
  allow: staff,
  area: 'finance',
  params: withId,
  status: 204,
  answer: nothing,
});
/** What was charged and what came in a period, of whoever pays for an application. 404 where nothing was ever charged for it. */
export const payerStatementOf = route({
  service: 'api',
  method: 'GET',
  path: '/enquiries/:id/payer-statement',
  allow: staff,
  area: 'finance',
  params: withId,
  query: statementPeriod,
  answer: payerStatement,
});
/** The same as a PDF. */
export const payerStatementPdf = route({
  service: 'api',
  method: 'GET',
  path: '/enquiries/:id/payer-statement/pdf',
  allow: staff,
  area: 'finance',
  params: withId,
  query: statementPeriod,
  discloses: true,
  answer: z.unknown(),
});
/** Sends it to whoever pays, once for an Idempotency-Key. 409 `no-address` where they gave none. */
export const sendPayerStatement = route({
  service: 'api',
  method: 'POST',
  path: '/enquiries/:id/payer-statement/letter',
  allow: staff,
  area: 'finance',
  params: withId,
  body: statementToSend,
  maxBody: bodies.short,
  badBody: 422,
  status: 204,
  answer: nothing,
});
