import { journeys } from '../journeys/journey';

const here = journeys();

/** Every link that a visitor of a campus is offered around a page and on the home page. */
async function linksOf(campus: string): Promise<string[]> {
  const visitor = await here.visitor();
  await visitor.opens(`/?campus=${campus}`);
  await visitor.page.waitForSelector('main h1');
  await visitor.settles();
  const offered = () =>
    visitor.page.$$eval('header a, footer a, main a', (links) => links.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(await offered())].filter((path) => !path.includes('campus='));
}

test.each(['oxford', 'lisbon'])(
  'in %s every link of the menus, the home page and the footer leads to a page',
  async (campus) => {
    const visitor = await here.visitor();
    const dead: string[] = [];
    const links = await linksOf(campus);
    expect(links.length).toBeGreaterThan(10);
    for (const path of links) {
      await visitor.opens(path);
      await visitor.eventually(
        () =>
          visitor.page.$eval('main', (main) => /\S/.test(main.querySelector('h1')?.innerText ?? '')).catch(() => false),
        `the heading of ${path}`,
      );
      await visitor.settles();
      const heading = await visitor.page.$eval('h1', (h1) => h1.innerText);
      if (/not found|não encontrada|could not/i.test(heading + (await visitor.text()))) dead.push(path);
    }
    expect(dead).toEqual([]);
  },
);

test('a page of the Portuguese site is in Portuguese, and its picture fits the screen', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/study.php');
  await visitor.find('heading', 'Estudar em Lisboa');
  expect(await visitor.page.$eval('main', (main) => main.lang)).toBe('pt-PT');
  const picture = await visitor.page.waitForSelector('main img');
  await visitor.eventually(
    async () => (await picture?.evaluate((image) => (image as HTMLImageElement).naturalWidth)) !== 0,
    'the picture',
  );
  expect(await picture?.evaluate((image) => (image as HTMLImageElement).currentSrc)).toContain('tiles-1440');
});

test('an address of a section leads to it', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/tutorial-college/gcses/');
  const section = await visitor.find('heading', 'GCSEs');
  await visitor.eventually(() => section.isIntersectingViewport({ threshold: 1 }), 'the section to be in sight');
});

test('a page is printed without menus, footer and pictures', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/study.php');
  await visitor.find('heading', 'Programas');
  await visitor.page.emulateMediaType('print');
  expect(
    await visitor.page.$$eval(
      'nav, footer, main img',
      (parts) => parts.filter((part) => part.checkVisibility()).length,
    ),
  ).toBe(0);
});
