import fc from '@forms/shared/testing/fast-check';
import { dropToken, pathBehindHash, settleAddress, tokenHeld } from './address';

const origin = 'https://forms.example.org';
const behind = (hash: string, pathname = '/') => pathBehindHash({ origin, pathname, hash });

describe('an address behind /#', () => {
  test.each([
    ['#/exams-registration-v2', '/exams-registration-v2'],
    ['#/message?from=mail#top', '/message?from=mail#top'],
    ['#/login/token/enquiries/42', '/login/token/enquiries/42'],
    ['#/', '/'],
    ['#contact-us', '/contact-us'],
    ['#contact-us/', '/contact-us/'],
    ['#fees.php', '/fees.php'],
  ])('%s leads to %s', (hash, path) => {
    expect(behind(hash)).toBe(path);
  });

  test.each(['', '#main', '#//evil.example', '#/\\evil.example', '#/.//evil.example', '#///evil.example'])(
    '%s leads nowhere else',
    (hash) => {
      expect(behind(hash)).toBeUndefined();
    },
  );

  test('counts only behind the root', () => {
    expect(behind('#/message', '/exams-registration-v2')).toBeUndefined();
  });

  test('never leaves the site, whatever it holds', () => {
    const hostile = fc.stringMatching(/^[/\\.@:%a-z0-9\t\n?#-]{0,24}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), hostile), (text) => {
        const path = behind(`#/${text}`);
        if (path !== undefined) expect(new URL(path, origin).origin).toBe(origin);
      }),
    );
  });
});

describe('the address that the site is opened at', () => {
  const open = (address: string) => {
    window.history.replaceState(null, '', address);
    return settleAddress();
  };

  test.each(['/login/secret/enquiries/42?a=1', '/#/login/secret/enquiries/42?a=1'])(
    '%s gives up its token, which is held until it is dropped',
    (address) => {
      const before = window.history.length;
      expect(open(address)).toBe('/login/-/enquiries/42?a=1');
      expect(window.location.href).not.toContain('secret');
      expect(window.history).toHaveLength(before);
      expect(tokenHeld()).toBe('secret');
      dropToken();
      expect(tokenHeld()).toBeUndefined();
    },
  );

  test('opened again, as by reload, it brings no token', () => {
    expect(open('/login/-/enquiries')).toBe('/login/-/enquiries');
    expect(tokenHeld()).toBeUndefined();
  });

  test('stays as it is otherwise', () => {
    expect(open('/message#main')).toBe('/message#main');
    expect(window.location.pathname).toBe('/message');
  });
});
