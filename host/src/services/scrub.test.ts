import { createStore } from '@forms/shared/platform/store';
import fc from '@forms/shared/testing/fast-check';
import { bugReportOf, mailOf } from './bugReport';
import { causeOf } from './failure';
import { nameOfPage, scrub } from './scrub';

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

test.each([
  'Loading chunk 331 failed. (missing: http://localhost/remotes/mf-forms/331.0a1b2c3d.js)',
  'mf-exams-payments/InvoicePage: mf-exams-payments/InvoicePage did not come within 10 s',
  'PUT /v2/form/:slug',
  '503: Network busy, please wait a few seconds and try again (503)',
  'TypeError: e.map is not a function at exams-registration-v2, O’Brien’s',
])('what helps to find an error stays: %s', (text) => {
  expect(scrub(text)).toBe(text);
});

test.each([
  ['Unexpected token \'Z\', "Zoë is "... is not valid JSON', 'Unexpected token \'…\', "…"... is not valid JSON'],
  ["No such pupil: 'O'Brien'", "No such pupil: '…'"],
  ['“Zoë” and “Ana” are the same', '“…” are the same'],
  ['zoe+a@example.co.uk is taken', '…@… is taken'],
  ['Call +44 20 7946 0958', 'Call …'],
  ['Card 4242 4242 4242 4242 refused', 'Card … refused'],
  ['Born 2004-05-06', 'Born …'],
  ['https://a.example/file/abc?name=Zoë#x', 'https://a.example/file/…'],
  ['GET /api/webforms?name=Zoë&b=1', 'GET /api/webforms?…'],
  ['Authorization: Bearer abc', 'Authorization: …'],
])('what may be an answer or a key goes: %s', (text, scrubbed) => {
  expect(scrub(text)).toBe(scrubbed);
});

const key = fc.oneof(
  // As the server makes ids, secrets and hashes, as other makers do, and a signed token.
  ...[16, 32].map((length) => bytes(length).map((all) => all.toString('base64url'))),
  ...[16, 20, 32].map((length) => bytes(length).map((all) => all.toString('hex'))),
  fc.uuid(),
  fc.tuple(bytes(20), bytes(40), bytes(32)).map((parts) => parts.map((part) => part.toString('base64url')).join('.')),
);
const inAddress = fc
  .tuple(
    fc.constantFrom(
      (secret: string) => `/login/${secret}/enquiries`,
      (secret: string) => `/#/login/${secret}/enquiries/42`,
      (secret: string) => `/exams-registration-v2/${secret}`,
      (secret: string) => `/file/${secret}?page=2`,
      (secret: string) => `/api/webforms/draft/${secret}`,
      (secret: string) => `/message?token=${secret}`,
    ),
    key,
  )
  .map(([address, secret]) => ({ secret, text: address(secret) }));
const site = fc.constantFrom('', 'https://forms.example.org', 'http://localhost:4400');
const around = fc.constantFrom(['', ''], ['Could not read ', ''], ['TypeError at ', ': gone'], ['(', ')']);

/** Bytes without a pattern: a run of equal ones is no key that a server would make. */
function bytes(length: number) {
  return fc
    .uint8Array({ minLength: length, maxLength: length, size: 'max' })
    .filter((all) => new Set(all).size > length / 2)
    .map((all) => Buffer.from(all));
}

const answer = fc.oneof(
  fc.string({ minLength: 4, unit: 'grapheme' }),
  fc.emailAddress(),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  fc.integer({ min: 1_000_000 }).map(String),
);
const quoted = fc.constantFrom(
  (phrase: string) => `The value "${phrase}" is not allowed`,
  (phrase: string) => `No pupil is called “${phrase}” here`,
  (phrase: string) => `Cannot find ‘${phrase}’.`,
  (phrase: string) => `Cannot find '${phrase}' in it`,
  (phrase: string) => `Unexpected token, ${JSON.stringify({ firstName: phrase })} is not valid JSON`,
);

/** All that would be sent, kept or mailed. */
const reported = (error: unknown, detail = '') => {
  const report = bugReportOf(causeOf(error), detail, createStore().getState().app, null);
  return [...Object.values(report), decodeURIComponent(mailOf(report))].join('\n');
};
const withinUnchanged = [
  'The value is not allowed',
  'No pupil is called here',
  JSON.stringify(createStore().getState()),
];
const saysNothing = (phrase: string) => withinUnchanged.some((text) => text.includes(phrase.trim()));

test('no key that an address or a message holds is ever in a report', () => {
  fc.assert(
    fc.property(inAddress, site, around, ({ secret, text }, origin, [before, after]) => {
      const message = before + origin + text + after;
      const all =
        reported({ status: 500, data: { error: 'x', message, requestId: 'r' } }, message) +
        reported(new Error(message));
      for (const part of secret.split('.')) expect(all).not.toContain(part);
    }),
  );
});

test('no answer that a message quotes, or that a response holds, is ever in a report', () => {
  fc.assert(
    fc.property(answer, quoted, fc.integer({ min: 400, max: 599 }), (phrase, quote, status) => {
      fc.pre(!saysNothing(phrase));
      const before = reported({ status, data: { error: 'x', message: 'Out of paper', requestId: 'r' } });
      fc.pre(!before.includes(phrase));
      const own = {
        error: 'bad-answers',
        message: quote(phrase),
        requestId: 'r',
        errors: [{ field: 'a', message: phrase }],
      };
      const bodies = [own, { values: { firstName: phrase } }, phrase, `<html>${phrase}</html>`, [phrase]];
      for (const data of bodies) {
        expect(reported({ status, data, request: 'POST /webforms/form/:slug/data' })).not.toContain(phrase);
      }
    }),
  );
});
