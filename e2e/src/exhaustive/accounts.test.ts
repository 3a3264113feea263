import { Secret, TOTP } from 'otpauth';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { signsIn, tokenIn } from '../journeys/signsIn';
import { staffMember } from '../product';
import { desktop, phone, type Visitor } from '../visitor';

describe('an invitation', () => {
  const here = journeys();
  const ANA = 'ana.lopes@college.test';

  test('leads by its letter to a password of one’s own, is used up by its button alone, and is told on the list of users', async () => {
    const admin = await here.visitor();
    await admin.opens(await here.product.loginLink());
    await admin.find('heading', 'Home');
    await admin.opens('/staff/user/new');
    await admin.types('Name', 'Ana Lopes');
    await admin.types('Email address', ANA);
    await admin.ticksMatching('Tutor');
    expect(await admin.barriers()).toEqual([]);
    await admin.pictures('invitation-add-user');
    await admin.presses('Add user');
    await admin.find('heading', 'Ana Lopes');
    await admin.eventually(async () => here.product.lettersLink(ANA) !== undefined, 'a letter');
    await admin.opens('/staff/users');
    await admin.sees('Invited, until');
    expect(await admin.barriers()).toEqual([]);
    await admin.pictures('invitation-users');
    await admin.follows('Ana Lopes');
    await admin.sees('Sent, ');
    expect(await admin.barriers()).toEqual([]);
    await admin.pictures('invitation-user');
    await admin.page.setViewport(phone);
    expect(await admin.overflows()).toBe(false);
    expect(await admin.barriers()).toEqual([]);
    await admin.pictures('invitation-user-phone');
    await admin.page.setViewport(desktop);

    const link = here.product.lettersLink(ANA) ?? '';
    const scanner = await here.visitor();
    await scanner.opens(link);
    await scanner.find('button', 'Sign in and set a password');
    const ana = await here.visitor(phone);
    ana.forgives(/401/);
    await ana.opens(link);
    await ana.find('heading', 'You are invited');
    expect(ana.page.url()).not.toContain(tokenIn(link));
    expect(await ana.barriers()).toEqual([]);
    await ana.pictures('invitation-opened');
    await ana.presses('Sign in and set a password');
    await ana.find('heading', 'Your account');
    await ana.types('New password', 'a long enough password of Ana');
    await ana.presses('Set password');
    await ana.sees('Your password is set.');

    await ana.opens('/');
    await ana.opens(link);
    await ana.presses('Sign in and set a password');
    await ana.sees('This invitation has been used already.');
    expect(await ana.barriers()).toEqual([]);
    await ana.pictures('invitation-over');
    await admin.opens('/staff/users');
    await admin.sees('Accepted, ');
  });
});

describe('a forgotten password', () => {
  const here = journeys();
  const NEW = 'another long enough password';

  test('is replaced by the link of a letter, used up by its button alone, and the new one signs in', async () => {
    const visitor = await here.visitor();
    visitor.forgives(/422/);
    await visitor.opens('/sign-in');
    await visitor.types('Email address', staffMember.email);
    await visitor.follows('Set a new one');
    await visitor.find('heading', 'A new password');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('forgotten-password');
    await visitor.presses('Send the link');
    await visitor.sees('Please look into your mailbox');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('forgotten-password-sent');

    await visitor.eventually(async () => here.product.lettersLink() !== undefined, 'a letter');
    const link = here.product.lettersLink() ?? '';
    const scanner = await here.visitor();
    await scanner.opens(link);
    await scanner.find('button', 'Sign in and set a password');
    await visitor.opens(link);
    await visitor.find('heading', 'A new password');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('forgotten-password-opened');
    await visitor.presses('Sign in and set a password');
    await visitor.find('heading', 'Your account');
    await visitor.types('New password', 'passwordpassword');
    await visitor.presses('Set password');
    await visitor.sees('This password is one of those that are guessed first.');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('forgotten-password-account');
    await visitor.types('New password', NEW);
    await visitor.presses('Set password');
    await visitor.sees('Your password is set.');

    const other = await here.visitor();
    await other.opens('/sign-in');
    await signsIn(other, staffMember.email, NEW);
    await other.find('heading', 'What you can open');
  });

  test('is asked for on a phone too', async () => {
    const visitor = await here.visitor(phone);
    await visitor.opens('/forgotten-password');
    await visitor.presses('Send the link');
    await visitor.sees('Please enter a valid email address');
    expect(await visitor.overflows()).toBe(false);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('forgotten-password-phone');
  });
});

