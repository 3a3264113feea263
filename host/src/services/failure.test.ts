import { speak } from '@forms/shared/platform/words';
import { bring } from '../translation/say';
import { causeOf, readFailure } from './failure';

test.each([
  [400, '400: Not your file'],
  [401, '401: Login expired'],
  [402, '402: Not your file'],
  [403, '403: Unauthorized'],
  [422, '422: File type does not match extension'],
  [429, '429: Network busy, please wait a few seconds and try again (429)'],
  [418, '418: The request failed'],
])('%d without words of the server is a warning of ten seconds', (status, message) => {
  expect(readFailure({ status, data: undefined })).toEqual({ status, message, kind: 'warning', duration: 10_000 });
});

test.each([
  [503, '503: Network busy, please wait a few seconds and try again (503)'],
  [500, '500: The request failed'],
])('%d is a serious one of sixty seconds', (status, message) => {
  expect(readFailure({ status, data: undefined })).toEqual({ status, message, kind: 'negative', duration: 60_000 });
});

test('at Lisbon the site says its failures in Portuguese, once the words have come', async () => {
  speak('pt-PT');
  expect(readFailure({ status: 401 }).message).toBe('401: Login expired');
  await bring('pt-PT');
  expect(readFailure({ status: 401 }).message).toBe('401: A sessão expirou');
  expect(readFailure({ status: 'TIMEOUT_ERROR' }).message).toMatch(/^O servidor demorou demasiado/);
  speak('en-GB');
});

test.each([
  [{ error: 'amount-changed', message: 'The amount is now £90.00' }, '409: The amount is now £90.00'],
  [{ exception: 'Out of paper' }, '409: Out of paper'],
  [{ error: 'Conflict' }, '409: Conflict'],
  ['Problem retrieving file', '409: Problem retrieving file'],
])('the server’s own words come first: %j', (data, message) => {
  expect(readFailure({ status: 409, data }).message).toBe(message);
});

test('an answer that could not be read still has its status, and a page of HTML is no sentence', () => {
  const answer = { status: 'PARSING_ERROR', originalStatus: 502, data: ' <html>Bad</html>', error: 'SyntaxError' };
  expect(readFailure(answer)).toEqual({
    status: 502,
    message: '502: The request failed',
    kind: 'negative',
    duration: 60_000,
  });
});

test.each([
  [{ status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }, /could not be reached/],
  [{ status: 'TIMEOUT_ERROR', error: 'Aborted' }, /took too long/],
  [new Error('The answer is not what it should be'), /not what it should be/],
  [{ name: 'SchemaError', message: 'Invalid input: expected string' }, /does not understand/],
  [undefined, /could not be reached/],
])('no response is said for five seconds: %j', (error, text) => {
  const failure = readFailure(error);
  expect(failure).toMatchObject({ status: undefined, kind: 'warning', duration: 5_000 });
  expect(failure.message).toMatch(text);
});

test('a report tells which call it was and what it answered, but no body of mere text', () => {
  const call = { request: 'GET /file/:id', api: '/api' };
  const data = { error: 'gone', message: 'It is gone', requestId: 'r' };
  expect(causeOf({ status: 410, data, ...call })).toEqual({
    message: '410: It is gone',
    status: 410,
    response: JSON.stringify(data),
    ...call,
  });
  expect(causeOf({ status: 400, data: 'Zoë is unknown', ...call }).message).toBe('400: Not your file');
});
