import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ApplicationPage,
  type Contact,
  campuses,
  type EntryOffer,
  type ExamCandidate,
  type ExamsSubmitted,
  type Language,
  type LetterKind,
  languageOf,
  letterKinds,
  type OwedOn,
  ownSlugs,
  type PageAnswers,
  type SavedDraft,
  worded,
} from '@forms/shared/contract';
import { dayIn } from '../../platform/days';
import { fileOfLetter, outboxFolder } from '../../platform/mail/outbox';
import { partOf, textOf } from '../../testing/letterParts';
import { Payer } from '../../testing/payer';
import { ProviderEvents } from '../../testing/providerEvents';
import { ProviderSide } from '../../testing/providerSide';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { remind } from '../owed/reminders.jobs';

let server: TestServer;
let payer: Payer;
let provider: ProviderSide;
let events: ProviderEvents;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start({ BANK_DETAILS: 'Sort code: 12-34-56; Account number: 12345678' });
  payer = new Payer(server, await examEntry(server, 'gcse', 'edexcel', '1MA1'));
  provider = new ProviderSide(server);
  events = new ProviderEvents(server);
  staff = await server.signIn('Staff');
  const letters = worded.map((kind) => ({ kind, 'en-GB': added(kind, 'en-GB'), 'pt-PT': added(kind, 'pt-PT') }));
  const headers = await server.signIn('Admin');
  await server.send('/api/letter-words', { method: 'PUT', headers, json: { version: 0, letters } });
});
afterAll(() => server.stop());

/** What the college has added to the letters of a kind. */
const added = (kind: LetterKind, language: Language) => `Added to ${kind} in ${language}.`;

async function call<T = object>(path: string, json?: object, method?: string): Promise<T> {
  const response = await server.send(`/api${path}`, {
    headers: staff,
    ...(json && { json }),
    ...(method && { method }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : {}) as T;
}

/** Somebody at a campus, whose mailbox has no other letters. */
interface Applicant {
  said: Record<string, Record<string, unknown>>;
  email: string;
  language: Language;
}
const applies = ({ said }: Applicant) => payer.enquire('callback', said);
const transfers = ({ said }: Applicant) => payer.enquire('bacs', said);
const pays = ({ said }: Applicant) => payer.pay(said);
const invoiceIdOf = async ({ id }: ExamsSubmitted) => (await payer.read(id)).invoiceId ?? '';
async function refunds(applicant: Applicant): Promise<string> {
  const { id } = await pays(applicant);
  await call(`/enquiries/${id}/refund`, { amount: 5_000, reason: 'Fell ill' });
  return provider.intentOf(id);
}
/** Sends a document that is asked for; answers the file's id. */
async function sendsDocument({ link = '' }: ExamsSubmitted): Promise<string> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ link, document: 'photo-id' })) body.append(field, value);
  body.append('file', new Blob(['%PDF-1.7\n']), 'passport.pdf');
  const response = await server.send('/api/application/document', { method: 'POST', body });
  return ((await response.json()) as { id: string }).id;
}
const withOtherPhone = (pages: readonly PageAnswers[] = []) =>
  pages.map(({ name, values }) =>
    name === 'candidate' ? { name, values: { ...values, phone: '+447700900999' } } : { name, values },
  );
const owedBy = async (email: string) => {
  const { rows: payers } = await call<OwedOn>('/owed');
  return payers.find((each) => each.email === email)?.id ?? '';
};

