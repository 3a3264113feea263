import {
  type ApplicationPage,
  type CardPayment,
  type Contact,
  campuses,
  type Declaration,
  type Enquiry,
  type EntryOffer,
  type ExamCandidate,
  type ExamsSubmission,
  type ExamsSubmitted,
  type Language,
  type LetterKind,
  languageOf,
  type OwedOn,
  type PageAnswers,
  type PaymentMethod,
  REQUEST_HEADER,
  type Route,
  routes,
  type SavedDraft,
} from '@forms/shared/contract';
import { examEntry, registration } from '../journeys/registrationByCalls';
import type { Product } from '../product';

/** What goes only hours or days later. */
export const later = ['documents-received', 'reminder'] as const satisfies readonly LetterKind[];

/** The test card to which no refund gets through. */
const REFUNDS_FAIL = '4000000000005126';

const withOtherPhone = (pages: readonly PageAnswers[] = []) =>
  pages.map(({ name, values }) =>
    name === 'candidate' ? { name, values: { ...values, phone: '+447700900999' } } : { name, values },
  );

/**
 * Causes letters of every kind in a language, of which some go only later: each application's go to an address of its own, and
 * there are never more than five.
 */
export async function causesLetters(product: Product, language: Language): Promise<void> {
  const send = async (path: string, method: string, body: BodyInit, type: string) => {
    const response = await fetch(`${product.address}${path}`, {
      method,
      headers: {
        ...{ [REQUEST_HEADER]: 'test', 'content-type': type, 'accept-language': language },
        cookie: await product.staffCookie(),
      },
      ...(method === 'GET' ? {} : { body }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
  const call = <T>(route: Route, json?: unknown, params: Record<string, string> = {}): Promise<T> => {
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    return send(`/${route.service}${path}`, route.method, JSON.stringify(json ?? {}), 'application/json');
  };

  const exam = await examEntry(call, 'gcse', 'edexcel', '1MA1');
  const acceptedAt = new Date().toISOString();
  const declared = (await call<Declaration[]>(routes.examsDeclarations)).map(({ id, version }) => ({
    ...{ id, version, acceptedAt },
  }));
  const campus = campuses.find((each) => languageOf[each] === language);
  const applies = (as: string, paymentMethod: PaymentMethod) => {
    const said = {
      candidate: { email: `${as}.${language}@example.org` },
      exams: { department: campus === 'lisbon' ? '2' : '1' },
    };
    const declarations = paymentMethod === 'callback' ? [] : declared;
    const application: ExamsSubmission = [...registration(exam, said), { paymentMethod, declarations }];
    return call<ExamsSubmitted>(routes.submitExamsForm, application);
  };
  const read = (id: string) => call<Enquiry>(routes.enquiry, undefined, { id });

  const paid = await applies('paid', 'card');
  const { amount } = paid;
  const payment = await call<CardPayment>(routes.payByCard, { currency: 'GBP', enquiryId: paid.id, amount });
  const [intent] = payment.clientSecret.split('_secret_');
  const card = { client_secret: payment.clientSecret, 'payment_method_data[card][number]': REFUNDS_FAIL };
  const urlencoded = 'application/x-www-form-urlencoded';
  await send(`/sandbox/v1/payment_intents/${intent}/confirm`, 'POST', String(new URLSearchParams(card)), urlencoded);
  await call(routes.cardPaymentSuccess, {
    ...{ enquiryId: paid.id, invoicePaymentId: payment.invoicePaymentId, examIds: [exam.examId], invoiceData: {} },
    ...{ description: 'Exams', address: { line1: '1 High Street', line2: '', line3: 'Oxford', postcode: 'OX1 1AA' } },
  });
  await call(routes.refundEnquiry, { amount: 5_000, reason: 'Fell ill' }, { id: paid.id });

  const documents = await applies('documents', 'callback');
  const files = [await product.sendsDocument(documents.link ?? '', 'photo-id')];
  const again = { state: 'again', reason: 'Blurred', files };
  await call(routes.decideDocument, again, { id: documents.id, name: 'photo-id' });
  const { link } = documents;
  const { details } = await call<ApplicationPage>(routes.applicationPage, { link });
  const changed = { link, version: details?.detailsVersion, pages: withOtherPhone(details?.pages) };
  await call(routes.changeContactDetails, changed);

  const withdrawn = await applies('withdrawn', 'callback');
  await call(routes.withdrawApplication, { link: withdrawn.link });

  const corrected = await applies('corrected', 'bacs');
  const { id } = corrected;
  const { answersVersion, pages } = await read(id);
  const correction = { version: answersVersion, pages: withOtherPhone(pages), reason: 'By telephone' };
  await call(routes.correctAnswers, correction, { id });
  const { version, candidate } = await call<ExamCandidate>(routes.candidateOf, undefined, { id });
  const named = { version, candidate: { ...candidate, lastName: 'Rite' }, reason: '' };
  await call(routes.correctCandidate, named, { id });
  await call(routes.writeToApplicant, { text: 'Olá', seen: [] }, { id });

  await applies('overdue', 'bacs');
  const owing = await applies('owing', 'bacs');
  const { rows } = await call<OwedOn>(routes.owed);
  const payer = rows.find(({ email }) => email === `overdue.${language}@example.org`);
  await call(routes.sendAccount, undefined, { id: payer?.id ?? '' });
  const today = new Date().toISOString().slice(0, 10);
  await call(routes.sendPayerStatement, { from: today, to: today, campus }, { id: owing.id });
  const line = { description: 'Courtesy', amount: 1_000, accountId: 'exams' };
  const { invoiceId } = await read(owing.id);
  await call(routes.creditInvoice, { lines: [line], reason: 'Late' }, { id: invoiceId ?? '' });
  await call(routes.cancelEnquiry, { reason: 'Moved away' }, { id: owing.id });

  const entered = await applies('entered', 'bacs');
  const entries = (product.rows().exam_entries ?? []) as { id: string; enquiry_id: string }[];
  const entryId = String(entries.find(({ enquiry_id }) => String(enquiry_id) === entered.id)?.id);
  const offer = await call<EntryOffer>(routes.entryOfferOf, undefined, { id: entryId });
  await call(routes.withdrawEntry, { version: offer.version, reason: 'Moved away', returned: 0 }, { id: entryId });

  const begun = [{ name: 'start', values: { filledBy: 'student' } }];
  const draft = { slug: 'exams-registration-v2', version: 1, journey: `draft-${language}`, pages: begun };
  const { hash } = await call<SavedDraft>(routes.keepDraft, draft);
  await call(routes.mailDraft, { hash, email: `draft.${language}@example.org` });

  const question = { firstName: 'Rui', lastName: 'Melo', message: 'Olá', page: 'home' };
  const contact = await call<Contact>(routes.sendContact, { ...question, email: `asked.${language}@example.org` });
  await call(routes.replyToContact, { html: '<p>Thank you.</p>' }, { id: contact.id });
  await call(routes.sendEntryStatements, { seriesId: exam.formData.series.id });
}
