import { everyScreenFits } from '../screens/everyScreenFits';
import { staffScreens } from '../screens/staffScreens';
import { journeys } from './journey';
import { leavesWork, openDay } from './staffWork';

const here = journeys();

beforeAll(async () => {
  await here.product.makes(openDay);
  const visitor = await here.visitor();
  await leavesWork(visitor);
});

everyScreenFits(here, staffScreens, async ({ page }) => {
  const [name = '', value = ''] = (await here.product.staffCookie()).split('=');
  await page.browserContext().setCookie({ name, value, domain: 'localhost', path: '/', httpOnly: true });
});
