import {
  type ApplicationDate,
  type CalendarDate,
  type Campus,
  calendarMethod,
  calendarName,
  calendarOf,
  duesOwing,
  type KeyDates,
  type Language,
  languageOf,
  stageOn,
  today,
} from '@forms/shared/contract';
import type { SendMailOptions } from 'nodemailer';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { type EnteredExam, examNamed } from '../exams/enteredExam';
import { datesOfSubject, keyDatesKnown } from '../exams/keyDates';
import { titleOfBoard, titleOfLevel } from '../exams/titles';
import { sumsOfInvoice } from '../ledger/sums';
import { sittingDates } from './sittingDates';

/** The days that an application's applicant has to keep from today on, soonest first. */
export const applicationDates = async (db: Database, enquiryId: string): Promise<ApplicationDate[]> =>
  (await allDates(db, enquiryId)).filter(({ isOpen }) => isOpen).map(({ isOpen, ...date }) => date);

/**
 * The days to keep as a letter brings them, and what it says of them; one that `takesBack` has calendars let go of those
 * that are kept no more, too. Nothing where there are none.
 */
export async function datesOfLetter(
  db: Database,
  { enquiryId, campus, takesBack = false }: { enquiryId: string; campus: Campus; takesBack?: boolean },
): Promise<{ said: string[]; attachments: NonNullable<SendMailOptions['attachments']> }> {
  const dates = (await allDates(db, enquiryId))
    .filter(({ isOpen }) => isOpen || takesBack)
    .map(({ isOpen, ...date }): CalendarDate => ({ ...date, isGone: !isOpen }));
  if (dates.length === 0) return { said: [], attachments: [] };
  const { reference } = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const language = languageOf[campus];
  const content = calendarOf({ dates, reference, language, madeAt: new Date() });
  const method = calendarMethod(dates);
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  const { attached, changed, gone } = said[language];
  return {
    said: [method === 'CANCEL' ? gone : dates.some(({ isGone }) => isGone) ? changed : attached],
    attachments: [{ filename: calendarName(reference), content, contentType }],
  };
}

const said: Record<Language, { attached: string; changed: string; gone: string }> = {
  'en-GB': {
    attached: 'The days to keep are attached, for your calendar.',
    changed: 'The days to keep are attached, for your calendar. Those that you need no longer are taken out of it.',
    gone: 'If you have its days in your calendar, the attachment takes them out of it.',
  },
  'pt-PT': {
    attached: 'As datas a reter seguem em anexo, para o seu calendário.',
    changed: 'As datas a reter seguem em anexo, para o seu calendário. As que já não importam são retiradas dele.',
    gone: 'Se tem as datas no seu calendário, o anexo retira-as.',
  },
};

/** A day; one that is not open is settled, or of what was given up. */
type KeyDay = ApplicationDate & { isOpen: boolean };

async function allDates(db: Database, enquiryId: string): Promise<KeyDay[]> {
  const { payments, isOwing } = await paymentDates(db, enquiryId);
  return [...payments, ...(await entryDates(db, enquiryId, isOwing))]
    .filter(({ day }) => day >= today())
    .sort((one, other) => one.day.localeCompare(other.day));
}

/** When what is asked is due, and whether any of it is owing, due on some day or not. */
async function paymentDates(db: Database, enquiryId: string): Promise<{ payments: KeyDay[]; isOwing: boolean }> {
  const invoice = await db
    .selectFrom('invoices')
    .select(['id', 'status', 'amount', 'dueDate', 'instalmentPlan'])
    .where('enquiryId', '=', enquiryId)
    .where('isCurrent', '=', 1)
    .where('status', 'not in', ['proposed', 'final'])
    .executeTakeFirst();
  if (!invoice) return { payments: [], isOwing: false };
  const { credited, owing } = await sumsOfInvoice(db, invoice);
  const plan = invoice.instalmentPlan === null ? null : JSON.parse(invoice.instalmentPlan);
  const asked = { ...invoice, credited: owing > 0 ? credited : 0, instalmentPlan: plan };
  const payments = duesOwing(asked, owing).map(
    (due, at): KeyDay => ({
      ...{
        key: `payment-${at + 1}`,
        kind: 'payment',
        day: due.dueDate,
        amount: due.owing || due.amount,
        of: '',
        exams: [],
      },
      isOpen: due.owing > 0,
    }),
  );
  return { payments, isOwing: owing > 0 };
}

