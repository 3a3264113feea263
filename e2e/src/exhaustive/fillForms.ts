import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer';
import type { Visitor } from '../visitor';

/** The group of controls of one question. */
const groupOf = (visitor: Visitor, question: string): Promise<ElementHandle<Element>> =>
  visitor.find('group', question);

/** Presses one of a question's own radios, boxes or buttons: several questions of a page may be answered “Yes”. */
async function answers(visitor: Visitor, question: string, ...choices: string[]): Promise<void> {
  const group = await groupOf(visitor, question);
  for (const choice of choices.map((each) => visitor.called(each))) {
    let control: ElementHandle<Element> | undefined;
    await visitor.eventually(async () => {
      const offered = await group.$$('label, button');
      const labels = await Promise.all(offered.map((each) => each.evaluate(({ textContent }) => textContent?.trim())));
      control = offered[labels.indexOf(choice)];
      return control !== undefined;
    }, `“${question}” to offer “${choice}”`);
    await control?.asLocator().click();
  }
}

/** Picks options of a searched list, and closes it. */
async function searches(visitor: Visitor, label: string, ...options: string[]): Promise<void> {
  for (const option of options) await visitor.picks(label, option);
  await visitor.page.keyboard.press('Tab');
  await visitor.page.waitForSelector('.ant-select-dropdown:not(.ant-select-dropdown-hidden)', { hidden: true });
}

