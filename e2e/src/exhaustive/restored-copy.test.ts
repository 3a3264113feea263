import { journeys } from '../journeys/journey';
import { smallest } from '../visitor';

const here = journeys();

const BANNER = 'This is not the site but a copy';

test('A restored copy says so above every page, to visitors and to staff, until it takes the site over', async () => {
  await here.product.becomesACopy();
  const visitor = await here.visitor(smallest);
  for (const path of ['/', '/exams-registration-v2/']) {
    await visitor.opens(path);
    await visitor.sees(BANNER);
    expect([path, await visitor.barriers(), await visitor.overflows(), await visitor.cutOff()]).toEqual([
      path,
      [],
      false,
      [],
    ]);
  }
  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.find('heading', 'Home');
  await member.sees(BANNER);
  expect(await member.barriers()).toEqual([]);

  expect(await here.product.runs('take-over')).toContain('This is the site now.');
  // Where the network is slow a page begins with the settings of the visit before, and the one after it has the new ones.
  await member.eventually(async () => {
    await member.opens('/staff/files');
    await member.find('heading', 'Files');
    return !(await member.text()).includes(BANNER);
  }, 'a page without the banner');
});
