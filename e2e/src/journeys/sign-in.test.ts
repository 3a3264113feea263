import { releaseTest } from '@forms/shared/testing/release-test';
import { staffMember } from '../product';
import { desktop, phone, type Visitor } from '../visitor';
import { journeys } from './journey';
import { signsIn } from './signsIn';

const pathOf = ({ page }: Visitor) => new URL(page.url()).pathname;

describe('a password', () => {
  const here = journeys();

  test('signs in by keyboard alone, and leads to where one was headed', async () => {
    const visitor = await here.visitor();
    visitor.forgives(/401/);
    const { keyboard } = visitor.page;
    await visitor.opens('/staff/contacts?kind=suspect');
    await visitor.sees('Login expired');
    await visitor.eventually(async () => pathOf(visitor) === '/', 'the home page');
    await (await visitor.find('link', 'Staff sign-in')).focus();
    await keyboard.press('Enter');
    await visitor.find('heading', 'Sign in');
    expect(await visitor.barriers()).toEqual([]);

    await (await visitor.find('textbox', 'Email address')).focus();
    await keyboard.press('Enter');
    await visitor.sees('Enter your email address');
    expect(await visitor.focused()).toBe('Email address');
    expect(await visitor.barriers()).toEqual([]);
    await keyboard.type(staffMember.email);
    await keyboard.press('Tab');
    await keyboard.type('not the password');
    await keyboard.press('Enter');
    await visitor.sees('The email address or the password is not right.');
    expect(await visitor.focused()).toBe('Password');
    expect(await visitor.barriers()).toEqual([]);

    await keyboard.down('Shift');
    for (const _letter of 'not the password') await keyboard.press('ArrowLeft');
    await keyboard.up('Shift');
    await keyboard.type(staffMember.password);
    await keyboard.press('Enter');
    await visitor.find('heading', 'Contacts');
    expect(visitor.page.url()).toMatch(/\/staff\/contacts\?kind=suspect$/);
    await visitor.page.goBack();
    expect(pathOf(visitor)).not.toMatch(/login/);
  });

  releaseTest('that is wrong is told as an email address that nobody has', async () => {
    const answers: string[] = [];
    for (const email of [staffMember.email, 'nobody@college.test']) {
      const visitor = await here.visitor();
      visitor.forgives(/401/);
      await visitor.opens('/sign-in');
      await signsIn(visitor, email, 'a guess');
      await visitor.sees('We could not sign you in');
      answers.push((await visitor.text()).replace(email, ''));
    }
    expect(answers[1]).toBe(answers[0]);
  });

  releaseTest('looks as it should on a phone and a wide screen, by day and by night', async () => {
    for (const [width, viewport] of [
      ['phone', phone],
      ['desktop', desktop],
    ] as const) {
      const visitor = await here.visitor(viewport);
      visitor.forgives(/401/);
      for (const scheme of ['light', 'dark'] as const) {
        await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
        await visitor.opens('/sign-in');
        await visitor.find('heading', 'Sign in');
        await visitor.presses('Sign in');
        await visitor.sees('Enter your password');
        expect(await visitor.barriers()).toEqual([]);
        await visitor.pictures(`sign-in-empty-${width}-${scheme}`);
        await signsIn(visitor, 'nobody@college.test', 'a guess');
        await visitor.sees('We could not sign you in');
        expect(await visitor.overflows()).toBe(false);
        expect(await visitor.barriers()).toEqual([]);
        await visitor.pictures(`sign-in-refused-${width}-${scheme}`);
      }
    }
  });
});
