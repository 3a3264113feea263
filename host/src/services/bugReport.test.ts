import { bugReport } from '@forms/shared/contract';
import type { BugCause } from '@forms/shared/platform/services';
import { createStore } from '@forms/shared/platform/store';
import { bugReportOf, mailOf } from './bugReport';
import { causeOfError } from './causeOfError';

const report = (
  cause: BugCause = { message: '500: Out of paper', status: 500 },
  detail = 'I pressed Submit & waited',
) => bugReportOf(cause, detail, createStore().getState().app, '7');

test('a report is what the contract asks for', () => {
  expect(
    bugReport.parse(report({ message: '500: Out of paper', status: 500, request: 'GET /file/:id', api: '/api' })),
  ).toEqual({
    host: 'localhost',
    route: '/',
    message: '500: Out of paper',
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    description: expect.stringContaining('×'),
    optionalMsg: 'I pressed Submit & waited',
    response: '',
    status: 500,
    request: 'GET /file/:id',
    API: '/api',
    userId: '7',
    version: '1.5.44',
    app: 'forms',
    school: 'oxford',
  });
});

test('of an answer only what the server says of itself is told, not what it says of the answers', () => {
  const answer = {
    error: 'bad-answers',
    message: 'Please look at "Zoë Łukasz"',
    requestId: 'aB3-_xyz0123456789abcd',
    errors: [{ page: 'you', field: 'email', message: 'zoe@example.org is taken' }],
  };
  expect(JSON.parse(report({ message: '', response: JSON.stringify(answer) }).response)).toEqual({
    error: 'bad-answers',
    message: 'Please look at "…"',
    requestId: 'aB3-_xyz0123456789abcd',
  });
  expect(report({ message: '', response: '<p>Zoë</p>' }).response).toBe('');
  expect(report({ message: '', response: '{"firstName":"Zoë"}' }).response).toBe('');
});

test('of an error where in the code it was thrown is told, and from which build of a remote', () => {
  const error = new Error('Nobody is called "Zoë"');
  error.stack = `Error: Nobody is called "Zoë"
    at find (https://forms.example.org/remotes/mf-files/__federation_expose_InvoicePage.5e051479.js:2:4711)
    at https://forms.example.org/main.1a2b3c4d.js:1:99`;
  const from = 'https://forms.example.org/remotes/mf-files/mf-manifest.json';
  const { message } = report(causeOfError(error, `mf-files/FileList failed (phase code, version 1.2.0, ${from})`));
  expect(message).toBe(`mf-files/FileList failed (phase code, version 1.2.0, ${from}): Nobody is called "…"
at find (https://forms.example.org/remotes/mf-files/__federation_expose_InvoicePage.5e051479.js:2:4711)
at https://forms.example.org/main.1a2b3c4d.js:1:99`);
});

test('what the person wrote for the report stays, but for what opens something', () => {
  const { optionalMsg } = report(
    undefined,
    'I am "Zoë", zoe@example.org. It was at http://localhost/#/login/abc.def/enquiries',
  );
  expect(optionalMsg).toBe('I am "Zoë", zoe@example.org. It was at http://localhost/');
});

test('the mail that stands in for it holds the whole report', () => {
  const { protocol, searchParams } = new URL(mailOf(report()));
  expect(protocol).toBe('mailto:');
  expect(searchParams.get('body')).toContain('optionalMsg: I pressed Submit & waited');
  expect(searchParams.get('body')).toContain('message: 500: Out of paper');
});
