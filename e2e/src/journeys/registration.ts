import type { Visitor } from '../visitor';

/** The exams form's pages, in order, as a candidate of age fills them in. */
export const pages = {
  async Start(visitor: Visitor) {
    await visitor.chooses('I am the candidate');
    await visitor.presses('Start');
  },
  async Candidate(visitor: Visitor) {
    await visitor.types('First name', 'Zoë');
    await visitor.types('Last name', 'O’Brien-Łukasz');
    await visitor.types('Date of birth', '31st July 2005');
    await visitor.chooses('Female');
    await visitor.types('Email address', 'zoe@example.com');
    await visitor.types('Telephone number', '+447700900123');
    await visitor.presses('Continue');
  },
  async Addresses(visitor: Visitor) {
    await visitor.types('Address line 1', '12 Broad Street');
    await visitor.types('Town or city', 'Oxford');
    await visitor.types('Postcode', 'OX1 3AS');
    await visitor.presses('Continue');
  },
  async Exams(visitor: Visitor) {
    await visitor.chooses('Exams only');
    await addMaths(visitor);
    await visitor.presses('Continue');
  },
  async 'Arrangements and terms'(visitor: Visitor) {
    await visitor.chooses('No');
    await visitor.readsTerms('Privacy notice');
    await visitor.ticks('I have read the privacy notice and agree that my data is used as it says.');
    await visitor.presses('Continue');
  },
} satisfies Record<string, (visitor: Visitor) => Promise<void>>;

type PageTitle = keyof typeof pages;

/** Opens the exams form and fills in its pages, up to the one named or else up to the invoice; `own` are pages that are filled in otherwise. */
export async function fillRegistration(
  visitor: Visitor,
  upTo?: PageTitle,
  own: Partial<typeof pages> = {},
): Promise<void> {
  await visitor.opens('/exams-registration-v2');
  for (const [title, fill] of Object.entries({ ...pages, ...own })) {
    await visitor.find('heading', title);
    if (title === upTo) return;
    await fill(visitor);
  }
  await visitor.find('heading', 'Invoice');
}

/** What is declared of any invoice, and of one for exams. */
export const declarations = {
  ofAny: ['given in good faith', 'general terms'],
  ofExams: ['given in good faith', 'general terms', 'public examinations'],
};

/** On the invoice: declares, which opens the ways to pay. */
export async function declares(visitor: Visitor, declared: readonly string[]): Promise<void> {
  await visitor.sees('Total payable');
  await visitor.presses('Book and pay now');
  for (const text of declared) await visitor.ticksMatching(text);
}

/** Registers and declares, which opens the ways to pay. */
export async function toPaymentMethods(visitor: Visitor): Promise<void> {
  await fillRegistration(visitor);
  await declares(visitor, declarations.ofExams);
}

/** Enters GCSE Mathematics, Higher tier, of AQA, which only Oxford offers. */
export const addMaths = (visitor: Visitor): Promise<void> =>
  addMathsOf(visitor, 'AQA', ['8300/1H', '8300/2H', '8300/3H']);
/** The same of a board that Lisbon offers too. */
export const addEdexcelMaths = (visitor: Visitor): Promise<void> =>
  addMathsOf(visitor, 'Pearson Edexcel', ['1MA1/1H', '1MA1/2H', '1MA1/3H']);

/** Enters it through the cascade and its paper picker. */
async function addMathsOf(visitor: Visitor, board: string, papers: readonly string[]): Promise<void> {
  await visitor.presses('Add exam');
  await visitor.picksFirst('Series', /Summer|June|Verão/);
  await visitor.picks('Level', 'GCSE');
  await visitor.picks('Board', board);
  await visitor.picksFirst('Subject', /^Mathematics/);
  await visitor.presses('Select papers');
  for (const paper of papers) await visitor.ticksMatching(paper);
  await visitor.presses('Select');
  await visitor.presses('Add');
  // Its row moves what stands below, and the total, which comes after it, lies over the foot of a small window.
  await visitor.sees('Mathematics has been added.');
  await visitor.sees('Total so far');
}