/**
 * The last days of an application's exam entries, one for all of a board's at a level, and those on which its papers are
 * sat. Those of what an entry was before it was amended are given up.
 */
async function entryDates(db: Database, enquiryId: string, isOwing: boolean): Promise<KeyDay[]> {
  const standing = await db
    .selectFrom('examEntries')
    .select(['seriesId', 'seriesName', 'board', 'level', 'exam', 'state'])
    .where('enquiryId', '=', enquiryId)
    .orderBy('id')
    .execute();
  const amended = await db
    .selectFrom('examEntryChanges as change')
    .innerJoin('examEntries as entry', 'entry.id', 'entryId')
    .select(['seriesId', 'seriesName', 'board', 'level', 'was as exam'])
    .where('change.enquiryId', '=', enquiryId)
    .whereRef('was', '<>', 'exam')
    .orderBy('change.id')
    .execute();
  const entries = [...standing, ...amended.map((before) => ({ ...before, state: 'withdrawn' as const }))];
  if (entries.length === 0) return [];
  const known = await keyDatesKnown(db);
  const found = new Map<string, KeyDay>();
  for (const entry of entries) {
    const { seriesId, seriesName, board, level, exam, state } = entry;
    const { subject } = JSON.parse(exam) as EnteredExam;
    const dates = datesOfSubject(known, seriesId, { board, level, name: subject.name });
    if (!dates) continue;
    const isOpen = isStanding(entry);
    for (const { name, kind, day } of lastDays(dates, !isOpen || (isOwing && state === 'requested'))) {
      const key = `${name}-${seriesId}-${board}-${level}`;
      const before = found.get(key);
      found.set(key, {
        ...{ key, kind, day, amount: 0, of: `${titleOfBoard(board)} ${titleOfLevel(level)}, ${seriesName}` },
        exams: [...(before?.exams ?? []), ...(isOpen ? [examNamed({ board, exam, seriesName })] : [])],
        isOpen: isOpen || before?.isOpen === true,
      });
    }
  }
  return [...found.values(), ...(await sittingDates(db, entries, isStanding))];
}

/** Whether nobody has given an entry up. */
const isStanding = ({ state }: Pick<Tables['examEntries'], 'state'>) => state !== 'withdrawn' && state !== 'refused';

/** The last days by the key dates; that of entering only while an entry waits to be paid. Each keeps its `name` when two of them part. */
function lastDays(
  dates: KeyDates,
  isWaiting: boolean,
): (Pick<ApplicationDate, 'kind' | 'day'> & { name: 'entry' | 'change' | 'withdrawal' })[] {
  const closes = isWaiting ? stageOn(dates, today())?.until.centre : undefined;
  const changes = dates.amendments?.centre;
  const { withdrawals } = dates;
  const returns =
    withdrawals && withdrawals.boardReturns + withdrawals.centreReturns > 0 ? withdrawals.centre : undefined;
  const isBoth = changes === returns;
  return [
    ...(closes === undefined ? [] : [{ name: 'entry', kind: 'entry', day: closes } as const]),
    ...(changes === undefined
      ? []
      : [{ name: 'change', kind: isBoth ? 'changeOrWithdrawal' : 'change', day: changes } as const]),
    ...(returns === undefined || isBoth ? [] : [{ name: 'withdrawal', kind: 'withdrawal', day: returns } as const]),
  ];
}
