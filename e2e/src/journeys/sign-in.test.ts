import { routes } from '@forms/shared/contract';
import { Secret, TOTP } from 'otpauth';
import { staffMember } from '../product';
import { desktop, phone, type Visitor } from '../visitor';
import { journeys } from './journey';
import { looksAround } from './looksAround';
import { historyOf, wireOf } from './wire';

const tokenIn = (link: string) => /\/login\/([^/]+)/.exec(link)?.[1] ?? '';
const inPath = (link: string) => link.replace('/#/', '/');
const pathOf = ({ page }: Visitor) => new URL(page.url()).pathname;

describe('a sign-in link', () => {
  const here = journeys({ LOG_LEVEL: 'info' });

  test.each([
    ['behind #', (link: string) => link, 0],
    ['in the path', inPath, 1],
  ])('whose token stands %s leaves it nowhere', async (_form, form, documentsWithIt) => {
    const visitor = await here.visitor();
    const wire = await wireOf(visitor.page);
    const link = form(await here.product.loginLink());
    const token = tokenIn(link);
    expect(token.length).toBeGreaterThan(40);

    await visitor.opens('/');
    await visitor.opens(link);
    await visitor.find('heading', 'What you can open');
    expect(pathOf(visitor)).toBe('/staff/home');
    await visitor.follows('Enquiries');
    await visitor.find('heading', 'Enquiries');
    await visitor.page.reload();
    await visitor.find('heading', 'Enquiries');
    await visitor.page.goBack();
    await visitor.find('heading', 'What you can open');
    await visitor.opens('/contact-us/');
    await reportsAProblem(visitor);
    await visitor.opens('/');

    const with_ = (part: 'url' | 'sent' | 'body' | 'answered') =>
      wire.filter((exchange) => exchange[part].includes(token));
    expect(wire.length).toBeGreaterThan(20);
    expect(with_('body').map(({ url }) => new URL(url).pathname)).toEqual(['/api/auth/session']);
    expect(with_('sent')).toEqual([]);
    expect(with_('answered')).toEqual([]);
    const opened = with_('url');
    expect(opened).toHaveLength(documentsWithIt);
    for (const { url, answered } of opened) {
      expect(url).toBe(link);
      expect(JSON.parse(answered)).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }

    expect(await historyOf(visitor.page)).not.toContainEqual(expect.stringContaining(token));
    expect(await visitor.stored()).not.toContain(token);
    expect(await visitor.page.evaluate(() => `${document.referrer} ${document.URL} ${document.cookie}`)).not.toContain(
      token,
    );
    expect(JSON.stringify(await here.product.listed(routes.bugReports))).not.toContain(token);
    expect(here.product.printed).not.toContain(token);
    if (documentsWithIt > 0) expect(here.product.printed).toContain('"url":"/login/…/home"');
  });

  test('that was used, was altered or is a token of another kind signs nobody in', async () => {
    const link = await here.product.loginLink();
    const first = await here.visitor();
    await first.opens(link);
    await first.find('heading', 'What you can open');

    const other = await here.visitor();
    other.forgives(/401/);
    const unsigned = [{ alg: 'none' }, { sub: 'admin', roles: ['Admin'] }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const fresh = await here.product.loginLink();
    const altered = tokenIn(fresh).replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'));
    for (const token of [tokenIn(link), altered, `${unsigned}.`]) {
      for (const path of [`/#/login/${token}/home`, `/login/${token}/home`]) {
        await other.opens('/');
        await other.opens(path);
        await other.find('heading', 'This link no longer works');
        expect(other.page.url()).not.toContain(token);
      }
    }
    expect(await other.barriers()).toEqual([]);
    await other.pictures('sign-in-link-no-longer');
    await other.opens(fresh);
    await other.find('heading', 'What you can open');
  });

  test('of somebody else asks before it takes the place of who is signed in', async () => {
    const visitor = await here.visitor();
    visitor.forgives(/409/);
    await visitor.opens(await here.product.loginLink());
    await visitor.find('heading', 'What you can open');
    const link = await here.product.linkFor({ name: 'Bo Li', email: 'bo@college.test', roles: ['Tutor'] });

    await visitor.opens(link);
    await visitor.find('heading', 'Somebody else is signed in');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('sign-in-somebody-else');
    await visitor.presses('Stay signed in as Administrator');
    await visitor.find('heading', 'What you can open');

    await visitor.opens('/');
    await visitor.opens(link);
    await visitor.presses('Sign in as Bo Li');
    await visitor.find('link', 'My tuition');
    expect(await visitor.has('link', 'Enquiries')).toBe(false);
  });
});

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

  test('that is wrong is told as an email address that nobody has', async () => {
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

  test('looks as it should on a phone and a wide screen, by day and by night', async () => {
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

async function signsIn(visitor: Visitor, email: string, password: string): Promise<void> {
  await visitor.types('Email address', email);
  await visitor.types('Password', password);
  await visitor.presses('Sign in');
}

/** Writes to us while the server answers 500, and reports it. */
async function reportsAProblem(visitor: Visitor): Promise<void> {
  visitor.forgives(/500/);
  const client = await visitor.page.createCDPSession();
  await client.send('Fetch.enable', { patterns: [{ urlPattern: '*/content/contacts' }] });
  client.on('Fetch.requestPaused', ({ requestId }) => {
    void client.send('Fetch.fulfillRequest', { requestId, responseCode: 500 });
  });
  await visitor.types('First name', 'Ana');
  await visitor.types('Last name', 'Sá');
  await visitor.types('Email address', 'ana@example.com');
  await visitor.types('Message', 'Olá');
  await visitor.presses('Submit');
  await visitor.presses('Report');
  const dialog = await visitor.find('dialog', 'Report a problem');
  await (await dialog.waitForSelector('textarea'))?.type('It broke');
  await (await dialog.waitForSelector('::-p-aria([role="button"][name="Report"])'))?.click();
  await visitor.sees('Report submitted');
  await visitor.presses('OK');
  await client.detach();
}
