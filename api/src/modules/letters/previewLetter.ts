import {
  APPLICATION_SLUG,
  type ApplicationLetter,
  applicationState,
  type Campus,
  EXAMS_FORM_SLUG,
  type LetterPreview,
  languageOf,
  type PreviewAsked,
  type WordedLetter,
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
import { moneyBody } from './moneySamples';
import { sample } from './sample';
import { type Say, sayIn } from './say';

const entry = { before: sample.exam, after: 'AQA Mathematics (8300H)' } as const;

const samples: Record<ApplicationLetter, (application: ApplicationSaid) => Paragraphs> = {
  ...applicationSaid,
  entry: (application) => applicationSaid.entry(application, { ...entry, isWithdrawn: false, amount: 0 }),
  candidate: (application) => applicationSaid.candidate(application, ['lastName', 'birthDate']),
  answers: (application) => applicationSaid.answers(application, ['Telephone']),
  refund: (application) => applicationSaid.refund(application, { amount: sample.less, isToCard: true }),
  'refund-failed': (application) =>
    applicationSaid['refund-failed'](application, { amount: sample.less, isToCard: true }),
};

const isOfApplication = (kind: WordedLetter): kind is ApplicationLetter => kind in samples;

/** A letter as it would go, with the words that an administrator is writing in it, about an application that is nobody's. */
export async function previewLetter(app: Site, asked: PreviewAsked): Promise<LetterPreview> {
  const { kind, campus, words } = asked;
  const say = sayIn(languageOf[campus]);
  const parts = {
    link: { name: linkNamed(say), address: addressAt(app.settings, `/${APPLICATION_SLUG}`, { campus }) },
    added: paragraphsOf(words),
    contactUs: addressAt(app.settings, '/contact-us', { campus }),
  };
  const body = isOfApplication(kind)
    ? await sampleBody(app, kind, campus, say, parts)
    : await moneyBody(app, kind, campus, say, parts);
  const { reference, number } = sample;
  return { subject: subjectOf(kind, { number, reference, sellerCampus: campus }, say), ...body };
}

type Site = Pick<App, 'db' | 'settings'>;

async function sampleBody(
  { db }: Site,
  kind: ApplicationLetter,
  campus: Campus,
  say: Say,
  parts: Pick<Parameters<typeof applicationBody>[1], 'link' | 'added' | 'contactUs'>,
) {
  const language = languageOf[campus];
  const { json } = await newestForm(db, EXAMS_FORM_SLUG);
  const invoice = { status: kind === 'cancelled' ? 'cancelled' : 'unpaid', dueDate: null } as const;
  const facts = {
    ...({ status: 'new', paymentMethod: 'bacs', received: 0, owing: sample.less, paid: false, invoice } as const),
    ...{ withdrawn: false, mergedInto: null, hasPlaces: true, isDisputed: false, needsDocuments: false },
  };
  const application = {
    ...{ say, campus, language, reference: sample.reference, title: formIn(json, language).header.title },
    ...{ state: applicationState(facts, language), wanted: [] },
  };
  return applicationBody(application, {
    ...parts,
    writtenTo: sample.name,
    paragraphs: samples[kind](application),
    dates: [],
  });
}
