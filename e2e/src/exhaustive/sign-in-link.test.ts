import { routes } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { tokenIn } from '../journeys/signsIn';
import { historyOf, wireOf } from '../journeys/wire';
import type { Visitor } from '../visitor';

const inPath = (link: string) => link.replace('/#/', '/');

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
    expect(new URL(visitor.page.url()).pathname).toBe('/staff/home');
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
