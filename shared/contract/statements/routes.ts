import * as z from '@forms/shared/platform/zod';
import { reversal } from '../payments/ledger';
import { nothing, route, staff, withId } from '../route';
import {
  bankRows,
  booked,
  bookings,
  importedStatement,
  payableInvoice,
  rowStates,
  statementFile,
  statementImport,
  statementPreview,
} from './statement';

const fileBody = 3 * 1024 * 1024;

/** Reads a bank statement and stores nothing. What cannot be read is said in `problems`. */
export const readStatement = route({
  service: 'api',
  method: 'POST',
  path: '/statements/read',
  allow: staff,
  area: 'finance',
  body: statementFile,
  maxBody: fileBody,
  badBody: 422,
  answer: statementPreview,
});
/** Stores the rows of a statement that are not known yet. 409 `statement-changed` where others are new than were shown. */
export const importStatement = route({
  service: 'api',
  method: 'POST',
  path: '/statements',
  allow: staff,
  area: 'finance',
  body: statementImport,
  maxBody: fileBody,
  badBody: 422,
  status: 201,
  answer: importedStatement,
});
/** The stored rows in a state, oldest first, those to be matched with what is proposed. */
export const bankRowsIn = route({
  service: 'api',
  method: 'GET',
  path: '/statements/rows/:state',
  allow: staff,
  area: 'finance',
  params: z.object({ state: z.enum(rowStates) }),
  query: z.object({
    after: z
      .string()
      .regex(/^\d{1,6}$/)
      .optional(),
  }),
  answer: bankRows,
});
/** Invoices that a transfer may be for, by number, reference or name. */
export const payableInvoices = route({
  service: 'api',
  method: 'GET',
  path: '/statements/invoices',
  allow: staff,
  area: 'finance',
  query: z.object({ q: z.string().max(100) }),
  answer: z.array(payableInvoice),
});
/** Books rows for invoices as they were shown, all of them or none; once for an Idempotency-Key. 409 `statement-changed`. */
export const bookRows = route({
  service: 'api',
  method: 'POST',
  path: '/statements/bookings',
  allow: staff,
  area: 'finance',
  body: bookings,
  maxBody: 128 * 1024,
  badBody: 422,
  answer: booked,
});
/** Undoes what a row was booked for, by a reversal; it is to be matched again. */
export const undoRow = route({
  service: 'api',
  method: 'POST',
  path: '/statements/row/:id/undo',
  allow: staff,
  area: 'finance',
  params: withId,
  body: reversal,
  maxBody: 16 * 1024,
  badBody: 422,
  status: 204,
  answer: nothing,
});
/** A row is no payment of an invoice. */
export const ignoreRow = route({
  service: 'api',
  method: 'POST',
  path: '/statements/row/:id/ignore',
  allow: staff,
  area: 'finance',
  params: withId,
  body: reversal,
  maxBody: 16 * 1024,
  badBody: 422,
  status: 204,
  answer: nothing,
});
/** A row that was ignored is to be matched after all. */
export const restoreRow = route({
  service: 'api',
  method: 'DELETE',
  path: '/statements/row/:id/ignore',
  allow: staff,
  area: 'finance',
  params: withId,
  status: 204,
  answer: nothing,
});
