import * as z from '@forms/shared/platform/zod';
import { today } from '../forms/dates';
import { type ListAsked, listQuery, pageOf } from '../lists/page';
import { type Age, ages } from './aged';

const pence = z.number().int();
const aged = z.object({ notDue: pence, to30: pence, to60: pence, to90: pence, over90: pence });
const day = z.iso.date('Please enter a date');

/**
 * Whoever pays, with what they owe on a day in pence, over all of their invoices that are out. `id` is no address and no
 * name, so that it may stand in a link; `credit` came in beyond what was asked. `oldestDue` is the first day that is not
 * paid by, `remindedAt` when they were last written to, `isPaused` says that no reminder goes for one of them.
 */
export const payerOwing = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  invoices: z.number().int(),
  aged,
  owing: pence,
  credit: pence,
  oldestDue: z.string().nullable(),
  remindedAt: z.string().nullable(),
  isPaused: z.boolean(),
});
export type PayerOwing = z.infer<typeof payerOwing>;

/** Whether reminders go for all that one who pays owes. */
export const reminderStates = ['going', 'paused'] as const;
export type ReminderState = (typeof reminderStates)[number];

/** What debts are listed by, those due longest first where it is left out. */
export const owedSorts = ['name', 'owing', 'oldestDue', 'credit', 'remindedAt', ...ages] as const;
export type OwedSort = (typeof owedSorts)[number];

/** Whose debts are listed, as they were at the end of `day`, today where it is left out: those of whom the oldest that they owe is of an `age`. */
export const owedAsked = z.object({
  ...listQuery(owedSorts),
  day: z.iso.date().optional(),
  age: z.enum(ages).optional(),
  reminders: z.enum(reminderStates).optional(),
});
export type OwedAsked = Omit<z.infer<typeof owedAsked>, keyof ListAsked | 'age'> &
  ListAsked & { age?: Age | undefined };

/** A page of who owes. `aged` is the sum of all debts of the day, whatever the list is narrowed to; `unallocated` came in and is for no invoice yet. */
export const owedOn = pageOf(payerOwing).extend({ day: z.string(), aged, unallocated: pence });
export type OwedOn = z.infer<typeof owedOn>;

/** No reminder goes for an invoice: until this day, or for good where that is null. */
const pause = z.object({ until: z.string().nullable(), reason: z.string(), author: z.string(), madeAt: z.string() });
export const newPause = z.object({
  until: day.refine((until) => until > today(), 'This date is past').nullable(),
  reason: z.string().trim().min(1, 'A reason is needed').max(500),
});
export type NewPause = z.infer<typeof newPause>;

/** An invoice of an account, as it stands. `heldBecause` says why no reminder goes though nobody paused it. */
export const accountInvoice = z.object({
  id: z.string(),
  enquiryId: z.string(),
  number: z.string(),
  reference: z.string(),
  name: z.string(),
  date: z.string(),
  dues: z.array(z.object({ dueDate: z.string(), amount: pence, owing: pence })),
  amount: pence,
  received: pence,
  owing: pence,
  overdue: pence,
  credit: pence,
  pause: pause.nullable(),
  heldBecause: z.string().nullable(),
  remindedAt: z.string().nullable(),
});
export type AccountInvoice = z.infer<typeof accountInvoice>;

/** The account of one who pays: what is open today, oldest first. `nextReminder` is the day of the next letter. */
export const payerAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  address: z.array(z.string()),
  day: z.string(),
  invoices: z.array(accountInvoice),
  aged,
  owing: pence,
  credit: pence,
  nextReminder: z.string().nullable(),
});
export type PayerAccount = z.infer<typeof payerAccount>;

/** The 404 to whoever opens the account of one who owes nothing any more. */
export const NO_ACCOUNT = {
  word: 'no-account',
  message: 'Nothing is open on this account any more: all of it is paid, or was cancelled.',
} as const;
