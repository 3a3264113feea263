import type { Campus } from '../product';

/** What the addresses of the site's own pages, calls and files begin with: no form and no remote can be called so. */
export const ownSlugs = [
  ...['message', 'contact-us', 'application', 'forgotten-password', 'sign-in'],
  ...['file', 'login', 'staff', 'api', 'content', 'remotes', 'sandbox'],
] as const;

/** The portal's own pages, each at `/staff/<slug>`. */
export const ownStaffSlugs = [
  ...[
    'home',
    'enquiries',
    'enquiry',
    'invoices',
    'invoice',
    'owed',
    'payer',
    'person',
    'payer-statement',
    'statements',
    'exports',
    'statistics',
    'entries',
    'submissions',
    'submission',
    'exam-days',
    'key-dates',
    'seller',
    'products',
    'catalogue',
    'files',
    'my-applications',
    'my-files',
    'my-tuition',
    'tuition',
    'calendar',
    'contacts',
    'contact',
  ],
  ...[
    'bug-reports',
    'bug-report',
    'pages',
    'page',
    'new-page',
    'terms',
    'terms-text',
    'choices',
    'queues',
    'test-menu',
    'letters',
    'reply-templates',
    'reminders',
    'forms',
    'form',
    'new-form',
    'users',
    'user',
    'personal-data',
    'erasure',
    'audit',
    'remotes',
    'remote',
    'second-factor',
    'account',
  ],
] as const;

/** The menus in the header of each campus's site, by their titles. */
export const menuTitles = {
  oxford: ['Study', 'Tuition', 'Examinations', 'About'],
  lisbon: ['Study', 'Fees', 'About', 'Study online'],
} as const satisfies Record<Campus, readonly string[]>;
