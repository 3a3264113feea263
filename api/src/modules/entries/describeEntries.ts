import {
  ARRANGEMENTS_EVIDENCE,
  ARRANGEMENTS_FIELD,
  type FormDefinition,
  type ListedEntry,
  needsEvidence,
  type PageAnswers,
  paymentLabel,
  readOption,
  submission,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/errors';
import { candidateIn } from '../candidates/candidateIn';
import { correctionsOf } from '../candidates/storedCorrections';
import { documentStates } from '../documents/storedDocuments';
import type { EnteredExam } from '../exams/enteredExam';
import { titleOfBoard, titleOfLevel } from '../exams/titles';
import { formAt } from '../forms/storedForms';
import { sumsOfEach } from '../ledger/sums';
import { numbersOf } from './candidateNumbers';
import { printedName } from './certificateName';
import { timetablesOf } from './timetables';

export type EntryRow = Tables['examEntries'];

/** Entries as staff see them, in their order: with the candidate, the arrangements and the money of each one's application. */
export async function describeEntries(db: Database, rows: readonly EntryRow[]): Promise<ListedEntry[]> {
  if (rows.length === 0) return [];
  const namesakes = await namesakesOf(db, rows);
  const applications = await applicationsOf(db, [...rows, ...namesakes]);
  const evidence = await documentStates(
    db,
    ARRANGEMENTS_EVIDENCE,
    [...applications.values()].filter(({ needsEvidence }) => needsEvidence).map((application) => application.enquiryId),
  );
  const payments = await paymentsOf(db, rows);
  const numberOf = await numbersOf(
    db,
    rows.map(({ enquiryId }) => enquiryId),
  );
  const applicationOf = ({ enquiryId }: EntryRow): Application => {
    const application = applications.get(enquiryId);
    if (!application) throw new Error('An entry has an application.');
    return application;
  };
  const twins = new Map(
    rows.map((row) => {
      const others = namesakes.filter(({ named, enquiryId }) => named === row.named && enquiryId !== row.enquiryId);
      const known = others.flatMap(({ enquiryId }) => applications.get(enquiryId) ?? []);
      return [row.id, known.filter((other) => isSamePerson(other, applicationOf(row)))];
    }),
  );
  const twinsOf = ({ id }: EntryRow): Application[] => twins.get(id) ?? [];
  const timetableOf = await timetablesOf(db, rows, (row) => [
    row.enquiryId,
    ...twinsOf(row).map(({ enquiryId }) => enquiryId),
  ]);
  return rows.map((row): ListedEntry => {
    const application = applicationOf(row);
    const { reference, name, birthDate, uci, uln, certificateName, arrangements, needsEvidence } = application;
    const { id, enquiryId, campus, price, state, version, changedAt, changedBy } = row;
    return {
      ...{ id, enquiryId, campus, price, state, version, changedAt, changedBy },
      ...{ reference, name, birthDate, uci, uln, certificateName, arrangements },
      candidateNumber: numberOf(row),
      series: { id: row.seriesId, name: row.seriesName },
      level: { id: row.level, title: titleOfLevel(row.level) },
      board: { id: row.board, title: titleOfBoard(row.board) },
      ...(JSON.parse(row.exam) as EnteredExam),
      payment: payments.get(enquiryId) ?? null,
      evidence: needsEvidence ? (evidence.get(enquiryId) ?? 'missing') : null,
      timetable: timetableOf(row),
      twins: twinsOf(row).map((twin) => ({ enquiryId: twin.enquiryId, reference: twin.reference })),
    };
  });
}

/** One entry as staff see it. Throws 404 where there is none. */
export async function describeEntry(db: Database, id: string): Promise<ListedEntry> {
  const row = await db.selectFrom('examEntries').selectAll().where('id', '=', id).executeTakeFirst();
  const [described] = row ? await describeEntries(db, [row]) : [];
  if (!described) throw notFound('entry');
  return described;
}

/** Of an application what its entries show of it. */
interface Application {
  enquiryId: string;
  reference: string;
  name: string;
  birthDate: string;
  uci: string;
  uln: string;
  certificateName: string;
  arrangements: string[];
  needsEvidence: boolean;
}

/** Whether two applications of one name are of one candidate: born on the same day, or under one UCI. */
const isSamePerson = (one: Application, other: Application): boolean =>
  (one.birthDate !== '' && one.birthDate === other.birthDate) || (one.uci !== '' && one.uci === other.uci);

/** The applications under the names of these entries that are not given up. */
const namesakesOf = (db: Database, rows: readonly EntryRow[]) =>
  db
    .selectFrom('examEntries')
    .select(['named', 'enquiryId'])
    .distinct()
    .where('named', 'in', [...new Set(rows.map(({ named }) => named))])
    .where('state', 'not in', ['withdrawn', 'refused'])
    .execute();

async function applicationsOf(
  db: Database,
  of: readonly { enquiryId: string }[],
): Promise<ReadonlyMap<string, Application>> {
  const enquiries = await db
    .selectFrom('enquiries')
    .select(['id', 'reference', 'name', 'formSlug', 'formVersion', 'pages'])
    .where('id', 'in', [...new Set(of.map(({ enquiryId }) => enquiryId))])
    .execute();
  const corrections = await correctionsOf(
    db,
    enquiries.map(({ id }) => id),
  );
  const forms = new Map<string, FormDefinition>();
  const applications = new Map<string, Application>();
  for (const { id: enquiryId, reference, name, formSlug, formVersion, pages } of enquiries) {
    const key = `${formSlug} ${formVersion}`;
    const definition = forms.get(key) ?? (await formAt(db, formSlug, formVersion)).json;
    forms.set(key, definition);
    const answers = submission.parse(JSON.parse(pages));
    const correction = corrections.get(enquiryId)?.at(-1);
    const candidate = correction?.candidate ?? candidateIn(answers);
    const { firstName, lastName, birthDate, uci, uln } = candidate;
    applications.set(enquiryId, {
      ...{ enquiryId, reference, name: correction ? `${firstName} ${lastName}`.trim() : name },
      ...{ birthDate, uci, uln, certificateName: printedName(candidate) },
      arrangements: chosenWords(answers, definition, ARRANGEMENTS_FIELD),
      needsEvidence: needsEvidence(answers),
    });
  }
  return applications;
}

/** What was chosen of a field with several choices, in its form's words. */
function chosenWords(answers: readonly PageAnswers[], { pages }: FormDefinition, field: string): string[] {
  const chosen = answers.flatMap(({ values }) => values[field] ?? []);
  const asked = pages.flatMap(({ fields }) => fields).find(({ name }) => name === field);
  const options = (asked?.options ?? []).map(readOption);
  return chosen.map((value) => options.find((option) => option.value === value)?.label ?? String(value));
}

/** How far the invoice of each application is. */
async function paymentsOf(
  db: Database,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<string, NonNullable<ListedEntry['payment']>>> {
  const invoices = await db
    .selectFrom('invoices')
    .select(['id', 'enquiryId', 'status', 'amount', 'dueDate', 'instalmentPlan'])
    .where('enquiryId', 'in', [...new Set(rows.map(({ enquiryId }) => enquiryId))])
    .where('isCurrent', '=', 1)
    .execute();
  // PostgreSQL takes no empty list, and no id is an empty text.
  const sumsOf = await sumsOfEach(db, ['', ...invoices.map(({ id }) => id)]);
  return new Map(
    invoices.map((invoice) => {
      const label = paymentLabel({ status: invoice.status, ...sumsOf(invoice) });
      return [invoice.enquiryId, { invoiceId: invoice.id, label }];
    }),
  );
}