/** What causes a letter of each kind. A new kind without a line here does not compile. */
const causes: Record<LetterKind, (applicant: Applicant) => Promise<unknown>> = {
  submission: applies,
  invoice: transfers,
  receipt: pays,
  async reply({ email }) {
    const json = { firstName: 'Rui', lastName: 'Melo', email, message: 'Olá', page: 'home' };
    const { id } = (await (await server.send('/content/contacts', { json })).json()) as Contact;
    await server.send(`/content/contacts/${id}/replies`, { json: { html: '<p>Thank you.</p>' }, headers: staff });
  },
  async 'documents-received'(applicant) {
    await sendsDocument(await applies(applicant));
    await server.app.db
      .updateTable('jobs')
      .set({ runAt: dayIn(-1) })
      .execute();
  },
  async 'document-again'(applicant) {
    const enquiry = await applies(applicant);
    const files = [await sendsDocument(enquiry)];
    await call(`/enquiries/${enquiry.id}/documents/photo-id`, { state: 'again', reason: 'Blurred', files }, 'PUT');
  },
  async withdrawn(applicant) {
    const { link = '' } = await applies(applicant);
    await call('/application/withdraw', { link });
  },
  async cancelled(applicant) {
    const { id } = await transfers(applicant);
    await call(`/enquiries/${id}/cancel`, { reason: 'Moved away' });
  },
  refund: refunds,
  async 'refund-failed'(applicant) {
    const intentId = await refunds(applicant);
    const [{ id = '' } = {}] = await provider.refunds(intentId);
    await provider.failRefund(id);
    await events.post(events.about('refund.failed', { object: 'refund', id, payment_intent: intentId }));
  },
  async 'credit-note'(applicant) {
    const line = { description: 'Courtesy', amount: 1_000, accountId: 'exams' };
    await call(`/invoice/${await invoiceIdOf(await transfers(applicant))}/credit`, { lines: [line], reason: 'Late' });
  },
  async reminder(applicant) {
    const id = await invoiceIdOf(await transfers(applicant));
    await server.app.db
      .updateTable('invoices')
      .set({ dueDate: dayIn(-7) })
      .where('id', '=', id)
      .execute();
    await remind(server.app);
  },
  async account(applicant) {
    await transfers(applicant);
    await call(`/owed/${await owedBy(applicant.email)}/letter`, undefined, 'POST');
  },
  async 'payer-statement'(applicant) {
    const { id } = await transfers(applicant);
    const campus = campuses.find((each) => languageOf[each] === applicant.language);
    await call(`/enquiries/${id}/payer-statement/letter`, { from: dayIn(-30), to: dayIn(0), campus });
  },
  async message(applicant) {
    const { id } = await applies(applicant);
    await call(`/enquiries/${id}/messages`, { text: 'Olá', seen: [] });
  },
  async entry(applicant) {
    const { id } = await transfers(applicant);
    const entry = await server.app.db
      .selectFrom('examEntries')
      .select('id')
      .where('enquiryId', '=', id)
      .executeTakeFirstOrThrow();
    const { version } = await call<EntryOffer>(`/exams/entry/${entry.id}/offer`);
    await call(`/exams/entry/${entry.id}/withdraw`, { version, reason: 'Moved away', returned: 0 });
  },
  async details(applicant) {
    const { link = '' } = await applies(applicant);
    const page = await call<ApplicationPage>('/application', { link });
    const pages = withOtherPhone(page.details?.pages);
    await call('/application/details', { link, version: page.details?.detailsVersion, pages });
  },
  async candidate(applicant) {
    const { id } = await applies(applicant);
    const { version, candidate } = await call<ExamCandidate>(`/enquiries/${id}/candidate`);
    await call(
      `/enquiries/${id}/candidate`,
      { version, candidate: { ...candidate, lastName: 'Rite' }, reason: '' },
      'PUT',
    );
  },
  async answers(applicant) {
    const { id } = await applies(applicant);
    const { answersVersion, pages } = await payer.read(id);
    const json = { version: answersVersion, pages: withOtherPhone(pages), reason: 'By telephone' };
    await call(`/enquiries/${id}/answers`, json, 'PUT');
  },
  async 'entry-statement'(applicant) {
    const { id } = await applies(applicant);
    const { seriesId } = await server.app.db
      .selectFrom('examEntries')
      .select('seriesId')
      .where('enquiryId', '=', id)
      .executeTakeFirstOrThrow();
    await call('/exams/entries/statements', { seriesId });
  },
  async draft({ email, language }) {
    const pages = [{ name: 'start', values: { filledBy: 'student' } }];
    const json = { slug: 'exams-registration-v2', version: 1, journey: 'journey', pages };
    const { hash } = await call<SavedDraft>('/webforms/draft', json);
    await server.send('/api/webforms/draft/letter', {
      json: { hash, email },
      headers: { 'accept-language': language },
    });
  },
};

