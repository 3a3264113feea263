import { bugReport } from '@forms/shared/contract';
import { createStore } from '@forms/shared/store';
import { bugReportOf, mailOf, nameOfPage } from './bugReport';

test.each([
  ['/', '/'],
  ['/exams-registration-v2', '/exams-registration-v2'],
  ['/exams-registration-v2/draft-key', '/exams-registration-v2/…'],
  ['/file/unguessable', '/file/…'],
  ['/login/secret/enquiries', '/login/…'],
  ['/staff/enquiry/42', '/staff/enquiry'],
])('%s is reported as %s: what opens something is kept back', (pathname, name) => {
  expect(nameOfPage(pathname)).toBe(name);
});

const report = () =>
  bugReportOf(
    { message: '500: Out of paper', status: 500 },
    'I pressed Submit & waited',
    createStore().getState().app,
    '7',
  );

test('a report is what the contract asks for', () => {
  expect(bugReport.parse(report())).toMatchObject({
    message: '500: Out of paper',
    status: 500,
    optionalMsg: 'I pressed Submit & waited',
    userId: '7',
    app: 'forms',
    version: '1.5.44',
    school: 'oxford',
  });
});

test('the mail that stands in for it holds the whole report', () => {
  const { protocol, searchParams } = new URL(mailOf(report()));
  expect(protocol).toBe('mailto:');
  expect(searchParams.get('body')).toContain('optionalMsg: I pressed Submit & waited');
  expect(searchParams.get('body')).toContain('message: 500: Out of paper');
});
