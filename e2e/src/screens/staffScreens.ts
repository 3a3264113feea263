import { join } from 'node:path';
import { NO_ENTRIES } from '@forms/shared/contract';
import { writesOver } from '../journeys/writesOver';
import type { Visitor } from '../visitor';
import type { Screen } from './screen';

const opens = (entry: string, heading: string) => async (visitor: Visitor) => {
  await visitor.follows(entry);
  await visitor.find('heading', heading);
};

async function opensEnquiry(visitor: Visitor): Promise<void> {
  await visitor.follows('Zoë');
  await visitor.find('heading', 'Answers');
  // What comes beside the answers moves what stands beneath it.
  await visitor.settles();
}

async function opensPerson(visitor: Visitor): Promise<void> {
  await opensEnquiry(visitor);
  await visitor.follows('All that is of this person');
  await visitor.find('button', 'Same person…');
}

async function opensMenu(visitor: Visitor): Promise<void> {
  if (await visitor.has('button', 'Menu')) await visitor.presses('Menu');
  await visitor.find('button', 'Sign out');
}

const formPath = '/staff/form/tuition-services-v2';

/** A wide screen shows it beside the text. */
async function opensPreview(visitor: Visitor): Promise<void> {
  if (await visitor.has('button', 'Preview')) await visitor.presses('Preview');
  await visitor.find('heading', 'You');
}