/** The letter of a kind to somebody, once it went. */
async function letterTo(email: string, kind: LetterKind): Promise<string> {
  // As if those before had been an hour ago and more.
  const found = async () => {
    await server.app.db.updateTable('letters').set({ mailbox: null }).execute();
    return server.app.db
      .selectFrom('letters')
      .select(['id', 'sentAt'])
      .where('kind', '=', kind)
      .where('recipient', '=', email)
      .executeTakeFirst();
  };
  const letter = await until(found, (each) => Boolean(each?.sentAt));
  return readFileSync(join(outboxFolder(server.dataDir), fileOfLetter(letter?.id ?? '')), 'utf8');
}

const linksIn = (text: string) => [...new Set(text.match(/https?:\/\/[^\s"<>]*[\w/]/g))].sort();

/** Goes where a link leads, as the page there does; says what it found. */
async function follow(link: string, language: Language): Promise<string> {
  const { pathname, hash } = new URL(link);
  if (pathname === '/application') {
    const json = { link: hash.slice(1), language };
    return `application ${((await (await server.send('/api/application', { json })).json()) as ApplicationPage).reference}`;
  }
  const [slug = '', draft] = pathname.slice(1).split('/');
  if (draft) return `draft ${(await server.send(`/api/webforms/draft/${draft}`)).status}`;
  return ownSlugs.includes(slug as never) ? 'a page of the site' : `nothing at ${pathname}`;
}

describe.each(campuses.map((campus) => [languageOf[campus], campus === 'lisbon' ? '2' : '1'] as const))(
  'In %s',
  (language, department) => {
    test.each(letterKinds)(
      'a letter of the kind %s leads with each of its links to a page that there is, and says what the college adds to it.',
      async (kind) => {
        const email = `${kind}.${language}@example.org`.toLowerCase();
        await causes[kind]({ email, language, said: { candidate: { email }, exams: { department } } });
        const letter = await letterTo(email, kind);
        const text = textOf({ body: letter });
        const html = partOf({ body: letter }, 'text/html').toString();
        const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
        expect(linksIn(text)).toEqual([...new Set(hrefs.filter((href) => href.startsWith('http')))].sort());
        const hasWords = (worded as readonly LetterKind[]).includes(kind);
        expect(text.includes(added(kind, language))).toBe(hasWords);
        expect(html.includes(added(kind, language))).toBe(hasWords);
        const [reference] = /E[NX]-[2-9A-Z]{6}/.exec(text) ?? [];
        for (const link of linksIn(text)) {
          // Elsewhere the address alone would open in the language of the site's own campus.
          const asked = department === '2' ? 'lisbon' : null;
          expect(new URL(link).searchParams.get('campus')).toBe(asked);
          const found = await follow(link, language);
          expect([`application ${reference}`, 'draft 200', 'a page of the site']).toContain(found);
        }
        for (const [calendar] of letter.matchAll(/Content-Type: text\/calendar[\s\S]*?\r\n--/g)) {
          const ics = partOf({ body: `\r\n--${calendar}` }, 'text/calendar').toString();
          expect(ics).toMatch(
            /^BEGIN:VCALENDAR\r\n[\s\S]*\nMETHOD:(PUBLISH|CANCEL)\r\n[\s\S]*UID:[\s\S]*END:VCALENDAR\r\n$/,
          );
        }
      },
    );
  },
);
