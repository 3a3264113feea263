import {
  APPLICATION_SLUG,
  type ApplicationLetter,
  applicationState,
  EXAMS_FORM_SLUG,
  type LetterPreview,
  languageOf,
  type PreviewAsked,
} from '@forms/shared/contract';
import { formIn } from '@forms/shared/contract/definitions';
import type { App } from '../../platform/http/app';
import { addressAt } from '../../platform/settings/addressAt';
import { newestForm } from '../forms/storedForms';
import { paragraphsOf } from '../letter-words/storedLetterWords';
import { applicationBody } from './applicationBody';
import { linkNamed } from './applicationLink';
import { type ApplicationSaid, applicationSaid, type Paragraphs } from './applicationSaid';
import { subjectOf } from './letterSubject';
import { sayIn } from './say';

/** Nobody's: no reference is made so, and no link opens by it. */
const REFERENCE = 'EXAMPLE-1';
const NAME = 'Alex Example';
const entry = { before: 'AQA Mathematics (8300F)', after: 'AQA Mathematics (8300H)' } as const;

const samples: Record<ApplicationLetter, (application: ApplicationSaid) => Paragraphs> = {
  ...applicationSaid,
  entry: (application) => applicationSaid.entry(application, { ...entry, isWithdrawn: false, amount: 0 }),
  candidate: (application) => applicationSaid.candidate(application, ['lastName', 'birthDate']),
  answers: (application) => applicationSaid.answers(application, ['Telephone']),
  refund: (application) => applicationSaid.refund(application, { amount: 5_000, isToCard: true }),
  'refund-failed': (application) => applicationSaid['refund-failed'](application, { amount: 5_000, isToCard: true }),
};

/** A letter as it would go, with the words that an administrator is writing in it, about an application that is nobody's. */
export async function previewLetter(
  { db, settings }: Pick<App, 'db' | 'settings'>,
  { kind, campus, words }: PreviewAsked,
): Promise<LetterPreview> {
  const language = languageOf[campus];
  const say = sayIn(language);
  const { json } = await newestForm(db, EXAMS_FORM_SLUG);
  const invoice = { status: kind === 'cancelled' ? 'cancelled' : 'unpaid', dueDate: null } as const;
  const facts = {
    ...({ status: 'new', paymentMethod: 'bacs', received: 0, owing: 5_000, paid: false, invoice } as const),
    ...{ withdrawn: false, mergedInto: null, hasPlaces: true, isDisputed: false, needsDocuments: false },
  };
  const application = {
    ...{ say, campus, language, reference: REFERENCE, title: formIn(json, language).header.title },
    ...{ state: applicationState(facts, language), wanted: [] },
  };
  const body = applicationBody(application, {
    writtenTo: NAME,
    paragraphs: samples[kind](application),
    link: { name: linkNamed(say), address: addressAt(settings, `/${APPLICATION_SLUG}`, { campus }) },
    dates: [],
    added: paragraphsOf(words),
    contactUs: addressAt(settings, '/contact-us', { campus }),
  });
  return { subject: subjectOf(kind, { number: null, reference: REFERENCE, sellerCampus: campus }, say), ...body };
}