describe('a second factor', () => {
  const here = journeys();

  test('is set up on one’s account, asked for at the next sign-in, and turned off again', async () => {
    const visitor = await here.visitor();
    visitor.forgives(/422/);
    await visitor.opens(await here.product.loginLink());
    await visitor.find('heading', 'What you can open');
    await visitor.follows('Your account');
    await visitor.presses('Set up');
    const codeIn = await codesOf(visitor);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('second-factor-set-up');
    await visitor.types('Code', codeIn(0));
    await visitor.types('Your password', 'a guess');
    await visitor.presses('Turn on');
    await visitor.sees('This is not your current password.');
    await visitor.types('Your password', staffMember.password);
    await visitor.presses('Turn on');
    await visitor.sees('Keep these recovery codes');
    const recoveryCode = await visitor.page.$eval('[aria-label="Recovery codes"] li', ({ textContent }) => textContent);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('second-factor-codes');
    await visitor.presses('I have kept them');
    await visitor.sees('10 recovery codes are left.');
    await visitor.pictures('second-factor-on');
    await visitor.presses('Set up anew');
    await visitor.find('textbox', 'Old code');
    await visitor.presses('Turn on');
    await visitor.sees('Please enter the code');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('second-factor-replaced');
    await visitor.presses('Cancel');

    const other = await here.visitor(phone);
    other.forgives(/422/);
    await other.opens('/sign-in');
    await signsIn(other, staffMember.email, staffMember.password);
    await other.find('heading', 'One more step');
    expect(await other.barriers()).toEqual([]);
    await other.types('Code', '000000');
    await other.presses('Sign in');
    await other.sees('This code is not right');
    expect(await other.overflows()).toBe(false);
    expect(await other.barriers()).toEqual([]);
    await other.pictures('second-factor-asked');
    await other.types('Code', codeIn(30));
    await other.page.keyboard.press('Enter');
    await other.find('heading', 'What you can open');

    await visitor.presses('Turn off');
    await visitor.types('Code', recoveryCode ?? '');
    await visitor.page.keyboard.press('Enter');
    await visitor.sees('You sign in without a code now.');
    await other.opens(await here.product.loginLink());
    await other.find('heading', 'What you can open');
  });
});

describe('a second factor that a role needs', () => {
  const here = journeys();

  test('is set up before anything else opens, and then everything does', async () => {
    const admin = await here.visitor();
    // What the page asks for meanwhile is refused.
    admin.forgives(/403/);
    await admin.opens(await here.product.loginLink());
    await admin.find('heading', 'What you can open');
    await admin.follows('Second factor');
    await admin.find('region', 'Who needs one');
    await admin.ticksMatching('Admin');
    await admin.sees('You have no second factor yourself');
    expect(await looksAround(admin, 'staff-second-factor-chosen')).toEqual([]);
    await admin.presses('Save');
    await admin.find('heading', 'Your account');
    await admin.sees('Your role asks for a second factor');
    expect(await looksAround(admin, 'staff-account-needs-factor')).toEqual([]);
    await admin.opens('/staff/enquiries');
    await admin.find('heading', 'Your account');
    await admin.presses('Set up');
    await admin.types('Code', (await codesOf(admin))(0));
    await admin.types('Your password', staffMember.password);
    await admin.presses('Turn on');
    await admin.presses('I have kept them');
    await admin.follows('Second factor');
    await admin.sees('Everybody of these roles has set one up.');
    await admin.follows('Users');
    await admin.sees('Password or link + code');
  });
});

describe('guessing', () => {
  const here = journeys();

  test('a password more than five times waits, and is told how long', async () => {
    const visitor = await here.visitor();
    visitor.forgives(/401|429/);
    await visitor.opens('/sign-in');
    for (let times = 1; times <= 5; times += 1) {
      const refused = visitor.page.waitForResponse((response) => response.url().endsWith('/auth/login'));
      await signsIn(visitor, staffMember.email, `guess ${times}`);
      expect((await refused).status()).toBe(401);
    }
    const limited = visitor.page.waitForResponse((response) => response.status() === 429);
    await signsIn(visitor, staffMember.email, staffMember.password);
    expect(Number((await limited).headers()['retry-after'])).toBeGreaterThan(30);
    await visitor.sees('Too many tries');
    await visitor.sees('That was too often. Please wait');
    expect(await visitor.text()).toMatch(/Please wait (1 minute|[345]\d seconds) and try again\./);
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('sign-in-limited');
  });
});

/** What an app shows that took the secret on the page, so many seconds from now. */
async function codesOf({ page }: Visitor): Promise<(seconds: number) => string> {
  const secret = (await (await page.waitForSelector('code'))?.evaluate(({ textContent }) => textContent)) ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return (seconds) => app.generate({ timestamp: Date.now() + seconds * 1000 });
}
