import { journeys } from '../journeys/journey';
import { leavesWork, openDay } from '../journeys/staffWork';
import { everyScreenFits } from '../screens/everyScreenFits';
import { staffScreens } from '../screens/staffScreens';

const here = journeys();

beforeAll(async () => {
  await here.product.makes(openDay);
  const visitor = await here.visitor();
  await leavesWork(visitor);
});

everyScreenFits(here, staffScreens, async (visitor) => {
  const { page } = visitor;
  const [name = '', value = ''] = (await here.product.staffCookie()).split('=');
  await page.browserContext().setCookie({ name, value, domain: 'localhost', path: '/', httpOnly: true });
  // Who works here has been here before: the worker has the site's fonts, and letters do not change.
  await visitor.opens('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
});