async function uploads(visitor: Visitor, question: string, path: string): Promise<void> {
  // The part that uploads may come later than its question.
  const input = await (await groupOf(visitor, question)).waitForSelector('input[type=file]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(path);
  await visitor.find('button', `Delete ${path.split('/').at(-1)}`);
}

async function writes(visitor: Visitor, question: string, text: string): Promise<void> {
  const box = await visitor.find('textbox', question);
  await box.asLocator().click();
  await visitor.page.keyboard.type(text);
}

async function agrees(visitor: Visitor): Promise<void> {
  await visitor.readsTerms('Privacy notice');
  await visitor.ticks('I have read the privacy notice and agree that my data is used as it says.');
}

const nextYear = new Date().getFullYear() + 1;
const letter = join(__dirname, '../journeys/letter.pdf');
const own =
  'Because small groups suit me, and because I would like to read medicine: I have volunteered at the hospice.';

interface Filled {
  slug: string;
  /** What it says once it was sent. */
  success: string;
  /** Who it is about. */
  who: string;
  /** By page title. */
  pages: Record<string, (visitor: Visitor) => Promise<void>>;
}

/** Each form as somebody fills it in, page by page; the exams form has a file of its own. */
export const filled: Filled[] = [
  {
    slug: 'pre-admission-questionnaire',
    success: 'An adviser will read your answers',
    who: 'Inês Sá',
    pages: {
      async 'About you'(visitor) {
        await visitor.types('First name', 'Inês');
        await visitor.types('Last name', 'Sá');
        await visitor.types('Email address', 'ines@example.com');
        await visitor.types('Telephone number', '+351912345678');
        await visitor.types('Date of birth', `3rd May ${nextYear - 16}`);
        await visitor.types('Full name of a parent or guardian', 'Rui Sá');
        await visitor.types('Telephone number of the parent or guardian', '+351912345679');
        await searches(visitor, 'Nationality', 'Portugal');
        await answers(visitor, 'Are you at school or college at the moment?', 'Yes');
        await visitor.picks('Your school', 'My school is not in this list');
        await visitor.types('Name and town of the school', 'Escola Secundária, Sintra');
        await visitor.chooses('A levels in two years');
        await searches(visitor, 'Subjects (optional)', 'Biology', 'Chemistry');
        await visitor.picks('When would you like to start?', 'Next September');
        await answers(visitor, 'Is there anything that makes studying harder for you? (optional)', 'No');
        await answers(visitor, 'How may we contact you?', 'Telephone', 'Video call');
        await visitor.types('A good time for a call (optional)', '14:30');
        await visitor.picks('Origin', 'Friend or family');
        await visitor.picks('More about it', 'A parent');
        await agrees(visitor);
      },
    },
  },
  {
    slug: 'pre-admission-questionnaire-v2',
    success: 'We read every questionnaire',
    who: 'Li Chen',
    pages: {
      async Start(visitor) {
        await visitor.chooses('Someone else, such as a parent, guardian or agent');
        await visitor.types('Your first name', 'Mei');
        await visitor.types('Your last name', 'Chen');
        await visitor.types('Your email address', 'mei@example.com');
        await visitor.types('Your telephone number', '+85212345678');
        await visitor.picks('You are the student’s', 'Parent');
      },
      async Student(visitor) {
        await visitor.types('First name', 'Li');
        await visitor.types('Last name', 'Chen');
        await visitor.types('Date of birth', '1st February 2005');
        await searches(visitor, 'Nationality', 'Hong Kong SAR China');
        await visitor.types('First language', 'Cantonese');
        await visitor.types('Email address', 'li@example.com');
        await visitor.types('Email address again', 'li@example.com');
        await visitor.types('Telephone number', '+85287654321');
        await visitor.types('Full name', 'Mei Chen');
        await visitor.types('Their telephone number', '+85212345678');
      },
      async Education(visitor) {
        await searches(visitor, 'Present or last school', 'Cherwell School, Oxford');
        await visitor.types('School year', '13');
        await visitor.presses('Add to Exams taken, and those to come');
        await visitor.picks('Qualification', 'Other');
        await visitor.types('Which qualification?', 'HKDSE');
        await visitor.types('Subject', 'Biology');
        await answers(visitor, 'Is the result known?', 'Yes');
        await visitor.types('Grade', '5*');
        await visitor.presses('Add');
        await visitor.types('Is there a reason for having few results so far? (optional)', 'We have moved.');
        await visitor.picks('Most recent English test', 'IELTS');
        await visitor.types('Overall IELTS score', '6.5');
      },
      async Programme(visitor) {
        await visitor.picks('Programme', 'A levels in one year');
        await searches(visitor, 'Subjects', 'Mathematics', 'Further Mathematics', 'Photography');
        await visitor.sees('We teach these two together, in ten hours a week; they count as two of your subjects.');
        await answers(visitor, 'Can the student show a portfolio?', 'Yes');
        await visitor.types('First day at the college', `1st September ${nextYear}`);
        await visitor.chooses('In person, at the college');
        await visitor.chooses('With a host family that the college finds');
      },
      async Visa(visitor) {
        await visitor.types('Passport number', 'K01234567');
        await searches(visitor, 'Country that issued it', 'Hong Kong SAR China');
        await visitor.types('Its date of expiry', `1st March ${nextYear + 4}`);
        await visitor.chooses('No');
        await answers(visitor, 'Was a visa ever refused?', 'No');
      },
      async Support(visitor) {
        await visitor.ticks('Dyslexia, dyspraxia or dyscalculia');
        await answers(visitor, 'Has the student had extra time or other arrangements in exams?', 'Yes');
        await visitor.types('What helps the student? (optional)', 'Extra time.');
      },
      async Statement(visitor) {
        await writes(visitor, 'Why would you like to study with us?', own);
        await uploads(visitor, 'School reports and certificates (optional)', letter);
      },
      Send: agrees,
    },
  },
  {
    slug: 'tuition-services-v2',
    success: 'We suggest a tutor',
    who: 'Tom Okafor',
    pages: {
      async You(visitor) {
        await visitor.chooses('I am the student');
      },
      async Student(visitor) {
        await visitor.types('First name', 'Tom');
        await visitor.types('Last name', 'Okafor');
        await visitor.types('Date of birth', '4th March 2004');
        await visitor.types('Email address', 'tom@example.com');
        await visitor.types('Email address again', 'tom@example.com');
        await visitor.types('Telephone number', '07700900123');
        await searches(visitor, 'Nationality', 'United Kingdom');
      },
      async Lessons(visitor) {
        for (const subject of ['Physics', 'Chemistry', 'Biology']) {
          await visitor.presses('Add to What should be taught?');
          await searches(visitor, 'Subject', subject);
          await visitor.picks('Level', 'A level');
          await visitor.picks('Exam board (optional)', 'OCR');
          await visitor.types('Hours a week', '2');
          await visitor.presses('Add');
          await visitor.find('heading', 'Lessons');
        }
        await visitor.sees(
          'For so many subjects our part-time programme may cost less than single lessons. We will tell you about both.',
        );
        await visitor.chooses('A group of two to four');
        await visitor.types('How many others would you bring?', '1');
        await visitor.types('Most that an hour may cost, in pounds (optional)', '52.50');
      },
      async 'Time and place'(visitor) {
        await visitor.chooses('Online');
        await visitor.types('Hours ahead of UK time', '-5');
        await answers(visitor, 'Days that suit', 'Saturday', 'Sunday');
        await visitor.types('Lessons from', '16:30');
        await visitor.types('Lessons until', '19:00');
        await visitor.types('First lesson, at the earliest', `2nd January ${nextYear}`);
        await answers(visitor, 'Is there an exam to prepare for?', 'Yes');
        await visitor.types('When is the first of them? (optional)', `15th May ${nextYear}`);
      },
      async 'Anything else'(visitor) {
        await visitor.ticks('know about dyslexia, ADHD or autism');
        await visitor.types('What helps the student to learn? (optional)', 'Diagrams.');
      },
      async Send(visitor) {
        await visitor.readsTerms('General terms and conditions');
        await visitor.ticks('I have read the terms and conditions and accept them.');
        await agrees(visitor);
      },
    },
  },
  {
    slug: 'tutor-application',
    success: 'We write to every applicant',
    who: 'Amélie Durand',
    pages: {
      async 'About you'(visitor) {
        await searches(visitor, 'Title (optional)', 'Dr');
        await visitor.types('First name', 'Amélie');
        await visitor.types('Last name', 'Durand');
        await visitor.types('Initials for the timetable', 'AD');
        await visitor.types('Date of birth', '9th October 1988');
        await visitor.types('Email address', 'amelie@example.com');
        await visitor.types('Email address again', 'amelie@example.com');
        await visitor.types('Telephone number', '+447700900456');
        await visitor.types('Address line 1', '4 Walton Street');
        await visitor.types('Town or city', 'Oxford');
        await visitor.types('Postcode', 'OX1 2HG');
      },
      async 'Right to work'(visitor) {
        await searches(visitor, 'Nationality', 'France');
        await visitor.chooses('Some of both');
        await visitor.chooses('Yes, I have settled status or indefinite leave');
        await visitor.types('Share code', 'W12 345 678');
        await visitor.types('National Insurance number (optional)', 'QQ 12 34 56 C');
      },
      async Qualifications(visitor) {
        await visitor.presses('Add to Degrees and professional qualifications');
        await visitor.types('Qualification', 'DPhil');
        await visitor.types('Subject', 'Chemistry');
        await visitor.types('University or college', 'University of Oxford');
        await visitor.types('Year of award', '2014');
        await visitor.presses('Add');
        await visitor.chooses('None');
      },
      async Teaching(visitor) {
        await visitor.types('Years of teaching', '1');
        await visitor.sees('We pair new tutors with a mentor for their first term.');
        await searches(visitor, 'Subjects that you teach', 'Chemistry');
        await answers(visitor, 'Levels', 'GCSE', 'A level');
        await answers(visitor, 'Have you examined for a board?', 'Yes');
        await searches(visitor, 'Boards', 'OCR');
        await visitor.types('Hourly rate that you hope for, in pounds', '38.50');
        await visitor.types('Hours a week', '7.5');
        await answers(visitor, 'Days', 'Tuesday', 'Thursday');
        await writes(visitor, 'How do you teach?', own);
      },
      async Safeguarding(visitor) {
        await answers(visitor, 'Do you have an enhanced DBS certificate?', 'Yes');
        await visitor.types('Certificate number', '001234567890');
        await visitor.types('Date of issue', '1st June 2024');
        await visitor.ticks('I am registered with the DBS Update Service');
        await answers(visitor, 'Have you lived abroad for three months or more in the last five years?', 'Yes');
        await searches(visitor, 'In which countries?', 'France');
        await answers(visitor, 'Have you ever been barred from working with children?', 'No');
      },
      async Referees(visitor) {
        for (const name of ['Ruth Adler', 'John Mwangi']) {
          await visitor.presses('Add to Two or three people who know your work');
          await visitor.types('Full name', name);
          await visitor.types('Position and organisation', 'Head of Chemistry, Cherwell School');
          await visitor.types('Work email address', 'head@school.example');
          await answers(visitor, 'May we ask before the interview?', 'Yes');
          await visitor.presses('Add');
          await visitor.sees(name);
        }
      },
      async Documents(visitor) {
        await uploads(visitor, 'Your CV', letter);
      },
      async Send(visitor) {
        await visitor.ticks(
          'What I have written is true and complete. I know that a false statement may end an appointment.',
        );
        await agrees(visitor);
      },
    },
  },
];
