import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from '../buildRemote';
import { journeys } from '../journeys/journey';
import { Product } from '../product';
import { phone, Visitor } from '../visitor';

const here = journeys();

let checkout: string;
let library: string;
beforeAll(async () => {
  const artefacts = join(__dirname, '../../artefacts');
  mkdirSync(artefacts, { recursive: true });
  checkout = mkdtempSync(join(artefacts, 'mf-library-'));
  library = join(checkout, 'mf-library');
  cpSync(join(__dirname, '../mf-library'), library, { recursive: true });
  await buildRemote(library, 'mf-library', { './Library': './src/Library.tsx', './Loans': './src/Loans.tsx' });
});
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

/** Whether the page's heading has the focus, as for somebody who does not see that another page has come. */
const isAtHeading = (visitor: Visitor) =>
  visitor.page.evaluate(() => document.activeElement === document.querySelector('h1'));

test('a team that nobody here knows adds a page, its links in both languages and its state to a running site, and takes them back', async () => {
  const early = await here.visitor();
  await early.opens('/library/');
  await early.find('heading', 'Page not found');

  expect(await here.product.ships(library, '--version', '1.0.0')).toContain('mf-library: 1.0.0 is live.');
  const first = await fetch(`${here.product.address}/library/`);
  const html = await first.text();
  expect(first.status).toBe(200);
  expect(html).toContain('<title>The library – Tutorial College Oxford</title>');
  expect(html).toMatch(/<h1[^>]*>The library<\/h1>/);
  expect(html).toMatch(/<link rel="preload" href="\/remotes\/mf-library\/1\.0\.0\/remoteEntry\.\w+\.js"/);

  const visitor = await here.visitor();
  await visitor.opens('/');
  await visitor.presses('Study');
  await visitor.follows('Library');
  await visitor.find('heading', 'The library');
  await visitor.sees('Nothing is reserved.');
  await visitor.eventually(() => isAtHeading(visitor), 'the heading to have the focus');
  expect(await visitor.page.title()).toBe('The library – Tutorial College Oxford');
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pictures('new-remote');
  await visitor.presses('Reserve Emma');
  await visitor.follows('Contact us');
  await visitor.find('heading', 'Contact us');
  await visitor.page.goBack();
  await visitor.sees('Reserved: Emma');
  await visitor.opens('/library/novels');
  await visitor.sees('Shelf: novels');

  const inLisbon = await here.visitor(phone);
  await inLisbon.opens('/?campus=lisbon');
  await inLisbon.presses('Menu');
  await inLisbon.presses('Study');
  await inLisbon.follows('Biblioteca');
  await inLisbon.find('heading', 'A biblioteca');
  await inLisbon.find('button', 'Reservar Emma');
  expect(new URL(inLisbon.page.url()).pathname).toBe('/library.php');
  expect(await inLisbon.barriers()).toEqual([]);
  await inLisbon.pictures('new-remote-lisbon');

  expect(await here.product.ships(library, 'back', '--reason', 'Not yet')).toContain('mf-library: nothing is live.');
  const late = await here.visitor();
  await late.opens('/library/');
  await late.find('heading', 'Page not found');
  await late.presses('Study');
  expect(await late.has('link', 'Library')).toBe(false);
});

test('its page of the portal stands in the menu of those it is for, and what they began there ends with their session', async () => {
  await here.product.ships(library, '--version', '1.0.0');
  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.find('heading', 'Home');
  await member.sees('Which books are reserved.');
  await member.follows('Loans');
  await member.find('heading', 'Loans');
  await member.sees('No loans yet.');
  await member.presses('Lend Persuasion');
  await member.follows('Users');
  await member.find('heading', 'Users');
  await member.follows('Loans');
  await member.sees('Lent: Persuasion');
  expect(await member.barriers()).toEqual([]);
  await member.pictures('new-remote-portal');

  await member.follows('Remotes');
  await member.find('button', 'Add a remote');
  await member.find('link', 'Library');
  expect(await member.barriers()).toEqual([]);
  await member.pictures('new-remote-listed');
  await member.follows('Library');
  await member.sees('brings /library, /staff/loans');
  member.forgives(/401/);
  await member.presses('Sign out');
  await member.find('heading', 'Examinations and tuition, arranged online');
  await member.presses('Study');
  await member.follows('Library');
  await member.sees('Nothing is reserved.');
});

test('where its part does not come, a notice with its name stands under its heading, and Try again brings it', async () => {
  await here.product.ships(library, '--version', '1.0.0');
  const visitor = await here.visitor();
  visitor.forgives(/mf.library/, /Failed to load resource/, /Federation/i, /RUNTIME/);
  let isAway = true;
  await visitor.intercepts();
  visitor.page.on('request', (request) =>
    isAway && request.url().includes('/mf-library/1.0.0/') ? request.abort() : request.continue(),
  );
  await visitor.opens('/library/');
  await visitor.sees('Library: this part could not be loaded');
  await visitor.find('heading', 'The library');
  isAway = false;
  await visitor.presses('Try again');
  await visitor.sees('Nothing is reserved.');
});

test('on a live site an Admin tries a version in one tab, under a banner that leads back; a visitor gets none', async () => {
  const product = await Product.start({ LIVE: 'true', ANSWERS_KEYS: 'test:a secret of at least thirty-two letters' });
  try {
    await product.ships(library, '--version', '1.0.0');
    await product.ships(library, '--version', '1.1.0', '--share', '0');
    const manifest = '/remotes/mf-library/1.1.0/mf-manifest.json';
    const admin = await Visitor.arrive(here.browser, product.address);
    await admin.opens(await product.loginLink());
    await admin.find('heading', 'Home');
    await admin.opens(`/library/?remote=mf-library=${manifest}`);
    await admin.sees(`mf-library comes from ${manifest}`);
    await admin.sees('Nothing is reserved.');
    expect(await admin.barriers()).toEqual([]);
    await admin.pictures('remote-tried-live');
    await admin.opens(`/library/?remote=mf-libary=${manifest}`);
    await admin.sees('mf-libary is as the site has it: there is no such remote');
    await admin.loadsAnew(() => admin.presses('Use the site’s own'));
    await admin.sees('Nothing is reserved.');
    expect(await admin.has('button', 'Use the site’s own')).toBe(false);
    expect(admin.complaints).toEqual([]);

    const visitor = await Visitor.arrive(here.browser, product.address);
    visitor.forgives(/401/);
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visitor.opens(`/library/?remote=mf-library=${manifest}`);
    await visitor.sees('Nothing is reserved.');
    expect(asked.filter((path) => path.includes('/1.1.0/'))).toEqual([]);
    expect(await visitor.has('button', 'Use the site’s own')).toBe(false);
    expect(visitor.complaints).toEqual([]);
    await admin.leaves();
    await visitor.leaves();
  } finally {
    await product.stop();
  }
});
