import { type Role, type Route, routes } from '@forms/shared/contract';
import { type ComponentType, lazy } from 'react';

export interface StaffPageProps {
  /** What the address opens on the page, as an enquiry's id; empty where it names nothing. */
  hash: string;
}

/** A page under `/staff/`. Who may open it is whoever may make the call that it lives by. */
export interface StaffPageEntry {
  title: string;
  /** What one does there, for the portal's home. */
  text?: string;
  /** The call without which the page is nothing; left out where it is for everyone who is signed in. */
  call?: Route;
  /** The slug of the page that leads here. Pages without one stand in the menu. */
  within?: string;
  Page: ComponentType<StaffPageProps>;
}

const drawn = (load: () => Promise<ComponentType<StaffPageProps>>) => lazy(async () => ({ default: await load() }));

/** The pages under `/staff/`, by slug, in the menu's order. Each is loaded when it is first opened. */
export const staffPages: ReadonlyMap<string, StaffPageEntry> = new Map<string, StaffPageEntry>([
  ['home', { title: 'Home', Page: drawn(async () => (await import('./home/StaffHome')).StaffHome) }],
  [
    'enquiries',
    {
      title: 'Enquiries',
      text: 'The forms that visitors have submitted, what they owe and how far we are.',
      call: routes.enquiries,
      Page: drawn(async () => (await import('./enquiries/Enquiries')).Enquiries),
    },
  ],
  [
    'enquiry',
    {
      title: 'Enquiry',
      call: routes.enquiry,
      within: 'enquiries',
      Page: drawn(async () => (await import('./enquiries/EnquiryPage')).EnquiryPage),
    },
  ],
  [
    'contacts',
    {
      title: 'Contacts',
      text: 'What people have written by the contact form.',
      call: routes.contacts,
      Page: drawn(async () => (await import('./contacts/Contacts')).Contacts),
    },
  ],
  [
    'contact',
    {
      title: 'Message',
      call: routes.contacts,
      within: 'contacts',
      Page: drawn(async () => (await import('./contacts/ContactPage')).ContactPage),
    },
  ],
  [
    'bug-reports',
    {
      title: 'Bug reports',
      text: 'What went wrong for somebody, in their words and the browser’s.',
      call: routes.bugReports,
      Page: drawn(async () => (await import('./bug-reports/BugReports')).BugReports),
    },
  ],
  [
    'bug-report',
    {
      title: 'Bug report',
      call: routes.bugReports,
      within: 'bug-reports',
      Page: drawn(async () => (await import('./bug-reports/BugReportPage')).BugReportPage),
    },
  ],
  [
    'users',
    {
      title: 'Users',
      text: 'Who may sign in, in which roles; sign-in links for them.',
      call: routes.users,
      Page: drawn(async () => (await import('./users/Users')).Users),
    },
  ],
  [
    'user',
    {
      title: 'User',
      call: routes.users,
      within: 'users',
      Page: drawn(async () => (await import('./users/UserPage')).UserPage),
    },
  ],
  [
    'account',
    {
      title: 'Your account',
      within: 'home',
      Page: drawn(async () => (await import('./account/Account')).Account),
    },
  ],
]);

export const isStaffPage = (slug: string): boolean => staffPages.has(slug);

/** Whether somebody in these roles may make a call, by the one table of calls. */
export const mayCall = (roles: readonly Role[], { allow }: Route): boolean =>
  allow === 'everyone' || allow.some((role) => roles.includes(role));

/** Whether somebody in these roles may open a page. */
export const mayOpen = (roles: readonly Role[], { call }: StaffPageEntry): boolean => !call || mayCall(roles, call);

/** What the portal's menu offers somebody in these roles, as slug and page. */
export const menuFor = (roles: readonly Role[]): [string, StaffPageEntry][] =>
  [...staffPages].filter(([, page]) => !page.within && mayOpen(roles, page));
