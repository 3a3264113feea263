import { fileError } from './fileError';

test.each([
  ['the contract’s error', { status: 404, data: { error: 'not-found', message: 'File ID not valid', requestId: '1' } }],
  ['an unreadable file', { status: 500, data: { error: 'unreadable', message: 'Problem retrieving file' } }],
  ['bare text, which is no JSON', { status: 'PARSING_ERROR', originalStatus: 404, data: 'File ID not valid' }],
  ['words in the error field', { status: 400, data: { error: 'Problem retrieving file' } }],
  ['a 201, whatever it says', { status: 201, data: {} }],
  ['a 201 without JSON', { status: 'PARSING_ERROR', originalStatus: 201, data: '' }],
])('%s is a file not found', (_, error) => {
  expect(fileError(error)).toBe('not-found');
});

test.each(['unscanned', 'infected'] as const)('a file that is held as %s is called so', (word) => {
  expect(fileError({ status: 409, data: { error: word, message: 'It is held' } })).toBe(word);
});

test.each([
  ['in the contract’s shape', { status: 402, data: { message: 'You do not currently have access to this file.' } }],
  ['without JSON', { status: 'PARSING_ERROR', originalStatus: 402, data: 'no' }],
])('a 402 %s is a file denied', (_, error) => {
  expect(fileError(error)).toBe('denied');
});

test.each([
  ['a busy server', { status: 503, data: { message: 'Network busy' } }],
  ['no connection', { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' }],
  ['an answer of another shape', { name: 'SchemaError', message: 'url: expected string' }],
  ['nothing at all', undefined],
])('%s is a call that failed', (_, error) => {
  expect(fileError(error)).toBe('failed');
});
