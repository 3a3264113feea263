import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_ENTRIES, roles, type User } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { layoutShift, watchLayoutShifts } from '../screens/layoutShift';
import { desktop, phone, type Visitor } from '../visitor';

const here = journeys();

/** What the server sends instead of its own list of users. */
type Reply = { status?: number; body: unknown; after?: number };

/** An Admin on the users' page, whose server says what the journey wants; `says` changes that. */
async function staffReading(reply: Reply, viewport = desktop) {
  const visitor = await here.visitor(viewport);
  visitor.forgives(/Failed to load resource/, /SchemaError/);
  await visitor.opens(await here.product.loginLink());
  await visitor.find('heading', 'Enquiries');
  let said = reply;
  await visitor.intercepts();
  visitor.page.on('request', async (request) => {
    if (request.method() !== 'GET' || !new URL(request.url()).pathname.endsWith('/api/users')) {
      return request.continue();
    }
    const { status = 200, body, after = 0 } = said;
    await new Promise((resolve) => setTimeout(resolve, after));
    return request.respond({ status, contentType: 'application/json', body: JSON.stringify(body) });
  });
  const says = (other: Reply) => {
    said = other;
  };
  await visitor.opens('/staff/users');
  return { visitor, says };
}

const firstNames = ['José', 'Ana', 'Zoë', 'Oliver', 'Mei', 'Fátima', 'Søren', 'Amelia'];
const lastNames = ['Sá', 'Brito', 'Carr', 'Hall', 'Lin', 'Okafor', 'Wright'];

const usersOf = (count: number): User[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `u${at}`,
    name:
      at === 7777
        ? '=HYPERLINK("http://evil.example")'
        : `${firstNames[at % firstNames.length]} ${lastNames[at % lastNames.length]} ${at}`,
    email: `person${at}@example.org`,
    roles: [roles[at % roles.length] ?? 'User'],
    active: true,
    hasPassword: at % 2 > 0,
    hasSecondFactor: false,
    lastSignIn: new Date(Date.UTC(2026, 9, 1) - at * 3_600_000).toISOString(),
  }));

const searchBox = (visitor: Visitor) => visitor.page.locator('::-p-aria([role="searchbox"])');
/** The names in the rows that are shown, from top to bottom. */
const names = (visitor: Visitor) =>
  visitor.page.$$eval('::-p-aria([role="rowheader"])', (cells) => cells.map((cell) => cell.textContent));
const rowInFocus = (visitor: Visitor) =>
  visitor.page.evaluate(() => document.activeElement?.querySelector('[role="rowheader"]')?.textContent);

test('ten thousand users are searched, ordered and paged, and found as they were left', async () => {
  const { visitor } = await staffReading({ body: usersOf(10_000) });
  await visitor.sees('1 to 50 of 10,000');
  expect(await visitor.barriers()).toEqual([]);

  await searchBox(visitor).fill('jose sa');
  await visitor.sees('1 to 50 of 179');
  await visitor.presses('Name');
  await visitor.sees('José Sá 0');
  const [first] = await names(visitor);
  await visitor.presses('Name');
  await visitor.eventually(async () => (await names(visitor))[0] !== first, 'the order to turn');
  await visitor.presses('Next page');
  await visitor.sees('51 to 100 of 179');
  const [shown = ''] = await names(visitor);
  await visitor.follows(shown ?? '');
  await visitor.eventually(async () => new URL(visitor.page.url()).pathname.includes('/staff/user/'), 'its page');

  await visitor.page.goBack();
  await visitor.sees('51 to 100 of 179');
  expect((await names(visitor))[0]).toBe(shown);
});

test('by keyboard alone: into the list, to a row, open, and back to it', async () => {
  const { visitor } = await staffReading({ body: usersOf(120) });
  await visitor.sees('1 to 50 of 120');
  await (await visitor.page.$('::-p-aria([role="columnheader"]) button'))?.focus();
  for (let tabs = 0; tabs < 20 && !(await rowInFocus(visitor)); tabs++) await visitor.page.keyboard.press('Tab');
  expect(await rowInFocus(visitor)).toBe('José Sá 0');
  await visitor.page.keyboard.press('ArrowDown');
  await visitor.page.keyboard.press('ArrowDown');
  expect(await rowInFocus(visitor)).toBe('Zoë Carr 2');
  await visitor.page.keyboard.press('End');
  expect(await rowInFocus(visitor)).toBe('Ana Sá 49');
  await visitor.page.keyboard.press('Enter');
  await visitor.eventually(async () => visitor.page.url().endsWith('/staff/user/u49'), 'the user to open');
});

