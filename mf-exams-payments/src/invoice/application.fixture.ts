import {
  accountOf,
  type Declaration,
  type InvoiceItem,
  type PageAnswers,
  type PageDefinition,
  type StoredForm,
} from '@forms/shared/contract';
import { examEntry } from '../exam-entry/exams.fixture';

export const form: StoredForm = {
  slug: 'exams-registration-v2',
  title: 'Exams registration',
  version: 1,
  json: {
    header: { title: 'Exams registration' },
    pages: [
      { name: 'you', title: 'You', fields: [{ name: 'firstName', type: 'input' }] },
      { name: 'exams', title: 'Exams', fields: [{ name: 'exams', type: 'form-exams-api' }] },
      { name: 'invoice', title: 'Invoice', invoice: true, fields: [] },
    ],
  },
};

/** A form that asks for no exams, with fees of its own. */
export const revision = (invoice: PageDefinition['invoice']): StoredForm => ({
  slug: 'easter-revision',
  title: 'Easter revision',
  version: 2,
  json: {
    header: { title: 'Easter revision' },
    pages: [
      { name: 'you', title: 'You', fields: [{ name: 'lunches', type: 'input', validation: { numeric: true } }] },
      { name: 'pay', title: 'Payment', invoice, fields: [] },
    ],
  },
});

let applicants = 0;
/** What somebody who has not applied before answers: two exams. */
export const newApplicant = (): PageAnswers[] => [
  { name: 'you', values: { firstName: `Zoë the ${++applicants}th`, address_1: '1 High Street', address_4: 'OX1 4AA' } },
  { name: 'exams', values: { exams: [examEntry('maths'), examEntry('physics')], programmeType: 'exams' } },
];

/** What is answered where a school pays. */
export const payingSchool = {
  address_title: 'Cherwell School',
  address_line1: '5 Marston Ferry Road',
  address_line3: 'Oxford',
  address_postcode: 'OX2 7EE',
};

export const feeOf = (examId: string, cost: number): InvoiceItem => ({
  id: examId,
  metaType: 'standalone',
  type: 'exams',
  currency: 'GBP',
  account: accountOf.exams,
  accountId: accountOf.exams.id,
  description: `Entry for ${examId}`,
  cost,
});

export const footer = [
  { id: 'candidate', tag: 'candidate', description: 'Exam Candidate fee', cost: 7500 },
  { id: 'postage', tag: 'postage', description: 'Certificate postage fee', cost: 10000 },
];

export const declarations = [
  { id: 'good-faith', text: 'Given in good faith.', version: 'words-1' },
  { id: 'general-terms', text: 'I accept the general terms.', version: 'words-2', termsSlug: 'general-terms' },
  { id: 'exam-terms', text: 'I accept the exam terms.', version: 'words-3', termsSlug: 'exam-terms', ofExams: true },
] as const satisfies Declaration[];

/** Each of them, ticked at some time. */
export const allTicked = declarations.map(({ id, version }) => ({ id, version, acceptedAt: expect.any(String) }));
