import { type BugReport, REQUEST_HEADER } from '@forms/shared/contract';
import type { Visitor } from '../visitor';

/** A short form to leave an enquiry by. */
export const openDay = {
  slug: 'open-day',
  title: 'Open day',
  json: {
    header: { title: 'Open day' },
    pages: [
      {
        name: 'you',
        title: 'About you',
        fields: [
          { name: 'firstName', type: 'input' as const, label: 'First name', required: true },
          { name: 'email', type: 'email' as const, label: 'Email address', required: true },
        ],
      },
    ],
  },
};

export const report: BugReport = {
  host: 'localhost',
  route: '/open-day',
  message: '500: Something went wrong',
  userAgent: 'Chromium',
  platform: 'Linux',
  description: '1440×900, en-GB',
  optionalMsg: 'I pressed Submit twice',
  response: 'server-error',
  status: 500,
  request: 'POST /webforms/form/open-day/data',
  API: '/api',
  userId: null,
  version: '1.5.44',
  app: 'forms',
  school: 'oxford',
};

/** What a visitor leaves for staff: an enquiry, a message and a bug report. */
export async function leavesWork(visitor: Visitor): Promise<void> {
  await visitor.opens('/open-day');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Email address', 'zoe@example.com');
  await visitor.presses('Submit');
  await visitor.find('heading', 'Thank you');
  await visitor.opens('/contact-us/');
  await visitor.types('First name', 'Rui');
  await visitor.types('Last name', 'Melo');
  await visitor.types('Email address', 'rui@example.com');
  await visitor.types('Message', 'When do exams begin?');
  await visitor.presses('Submit');
  await visitor.sees('Thank you. Your information has been successfully submitted.');
  await reports(visitor, report);
}

/** Sends a bug report from the page that the visitor is on. */
export async function reports(visitor: Visitor, report: BugReport): Promise<void> {
  await visitor.page.evaluate(
    async (header, body) => {
      const headers = { [header]: 'test', 'content-type': 'application/json' };
      await fetch('/api/error', { method: 'POST', headers, body });
    },
    REQUEST_HEADER,
    JSON.stringify(report),
  );
}