test('nothing jumps when a slow list comes, whether it is long, short or empty', async () => {
  for (const count of [10_000, 1, 0]) {
    const { visitor } = await staffReading({ body: usersOf(count), after: 1_500 });
    await watchLayoutShifts(visitor.page);
    await visitor.opens('/staff/users');
    await visitor.find('heading', 'Users');
    await visitor.page.locator('[aria-busy="true"]').wait();
    if (count === 1) await visitor.pictures('list-loading');
    await visitor.sees(count === 0 ? NO_ENTRIES : 'José Sá 0');
    expect((await layoutShift(visitor.page)).sum).toBeLessThanOrEqual(0.05);
    if (count === 0) expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures(`list-${count}`);
  }
});

test('a list that did not come says why in a red bar, and comes when it is asked for again', async () => {
  const refusal = { error: 'busy', message: 'The server is being maintained', requestId: 'r1' };
  const { visitor, says } = await staffReading({ status: 500, body: refusal });
  await visitor.sees('The server is being maintained');
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pictures('list-wrong');
  says({ body: [{ id: 'not a user' }] });
  await visitor.presses('Try again');
  await visitor.eventually(async () => !(await visitor.text()).includes('maintained'), 'another reason');
  await visitor.find('button', 'Try again');
  says({ body: usersOf(3) });
  await visitor.presses('Try again');
  await visitor.sees('1 to 3 of 3');
  expect(await visitor.has('button', 'Try again')).toBe(false);
});

test('what was found is exported, to CSV and to Excel, and no formula is run', async () => {
  const { visitor } = await staffReading({ body: usersOf(10_000) });
  const folder = mkdtempSync(join(tmpdir(), 'forms-e2e-'));
  const wire = await visitor.page.createCDPSession();
  await wire.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: folder,
    browserContextId: visitor.page.browserContext().id ?? '',
  });
  const isWhole = (name: string) => (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0) > 0;
  const saved = (name: string) => visitor.eventually(async () => isWhole(name), name);
  await visitor.sees('of 10,000');
  await visitor.presses('Export');
  await visitor.page.locator('::-p-aria([name="Excel (.xlsx)"][role="menuitem"])').click();
  await saved('users.xlsx');
  expect(readFileSync(join(folder, 'users.xlsx')).subarray(0, 2).toString()).toBe('PK');

  await searchBox(visitor).fill('hyperlink');
  await visitor.sees('1 to 1 of 1');
  await visitor.presses('Export');
  await visitor.page.locator('::-p-aria([name="CSV"][role="menuitem"])').click();
  await saved('users.csv');
  const [titles, row, ...rest] = readFileSync(join(folder, 'users.csv'), 'utf8').split('\r\n');
  expect(titles).toBe('\uFEFF"Name","Email","Roles","Signs in by","Invitation","Last signed in"');
  expect(row).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(rest).toEqual(['']);
});

test('where columns stand beside the window, a sign says so at that edge, and who has no mouse scrolls to them', async () => {
  const { visitor } = await staffReading({ body: usersOf(60) }, { width: 760, height: 800 });
  await visitor.sees('1 to 50 of 60');
  expect(await visitor.barriers()).toEqual([]);
  const signs = () =>
    visitor.page.$eval('::-p-aria([name="Columns of Users"][role="group"])', ({ parentElement: frame }) =>
      ['::before', '::after'].map((sign) => getComputedStyle(frame as Element, sign).content !== 'none'),
    );
  expect(await signs()).toEqual([false, true]);
  await visitor.pictures('list-cut');
  await (await visitor.page.$('::-p-aria([name="Columns of Users"][role="group"])'))?.focus();
  await visitor.eventually(async () => {
    await visitor.page.keyboard.press('ArrowRight');
    return !(await signs())[1];
  }, 'the last columns');
  expect(await signs()).toEqual([true, false]);
});

test.each([
  ...[
    'enquiries',
    'contacts',
    'files',
    'invoices',
    'owed',
    'entries',
    'users',
    'audit',
    'remotes',
    'forms',
    'pages',
    'terms',
  ],
])('all columns of %s stand beside each other in a window of 1440', async (list) => {
  const visitor = await here.visitor(desktop);
  await visitor.opens(await here.product.loginLink());
  await visitor.find('heading', 'Enquiries');
  await visitor.opens(`/staff/${list}`);
  await visitor.settles();
  const widths = await visitor.page.$eval('[data-list] table', ({ scrollWidth, parentElement }) => ({
    table: scrollWidth,
    box: parentElement?.clientWidth ?? 0,
  }));
  expect(widths.table).toBeLessThanOrEqual(widths.box);
});

test('on a phone every entry is a card, ordered by a choice, without scrolling sideways', async () => {
  const { visitor } = await staffReading({ body: usersOf(60) }, phone);
  await visitor.sees('1 to 50 of 60');
  expect(await visitor.overflows()).toBe(false);
  expect(await visitor.barriers()).toEqual([]);
  await visitor.picks('Order', 'Email, descending');
  await visitor.eventually(async () => (await names(visitor))[0] === 'Oliver Hall 59', 'the order to turn');
  await visitor.pictures('list-phone');
});
