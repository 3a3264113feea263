import { type FormDefinition, labelOf, type PageAnswers } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { App } from '../../platform/http/app';
import { contactsOf } from '../contacts/storedContacts';
import { enquiryById } from '../enquiries/storedEnquiries';
import { invoiceById } from '../invoices/storedInvoices';
import { messagesOf } from '../messages/storedMessages';
import { findPerson } from './findPerson';
import { looseOf } from './looseOf';

type FileOwner = { entityType: 'enquiry' | 'staff'; entityId: string };

export interface ExportedFile {
  id: string;
  /** Where it stands in what is handed over. */
  path: string;
}

/** All that is held of an address, as it is handed over: of enquiries of others that name it, only that they do. */
export async function personData(app: Pick<App, 'db' | 'settings'>, email: string) {
  const { db } = app;
  const found = await findPerson(app, email);
  const contacts = found.contacts.filter(({ isOwn }) => isOwn);
  const files: ExportedFile[] = [];
  const enquiries = [];
  for (const { id } of found.enquiries.filter(({ isOwn }) => isOwn)) {
    const enquiry = await exportedEnquiry(db, id);
    enquiries.push(enquiry);
    files.push(...enquiry.files);
  }
  for (const [at, { id }] of contacts.entries())
    files.push(...(await filesOf(db, { entityType: 'staff', entityId: id }, `message ${at + 1}`)));
  const { reports } = await looseOf(db, found.email);
  const data = {
    address: found.email,
    exportedAt: new Date().toISOString(),
    enquiries,
    namedIn: found.enquiries
      .filter(({ isOwn }) => !isOwn)
      .map(({ reference, formTitle, submittedAt }) => ({ reference, form: formTitle, submittedAt })),
    messages: (
      await contactsOf(
        db,
        contacts.map(({ id }) => id),
      )
    ).map(({ id: _, suspect: __, ...contact }) => contact),
    unfinishedForms: found.drafts,
    account: found.account && { name: found.account.name },
    problemReports: await reportsOf(db, reports),
  };
  return { data, files };
}

async function exportedEnquiry(db: Database, id: string) {
  const enquiry = await enquiryById(db, id);
  const { reference, formTitle, submittedAt, status, name, email, tags, comments, mail } = enquiry;
  const { mergedInto, mergedFrom, steps, edits, corrections, answerCorrections, payments } = enquiry;
  const invoices = await db.selectFrom('invoices').select('id').where('enquiryId', '=', id).orderBy('date').execute();
  const entries = await db
    .selectFrom('examEntries')
    .select(['seriesName', 'board', 'level', 'exam', 'state'])
    .where('enquiryId', '=', id)
    .orderBy('id')
    .execute();
  const documents = [];
  for (const invoice of invoices) {
    const {
      number,
      date,
      dueDate,
      status: state,
      description,
      items,
      amount,
      received,
      entries: money,
    } = await invoiceById(db, invoice.id);
    documents.push({
      ...{ number, date, dueDate, status: state, description, amount, received },
      lines: items.map((item) => ({ description: item.description, cost: item.cost })),
      money: money.map(({ kind, amount: pence, receivedOn, reference: said, note }) => ({
        ...{ kind, amount: pence, receivedOn, reference: said, note },
      })),
    });
  }
  return {
    ...{ reference, form: formTitle, submittedAt, status, name, email, tags },
    mergedInto: mergedInto?.reference ?? null,
    mergedFrom: mergedFrom.map((each) => each.reference),
    answers: answersSaid(enquiry.definition, enquiry.pages),
    comments,
    messages: (await messagesOf(db, id)).map(({ from, text, sentAt }) => ({ from, text, sentAt })),
    letters: mail.map(({ kind, recipient, subject, queuedAt, sentAt }) => ({
      kind,
      recipient,
      subject,
      queuedAt,
      sentAt,
    })),
    examEntries: entries.map(({ exam, ...entry }) => ({ ...entry, exam: JSON.parse(exam) })),
    invoices: documents,
    history: [...steps, ...edits, ...corrections, ...answerCorrections, ...payments].sort((one, other) =>
      one.madeAt.localeCompare(other.madeAt),
    ),
    files: await filesOf(db, { entityType: 'enquiry', entityId: id }, reference),
  };
}

/** Answers by what was asked, in the form's words. */
const answersSaid = ({ pages }: FormDefinition, answers: readonly PageAnswers[]) =>
  answers.map(({ name, values }) => {
    const page = pages.find((each) => each.name === name);
    const said = Object.entries(values).map(([field, answer]) => ({
      question: labelOf(page?.fields.find((each) => each.name === field)) || field,
      answer,
    }));
    return { page: page?.title ?? name, answers: said };
  });

async function filesOf(db: Database, { entityType, entityId }: FileOwner, folder: string) {
  const files = await db
    .selectFrom('files')
    .select(['id', 'name', 'uploadedAt', 'bytes'])
    .where('entityType', '=', entityType)
    .where('entityId', '=', entityId)
    .where('held', 'is', null)
    .orderBy('uploadedAt')
    .execute();
  return files.map(({ name, ...file }, at) => ({
    ...{ ...file, name },
    path: `files/${folder}/${at + 1} ${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')}`,
  }));
}

async function reportsOf(db: Database, ids: readonly string[]) {
  const rows = await db
    .selectFrom('bugReports')
    .select(['report', 'sentAt'])
    .where('id', 'in', ['', ...ids])
    .orderBy('sentAt')
    .execute();
  return rows.map(({ report, sentAt }) => ({ sentAt, ...JSON.parse(report) }));
}
