import { routes } from '@forms/shared/contract';
import { looksAround } from './looksAround';
import { journeys } from './journey';
import { openDay } from './staffWork';

const here = journeys();
/** More than stand on a page. */
const APPLICANTS = 60;

/** Leaves so many enquiries, each under a name of its own. */
async function submitted(): Promise<void> {
  await here.product.makes(openDay);
  for (let at = 0; at < APPLICANTS; at++) {
    const values = { firstName: `Li${at}`, email: `li${at}@example.org` };
    await here.product.asStaff({ ...routes.submitForm, path: `/webforms/form/${openDay.slug}/data` }, [
      { name: 'you', values },
    ]);
  }
}

test('all that match are given a status but for one, seen to the end also by who comes back, and taken back', async () => {
  await submitted();
  const visitor = await here.visitor();
  await visitor.opens(await here.product.loginLink());
  await visitor.opens('/staff/enquiries?tab=new');
  await visitor.sees(`1 to 50 of ${APPLICANTS}`);
  const wrong: string[] = [];

  await visitor.page.locator('::-p-aria(Select this page)').click();
  await visitor.presses(`Select all ${APPLICANTS} that match`);
  await visitor.sees(`All ${APPLICANTS} that match are selected`);
  await visitor.presses('Next page');
  await visitor.sees(`51 to ${APPLICANTS} of ${APPLICANTS}`);
  const [one] = await visitor.page.$$('::-p-aria([role="row"] [role="checkbox"])');
  await one?.click();
  await visitor.sees(`${APPLICANTS - 1} of ${APPLICANTS} that match are selected`);
  wrong.push(...(await looksAround(visitor, 'staff-bulk-all-selected', [375, 1440])));

  await visitor.presses('Mark as Completed');
  await visitor.sees(`Mark ${APPLICANTS - 1} enquiries as Completed?`);
  await visitor.presses('Change them');
  // Whoever leaves meanwhile finds it as far as it is by then.
  await visitor.opens('/staff/enquiries');
  await visitor.sees(`${APPLICANTS - 1} enquiries are now Completed`);
  await visitor.find('tab', 'New 1');
  wrong.push(...(await looksAround(visitor, 'staff-bulk-changed', [375, 1440])));

  await visitor.presses('Undo');
  await visitor.sees(`${APPLICANTS - 1} enquiries are as before`);
  await visitor.find('tab', `New ${APPLICANTS}`);
  await visitor.presses('Dismiss');
  await visitor.misses?.(`${APPLICANTS - 1} enquiries are as before`);
  expect(wrong).toEqual([]);
});
