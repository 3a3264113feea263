import { refusalsSaid } from '../../testing/refusalsSaid';
import { refusalIn } from './refusalIn';

/** Places whose English is read by staff, by who programs or runs the site, or on a page that is English at each campus. */
const readInEnglish: readonly string[] = [
  'card-sandbox',
  'platform',
  // What a page of ours never sends.
  ...['applications/applications', 'applications/earlierApplication', 'enquiries/formAnswered'].map(ofModule),
  ...['enquiries/submissionHeaders', 'incoming-mail/takeMail', 'payments/webhook'].map(ofModule),
  // Staff alone.
  ...['board-submissions', 'contacts', 'credit-notes', 'exports', 'invoices', 'owed', 'products', 'refunds'].map(
    ofModule,
  ),
  ...[
    'bulk-changes',
    'home-queues',
    'payer-statements',
    'people',
    'registry',
    'retention-rules',
    'sellers',
    'statements',
    'users',
    'views',
    'documents/staffDocuments',
    'entries/candidateNumbers',
  ].map(ofModule),
  ...[
    'applications/correctAnswers',
    'content/pages',
    'content/storedPages',
    'enquiries/assign',
    'enquiries/changeEnquiry',
    'enquiries/comments',
    'enquiries/mustSeeEnquiry',
    'enquiries/selectedEnquiries',
    'entries/correctCandidate',
    'entries/moveEntry',
    'exams/offers',
    'exams/seriesDates',
    'forms/forms',
    'forms/storedForms',
    'forms/storedTerms',
  ].map(ofModule),
  ...['payments/cancelEnquiry', 'payments/receipts', 'payments/reverseEntry'].map(ofModule),
  // The viewer of files.
  ...['files/annotations', 'files/fileStates', 'files/permittedFile', 'files/sendBytes', 'files/xfdf'].map(ofModule),
];
function ofModule(name: string): string {
  return `modules/${name}`;
}
const untranslated = refusalsSaid()
  .filter(({ text }) => refusalIn('pt-PT', text) === text)
  .map(({ path, text }) => `${path.replace('api/src/', '')}: ${text}`);

test('whatever a visitor may be refused with has its Portuguese', () => {
  expect(untranslated.filter((each) => !readInEnglish.some((place) => each.startsWith(place)))).toEqual([]);
});

test('no place is called English that says nothing English any more', () => {
  expect(readInEnglish.filter((place) => !untranslated.some((each) => each.startsWith(place)))).toEqual([]);
});
