import type { Visitor } from '../visitor';
import type { Screen } from './screen';

const opens = (entry: string, heading: string) => async (visitor: Visitor) => {
  await visitor.follows(entry);
  await visitor.find('heading', heading);
};

async function opensEnquiry(visitor: Visitor): Promise<void> {
  await visitor.follows('Zoë');
  await visitor.find('heading', 'Answers');
}

async function opensMenu(visitor: Visitor): Promise<void> {
  if (await visitor.has('button', 'Menu')) await visitor.presses('Menu');
  await visitor.find('button', 'Sign out');
}

const screens: readonly Omit<Screen, 'isStaff'>[] = [
  { name: 'home', path: '/staff/home', sees: 'What you can open' },
  { name: 'menu', path: '/staff/home', sees: 'What you can open', act: opensMenu },
  { name: 'enquiries', path: '/staff/enquiries', sees: 'Zoë' },
  { name: 'enquiry', path: '/staff/home', sees: 'Zoë', act: opensEnquiry },
  {
    name: 'enquiry-status',
    path: '/staff/home',
    sees: 'Zoë',
    act: async (visitor) => {
      await opensEnquiry(visitor);
      await visitor.presses('Status: New');
    },
  },
  {
    name: 'enquiry-empty-note',
    path: '/staff/home',
    sees: 'Zoë',
    act: async (visitor) => {
      await opensEnquiry(visitor);
      await visitor.presses('Add note');
    },
  },
  { name: 'contacts', path: '/staff/contacts', sees: 'When do exams begin?' },
  { name: 'contact', path: '/staff/home', sees: 'Rui Melo', act: opens('Rui Melo', 'Message from Rui Melo') },
  { name: 'bug-reports', path: '/staff/bug-reports', sees: 'I pressed Submit twice' },
  {
    name: 'bug-report',
    path: '/staff/home',
    sees: 'Something went wrong',
    act: opens('500: Something went wrong', 'Bug report'),
  },
  { name: 'users', path: '/staff/users', sees: 'staff@college.test' },
  { name: 'user', path: '/staff/users', sees: 'staff@college.test', act: opens('Administrator', 'Name and roles') },
  {
    name: 'sign-in-link',
    path: '/staff/users',
    sees: 'staff@college.test',
    act: async (visitor) => {
      await visitor.follows('Administrator');
      await visitor.presses('Make a sign-in link');
      await visitor.find('textbox', 'The link');
    },
  },
  {
    name: 'add-user-errors',
    path: '/staff/user/new',
    sees: 'Who they are',
    act: (visitor) => visitor.presses('Add user'),
  },
  { name: 'account', path: '/staff/account', sees: 'New password' },
  { name: 'not-found', path: '/staff/nothing', sees: 'There is no page' },
];

/** What a member of staff may come to see in the portal. */
export const staffScreens: readonly Screen[] = screens.map((screen) => ({
  ...screen,
  name: `staff-${screen.name}`,
  isStaff: true,
}));
