import {
  EXAMS_FORM_SLUG,
  type ExamEntry,
  type ExamsSubmissionHeaders,
  examEntry,
  type FieldFault,
  type FormDefinition,
  type PageAnswers,
  routes,
  type Submitted,
} from '@forms/shared/contract';
import type { App } from '../app';
import type { Trx } from '../database/database';
import { endDraft } from '../drafts/storedDrafts';
import { answerNamed } from '../enquiries/answerNamed';
import { programmeOf } from '../enquiries/enquiryType';
import { formAnswered } from '../enquiries/formAnswered';
import { answeredBefore, idempotencyKeyOf, once } from '../enquiries/idempotency';
import { acceptedAnswers, storeEnquiry } from '../enquiries/storeEnquiry';
import { submissionHeaders } from '../enquiries/submissionHeaders';
import { Fault } from '../errors';
import { makeInvoice } from '../invoices/makeInvoice';
import { applicationOf } from '../payments/application';
import { chooseWay } from '../payments/chooseWay';
import { serve } from '../serve';
import { APPLICATIONS, earlierApplication, journeyOf, takePlace, withdrawEarlier } from './earlierApplication';
import { type Exam, examOf, invoiceItemsOf } from './exam';
import { invoiceFooter } from './invoiceFooter';

const notOffered = ({ formData }: ExamEntry) =>
  `${formData.subject.name} (${formData.option.code}) cannot be entered in ${formData.series.name}. Please delete it or choose another.`;
const enteredTwice = ({ subject, option }: Exam['choice']) =>
  `${subject.name} (${option.code}) is entered twice. Please delete one of them.`;
const NO_EXAMS = 'Please add at least one exam.';

/** Takes a registration: its answers checked, its exams priced from the server's own list, all of it kept or nothing. */
export function serveRegistration(app: App): void {
  const { db } = app;

  serve(app, routes.submitExamsForm, async ({ body, request }) => {
    const headers = submissionHeaders(request);
    const form = await formAnswered(db, EXAMS_FORM_SLUG, request);
    const given = body.filter((entry) => 'values' in entry);
    const chosen = body.find((entry) => 'paymentMethod' in entry);
    if (!chosen) throw new Fault(400, 'bad-body', 'The way to pay is missing.');
    const { paymentMethod, declarations } = chosen;

    const key = idempotencyKeyOf(request);
    const journey = journeyOf(request);
    const isRepeated = key !== undefined && (await answeredBefore(db, APPLICATIONS, [key])) !== undefined;
    if (journey !== undefined && !isRepeated) await withdrawEarlier(app, journey);

    // Ticked again after a lost answer, the declarations have another time; the application is the same.
    const application = { scope: APPLICATIONS, key, body: [...given, { paymentMethod }] };
    const { id } = await once(db, application, async (trx) => {
      const { pages, exams } = await entered(trx, form.json, acceptedAnswers(form, given));
      await endDraft(trx, request);
      const stored = await storeEnquiry(trx, { form, pages, headers });
      if (journey !== undefined) await takePlace(trx, journey, { ...stored, key, pages });
      const sorted = sortedBy(pages, exams, headers);
      await trx
        .insertInto('examRegistrations')
        .values({ enquiryId: stored.id, ...sorted })
        .execute();
      await makeInvoice(trx, {
        enquiryId: stored.id,
        description: `Examination entries, ${sorted.examSeries}`,
        items: exams.flatMap(invoiceItemsOf),
        footer: await invoiceFooter(trx),
      });
      await chooseWay(trx, stored.id, paymentMethod, declarations);
      return stored;
    });
    return applicationOf(db, id);
  });

  serve(app, routes.sentExamsForm, async ({ body: { keys, journey } }) => {
    const sent = await answeredBefore<Submitted>(db, APPLICATIONS, keys);
    if (sent) return { application: await applicationOf(db, sent.id), earlier: null };
    return { application: null, earlier: journey === undefined ? null : await earlierApplication(db, journey) };
  });
}

/** The exams in the answers, and the answers with each exam described by the catalogue, whatever was sent of it. Throws 422. */
async function entered(trx: Trx, { pages: defined }: FormDefinition, answers: PageAnswers[]) {
  const exams: Exam[] = [];
  const faults: FieldFault[] = [];
  const pages: PageAnswers[] = [];
  for (const { name: page, values } of answers) {
    const described = { ...values };
    for (const { name: field } of examFields(defined, page)) {
      const rows = examEntry.array().catch([]).parse(values[field]);
      const known: ExamEntry[] = [];
      for (const row of rows) {
        const exam = await examOf(trx, row.examId);
        if (!exam) faults.push({ page, field, message: notOffered(row) });
        else if (exams.some(({ id }) => id === exam.id)) {
          faults.push({ page, field, message: enteredTwice(exam.choice) });
        } else {
          exams.push(exam);
          known.push({ id: row.id, examId: exam.id, formData: exam.choice });
        }
      }
      described[field] = known;
    }
    pages.push({ name: page, values: described });
  }
  if (exams.length === 0 && faults.length === 0) {
    const missing = defined.flatMap(({ name: page }) =>
      examFields(defined, page).map(({ name: field }) => ({ page, field, message: NO_EXAMS })),
    );
    throw new Fault(422, 'no-exams', NO_EXAMS, { errors: missing });
  }
  if (faults.length > 0) {
    throw new Fault(422, 'answers-wrong', faults.map(({ message }) => message).join(' '), { errors: faults });
  }
  return { pages, exams };
}

const examFields = (pages: FormDefinition['pages'], page: string) =>
  pages.find(({ name }) => name === page)?.fields.filter(({ type }) => type === 'form-exams-api') ?? [];

function sortedBy(pages: readonly PageAnswers[], exams: readonly Exam[], headers: ExamsSubmissionHeaders) {
  const series = new Set(exams.map(({ choice }) => choice.series.name));
  return {
    department: answerNamed('department', pages) ?? headers.department ?? '',
    examSeries: [...series].join(', '),
    startDate: answerNamed('startDate', pages) ?? headers.startdate ?? '',
    programmeType: programmeOf(pages, headers),
  };
}
