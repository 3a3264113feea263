import { journeys } from '../journeys/journey';

const here = journeys();

test('an address that leads nowhere says so and offers a way on', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/no-such-page');
  await visitor.find('heading', 'Page not found');
  await visitor.pictures('not-found');
  expect(await visitor.barriers()).toEqual([]);
});

test.each(['/a/b/c/d', '/Not%20a%20slug'])('%s is a page not found, never an error', async (path) => {
  const visitor = await here.visitor();
  await visitor.opens(path);
  await visitor.find('heading', 'Page not found');
});

test('an address behind /# leads to the same page', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/#/message');
  await visitor.find('heading', 'Data missing');
  expect(new URL(visitor.page.url()).pathname).toBe('/message');
});

test.each([
  '/#//example.com/',
  '/#/\\example.com/',
  '/#https://example.com/',
  '/#/%2F%2Fexample.com/',
  '/#/@example.com/',
])('an address behind /# never leads to another site: %s', async (path) => {
  const visitor = await here.visitor();
  await visitor.opens(path);
  await visitor.sees('1.5.44');
  expect(new URL(visitor.page.url()).origin).toBe(here.product.address);
});

test.each(['%2F%2Fexample.com', '%5C%5Cexample.com', 'https%3A%2F%2Fexample.com', '..%2F..%2F%2Fexample.com'])(
  'a link that signs somebody in never leads on to another site: %s',
  async (slug) => {
    const visitor = await here.visitor();
    const link = new URL(await here.product.loginLink());
    await visitor.opens(`/${link.hash.replace(/[^/]*$/, slug)}`);
    await visitor.eventually(async () => !visitor.page.url().includes('/login/'), 'the link to be followed');
    await visitor.settles();
    expect(new URL(visitor.page.url()).origin).toBe(here.product.address);
  },
);

test.each(['/login/not-a-token/enquiries', '/#/login/not-a-token/enquiries'])(
  'a link with a wrong token, %s, says what to do and keeps nothing of it',
  async (path) => {
    const visitor = await here.visitor();
    visitor.forgives(/401/);
    await visitor.opens(path);
    await visitor.find('heading', 'This link no longer works');
    expect(visitor.page.url()).not.toContain('not-a-token');
    await visitor.pictures('wrong-token');
    expect(await visitor.barriers()).toEqual([]);
  },
);

test('a staff page sends a visitor who is not signed in home', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/401/);
  await visitor.opens('/staff/enquiries');
  await visitor.eventually(async () => new URL(visitor.page.url()).pathname === '/', 'the home page');
});