/** What a member of staff may come to see in the portal, once a visitor has left work there. */
export const staffScreens: readonly Screen[] = [
  { name: 'staff-home', path: '/staff/home', sees: 'What you can open' },
  { name: 'staff-menu', path: '/staff/home', sees: 'What you can open', act: opensMenu },
  { name: 'staff-enquiries', path: '/staff/enquiries', sees: 'Zoë' },
  {
    name: 'staff-enquiries-columns',
    path: '/staff/enquiries?sort=name',
    sees: 'Zoë',
    act: async (visitor) => {
      await visitor.find('button', 'Save as…');
      // A phone shows cards.
      if (await visitor.has('button', 'Columns')) await visitor.presses('Columns');
    },
  },
  { name: 'staff-enquiry', path: '/staff/home', sees: 'Zoë', act: opensEnquiry },
  { name: 'staff-person', path: '/staff/home', sees: 'Zoë', act: opensPerson },
  {
    name: 'staff-same-person',
    path: '/staff/home',
    sees: 'Zoë',
    act: async (visitor) => {
      await opensPerson(visitor);
      await visitor.presses('Same person…');
      await visitor.types('Name, email, telephone, reference or invoice number', 'Rui');
      await visitor.sees('1 found');
    },
  },
  {
    name: 'staff-enquiry-status',
    path: '/staff/home',
    sees: 'Zoë',
    act: async (visitor) => {
      await opensEnquiry(visitor);
      await visitor.presses('Status: New');
    },
  },
  {
    name: 'staff-enquiry-empty-note',
    path: '/staff/home',
    sees: 'Zoë',
    act: async (visitor) => {
      await opensEnquiry(visitor);
      await visitor.presses('Note for staff', 'radio');
      await visitor.presses('Add note');
    },
  },
  { name: 'staff-invoices', path: '/staff/invoices', sees: NO_ENTRIES },
  { name: 'staff-reminders', path: '/staff/reminders', sees: 'Days after it' },
  { name: 'staff-owed', path: '/staff/owed', sees: NO_ENTRIES },
  { name: 'staff-statements', path: '/staff/statements', sees: 'Import a statement' },
  { name: 'staff-exports', path: '/staff/exports', sees: 'There is nothing to export in this period.' },
  { name: 'staff-statistics', path: '/staff/statistics', sees: 'Money by month' },
  { name: 'staff-entries', path: '/staff/entries', sees: NO_ENTRIES },
  { name: 'staff-submissions', path: '/staff/submissions', sees: 'The boards know of all entries' },
  {
    name: 'staff-submissions-centre',
    path: '/staff/submissions',
    sees: 'The boards know of all entries',
    act: async (visitor) => {
      await visitor.presses('Edit the number of Lisbon with Cambridge International');
      await visitor.sees('5 digits or letters');
    },
  },
  { name: 'staff-exam-days', path: '/staff/exam-days', sees: 'has a day yet' },
  { name: 'staff-key-dates', path: '/staff/key-dates', sees: 'WJEC Eduqas' },
  {
    name: 'staff-key-dates-edit',
    path: '/staff/key-dates',
    sees: 'WJEC Eduqas',
    act: async (visitor) => {
      await visitor.presses('Edit AQA GCSE');
      await visitor.sees('Candidates can be entered in this series');
    },
  },
  { name: 'staff-seller', path: '/staff/seller', sees: 'Not set yet' },
  {
    name: 'staff-seller-edit',
    path: '/staff/seller',
    sees: 'Not set yet',
    act: async (visitor) => {
      await visitor.presses('Edit seller in Oxford');
      await visitor.sees('Bank account');
    },
  },
  { name: 'staff-products', path: '/staff/products', sees: 'Add what you charge for' },
  {
    name: 'staff-product-add',
    path: '/staff/products',
    sees: 'Add what you charge for',
    act: async (visitor) => {
      await visitor.presses('Add product');
      await visitor.sees('As it stands on the invoice.');
    },
  },
  { name: 'staff-catalogue', path: '/staff/catalogue', sees: 'J247F' },
  { name: 'staff-files', path: '/staff/files', sees: NO_ENTRIES },
  { name: 'staff-contacts', path: '/staff/contacts', sees: 'When do exams begin?' },
  {
    name: 'staff-contacts-reply',
    path: '/staff/contacts',
    sees: 'When do exams begin?',
    act: async (visitor) => {
      await visitor.presses('Actions for Rui Melo');
      await visitor.presses('Reply', 'menuitem');
      await visitor.find('textbox', 'Reply');
    },
  },
  { name: 'staff-contact', path: '/staff/home', sees: 'Rui Melo', act: opens('Rui Melo', 'Message from Rui Melo') },
  { name: 'staff-bug-reports', path: '/staff/bug-reports', sees: 'I pressed Submit twice' },
  {
    name: 'staff-bug-report',
    path: '/staff/home',
    sees: 'Something went wrong',
    act: opens('500: Something went wrong', 'Bug report'),
  },
  { name: 'staff-forms', path: '/staff/forms', sees: 'Tuition services' },
  {
    name: 'staff-new-form-errors',
    path: '/staff/new-form',
    sees: 'What it is',
    act: (visitor) => visitor.presses('Make the form'),
  },
  { name: 'staff-form', path: formPath, sees: '"header"' },
  {
    name: 'staff-form-errors',
    path: formPath,
    sees: '"header"',
    act: async (visitor) => {
      await writesOver(visitor, '"type"', '"kind"');
      await visitor.sees('There is no "kind" here');
    },
  },
  { name: 'staff-form-preview', path: formPath, sees: '"header"', act: opensPreview },
  {
    name: 'staff-form-version',
    path: formPath,
    sees: '"header"',
    act: async (visitor) => {
      await writesOver(visitor, '"title"', '"title" ');
      await visitor.presses('Versions');
      await visitor.presses('Look at version 1');
      await visitor.sees('You are looking at version 1');
    },
  },
  { name: 'staff-pages', path: '/staff/pages', sees: 'Access arrangements' },
  { name: 'staff-page', path: '/staff/page/examinations', sees: 'Write it as HTML' },
  {
    name: 'staff-page-as-html',
    path: '/staff/page/tutorial-college',
    sees: 'nothing of it is lost',
    act: async (visitor) => {
      await visitor.presses('Versions');
      await visitor.sees('Version 1');
    },
  },
  {
    name: 'staff-new-page-errors',
    path: '/staff/new-page',
    sees: 'Write it as HTML',
    act: async (visitor) => {
      await visitor.presses('Publish');
      await visitor.sees('A page needs a title');
    },
  },
  { name: 'staff-terms', path: '/staff/terms', sees: 'Privacy notice' },
  { name: 'staff-terms-text', path: '/staff/terms-text/exam-terms', sees: 'Write it as HTML' },
  { name: 'staff-queues', path: '/staff/queues', sees: 'Add a queue of your own' },
  { name: 'staff-test-menu', path: '/staff/test-menu', sees: 'Add an entry' },
  { name: 'staff-letters', path: '/staff/letters', sees: 'Add to a letter' },
  {
    name: 'staff-letter-preview',
    path: '/staff/letters',
    sees: 'Add to a letter',
    act: async (visitor) => {
      // By its first letter, as somebody at a keyboard does: room that a person makes by that is no jump.
      await (await visitor.find('combobox', 'Add to a letter')).focus();
      await visitor.page.keyboard.press('m');
      await visitor.types('Portuguese', 'No Natal, o colégio está fechado.');
      await visitor.presses('Lisbon: preview in Portuguese');
      await visitor.sees('As plain text');
      await visitor.page.waitForFunction(() =>
        document.querySelector('iframe')?.contentDocument?.body.textContent?.includes('No Natal'),
      );
    },
    // What looks for faults of access would run in the letter's frame, too.
    forgives: /Blocked script execution/,
  },
  { name: 'staff-reply-templates', path: '/staff/reply-templates', sees: 'Add a template' },
  { name: 'staff-choices', path: '/staff/choices', sees: 'Where people have heard of the college' },
  { name: 'staff-second-factor', path: '/staff/second-factor', sees: 'Who needs one' },
  { name: 'staff-users', path: '/staff/users', sees: 'staff@college.test' },
  {
    name: 'staff-user',
    path: '/staff/users',
    sees: 'staff@college.test',
    act: opens('Administrator', 'Name and roles'),
  },
  {
    name: 'staff-sign-in-link',
    path: '/staff/users',
    sees: 'staff@college.test',
    act: async (visitor) => {
      await visitor.follows('Administrator');
      await visitor.presses('Make a sign-in link');
      await visitor.find('textbox', 'The link');
    },
  },
  {
    name: 'staff-add-user-errors',
    path: '/staff/user/new',
    sees: 'Who they are',
    act: (visitor) => visitor.presses('Add user'),
  },
  { name: 'staff-audit', path: '/staff/audit', sees: 'Check the log' },
  { name: 'staff-remotes', path: '/staff/remotes', sees: 'Contact form' },
  {
    name: 'staff-remote',
    path: async (product) => {
      const folder = join(__dirname, '../../../mf-contact');
      await product.ships(folder, '--version', '1.4.0', '--reason', 'Shorter sentences');
      await product.ships(folder, '--version', '1.5.0', '--share', '10');
      return '/staff/remote/mf-contact';
    },
    sees: '1.5.0 to 10 %',
  },
  {
    name: 'staff-account',
    path: async (product) => {
      await product.signIn();
      return '/staff/account';
    },
    sees: 'Another browser',
  },
  { name: 'staff-not-found', path: '/staff/nothing', sees: 'There is no page' },
];
