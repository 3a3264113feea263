import type { Insertable } from 'kysely';
import type { Database } from '../../../api/src/platform/database/database';
import type { Tables } from '../../../api/src/platform/database/tables';
import { fold } from '../../../shared/contract';
import { idOf, inBatches, personOf, pick, TAGGED, tagged, timeOf, years } from './seed';

/** How many rows there are of what people did with enquiries. */
const work = { letters: 200_000, steps: 100_000, entries: 60_000, contacts: 20_000, audit: 100_000 } as const;

const STAFF = 'A Staff';

/** Writes so many rows of a table, each by its place. */
const fill = <Table extends keyof Tables & string>(
  db: Database,
  table: Table,
  count: number,
  row: (at: number) => Insertable<Tables[Table]>,
): Promise<void> =>
  inBatches(db, count, (trx, places) =>
    trx
      .insertInto(table)
      .values(places.map(row) as never)
      .execute(),
  );

const of = (at: number) => ({ enquiryId: idOf('enquiry', at % years.enquiries) });
const by = { author: STAFF } as const;

/** Letters, steps, messages, exam entries, tags, and what else is written down of enquiries in some years. */
export async function seedWork(db: Database): Promise<void> {
  await fill(db, 'letters', work.letters, (at) => ({
    ...{ id: idOf('letter', at), ...of(at), kind: at < years.enquiries ? 'submission' : 'message', about: `${at}` },
    ...{ recipient: personOf(at % years.enquiries).email, subject: 'Your application', queuedAt: timeOf(at / 2) },
    ...{ sentAt: timeOf(at / 2), fileId: null, sentAgain: null, mailbox: `person${at}`, bounced: null },
  }));
  await fill(db, 'enquirySteps', work.steps, (at) => ({
    ...{ id: idOf('step', at), ...of(at), ...by, status: 'inProgress', madeAt: timeOf(at + 50) },
  }));
  await fill(db, 'paymentSteps', work.steps, (at) => ({
    ...{ id: idOf('money', at), ...of(at), ...by, kind: 'chosen', detail: '', amount: null, madeAt: timeOf(at + 9) },
  }));
  await fill(db, 'enquiryEdits', work.steps, (at) => ({
    ...{ id: idOf('edit', at), ...of(at * 7), ...by, field: 'followUpOn', before: '', after: '2026-01-01' },
    madeAt: timeOf(at),
  }));
  await fill(db, 'messages', work.contacts, (at) => ({
    ...{ id: idOf('message', at), ...of(at * 5), author: at % 2 ? STAFF : null, text: 'When is it?' },
    ...{ sentAt: timeOf(at * 5), isWaiting: at % 100 === 0 ? 1 : 0 },
  }));
  await fill(db, 'enquiryTags', tagged, (at) => ({ ...of(at * 3 + 2), folded: TAGGED, tag: TAGGED }));
  await seedEntries(db);
  await fill(db, 'contacts', work.contacts, (at) => {
    const { firstName, lastName, email } = personOf(at * 5);
    const named = fold(`${lastName} ${firstName}`);
    return {
      ...{ id: idOf('contact', at), firstName, lastName, email, mobile: '', message: 'Which papers? '.repeat(20) },
      ...{
        page: '/contact',
        sentAt: timeOf(at * 5),
        status: pick(['submitted', 'completed'] as const, at),
        suspect: 0,
      },
      ...{ named, searched: `${named} ${email}` },
    };
  });
  await seedStatistics(db);
  await fill(db, 'auditEntries', work.audit, (at) => ({
    ...{ id: idOf('audit', at), number: at + 1_000, at: timeOf(at), actor: `person ${at % 9}` },
    ...{ call: pick(['changeEnquiry', 'enquiry', 'refund'], at), record: of(at).enquiryId, detail: '' },
    ...{ keyName: 'none', hash: '' },
  }));
}

async function seedEntries(db: Database): Promise<void> {
  const exam = JSON.stringify({
    ...{ subject: { id: 's', code: '8300', name: 'Mathematics' }, option: { id: 'o', code: '8300H', name: 'Higher' } },
    papers: [],
  });
  await fill(db, 'examEntries', work.entries, (at) => {
    const { firstName, lastName } = personOf(at);
    return {
      ...{ id: idOf('entry', at), ...of(at), reference: `en-${at}`, named: fold(`${lastName} ${firstName}`) },
      ...{ board: pick(['aqa', 'ocr'] as const, at), level: 'gcse', seriesId: `summer-${2022 + (at % 5)}` },
      ...{ seriesName: `Summer ${2022 + (at % 5)}`, optionId: 'o', exam, campus: 'oxford', price: 9_000 },
      ...{ boardFee: 4_000, lateFee: 0, state: pick(['requested', 'entered', 'entered'] as const, at) },
      ...{ boardVersion: 0, version: 1, changedAt: timeOf(at), changedBy: STAFF },
    };
  });
}

async function seedStatistics(db: Database): Promise<void> {
  const { slug, version, json } = await db
    .selectFrom('formVersions')
    .select(['slug', 'version', 'json'])
    .executeTakeFirstOrThrow();
  const weeks = 250;
  const steps = (JSON.parse(json) as { pages: { name: string }[] }).pages.map(({ name }) => name);
  const weekOf = (at: number) => new Date(Date.UTC(2022, 0, 3 + at * 7)).toISOString().slice(0, 10);
  await fill(db, 'formSubmissions', years.enquiries, (at) => ({
    ...{ id: idOf('submission', at), on: timeOf(at).slice(0, 10), formSlug: slug },
    ...{ campus: pick(['oxford', 'lisbon'] as const, at), origin: pick([null, 'friend', 'search'], at) },
  }));
  await fill(db, 'formSteps', weeks * steps.length, (at) => ({
    ...{ week: weekOf(Math.floor(at / steps.length)), formSlug: slug, formVersion: version, campus: 'oxford' },
    ...{ step: steps[at % steps.length] ?? '', begun: at % 9, reached: 50, wentOn: 40 },
  }));
  await fill(db, 'formSpans', weeks, (at) => ({
    week: weekOf(at),
    formSlug: slug,
    campus: 'oxford',
    span: 5,
    count: 9,
  }));
}
