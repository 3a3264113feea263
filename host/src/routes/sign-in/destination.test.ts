import fc from '@forms/shared/testing/fast-check';
import { destinationOf, pageAfterSignIn } from './destination';

const origin = 'https://forms.example.org';
/** Whatever somebody may write where a slug, a hash or a path is expected. */
const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.stringMatching(/^[/\\.@:%a-z0-9\t\n?#-]{0,24}$/),
  fc.constantFrom(
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '..',
    '.',
    '%2f%2fevil',
  ),
);
const staysHere = (path: string) => {
  const url = new URL(path, `${origin}/login/-/x`);
  expect(url.origin).toBe(origin);
  expect(url.protocol).toBe('https:');
  expect(path).toMatch(/^\/(?![/\\])/);
};

describe('where a sign-in link leads', () => {
  test.each([
    ['enquiries', undefined, '/staff/enquiries'],
    ['enquiry', 'a-1_B', '/staff/enquiry/a-1_B'],
    ['message', undefined, '/message'],
    ['exams-registration-v2', 'draft', '/exams-registration-v2/draft'],
    ['//evil.example', undefined, '/'],
    ['enquiry', '../../evil', '/'],
    ['', undefined, '/'],
  ])('of %j and %j is %s', (slug, hash, path) => {
    expect(destinationOf(slug, hash)).toBe(path);
  });

  test('is never another site, whatever the address holds', () => {
    fc.assert(
      fc.property(hostile, fc.option(hostile, { nil: undefined }), (slug, hash) =>
        staysHere(destinationOf(slug, hash)),
      ),
    );
  });
});

describe('after signing in with a password', () => {
  test.each([
    [{ headed: '/staff/enquiry/42' }, 'enquiry/42'],
    [{ headed: '/staff/enquiries' }, 'enquiries'],
    [{ headed: '/staff/enquiries?tab=new&sort=-name' }, 'enquiries?tab=new&sort=-name'],
    [{ headed: '/staff/nothing?tab=new' }, 'home'],
    [{ headed: '/staff/nothing' }, 'home'],
    [{ headed: '/message' }, 'home'],
    [{ headed: '//evil.example/staff/enquiries' }, 'home'],
    [{ headed: 42 }, 'home'],
    [null, 'home'],
    [undefined, 'home'],
  ])('%j leads on to %s', (state, page) => {
    expect(pageAfterSignIn(state)).toBe(page);
  });

  test('nobody is led to another site or out of the portal', () => {
    fc.assert(fc.property(hostile, (headed) => staysHere(`/staff/${pageAfterSignIn({ headed: `/staff/${headed}` })}`)));
  });
});
