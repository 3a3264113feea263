import { routes } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { openDay } from '../journeys/staffWork';
import { submits } from '../journeys/submits';

const here = journeys();
/** More than stand on a page. */
const APPLICANTS = 60;
const ALL_BUT_ONE = `${APPLICANTS - 1} enquiries`;
/** Screens are looked at on the way. */
const WALK_MS = 240_000;

beforeAll(async () => {
  await here.product.makes(openDay);
  for (let at = 0; at < APPLICANTS; at++)
    await submits(here.product, [openDay.slug, 'you'], { firstName: `Li ${at}`, email: `li${at}@example.org` });
}, WALK_MS);

async function atNewEnquiries() {
  const visitor = await here.visitor();
  await visitor.opens(await here.product.loginLink());
  await visitor.find('heading', 'Enquiries');
  await visitor.opens('/staff/enquiries?tab=new');
  await visitor.sees(`1 to 50 of ${APPLICANTS}`);
  return visitor;
}

test(
  'all that match but one are given a status, which goes on when the page is left, and is taken back',
  async () => {
    const visitor = await atNewEnquiries();
    await visitor.presses('Select this page', 'checkbox');
    await visitor.presses(`Select all ${APPLICANTS} that match`);
    await visitor.sees(`All ${APPLICANTS} that match are selected`);
    await visitor.presses('Next page');
    await visitor.sees(`51 to ${APPLICANTS} of ${APPLICANTS}`);
    const reference = (await here.product.listed(routes.enquiries)).at(-1)?.reference ?? '';
    await visitor.presses(`Select ${reference}`, 'checkbox');
    await visitor.sees(`${APPLICANTS - 1} of ${APPLICANTS} that match are selected`);
    const wrong = await looksAround(visitor, 'staff-bulk-selected');

    await visitor.presses('Mark as…');
    await visitor.presses('Mark as Completed', 'menuitem');
    await visitor.sees(`Mark ${ALL_BUT_ONE} as Completed?`);
    await visitor.presses('Change them');
    await visitor.eventually(
      async () => new RegExp(`(Finding|Changing) ${ALL_BUT_ONE}|${ALL_BUT_ONE} are now`).test(await visitor.text()),
      'it to have begun',
    );
    await visitor.follows('Home');
    await visitor.find('heading', 'Home');
    await visitor.opens('/staff/enquiries');
    await visitor.sees(`${ALL_BUT_ONE} are now Completed`);
    await visitor.sees(`1 to 50 of ${APPLICANTS}`);
    await visitor.sees('New 1 ');
    wrong.push(...(await looksAround(visitor, 'staff-bulk-changed')));

    await visitor.presses('Undo');
    await visitor.sees(`${ALL_BUT_ONE} are as before`);
    await visitor.sees(`New ${APPLICANTS} `);
    await visitor.presses('Dismiss');
    await visitor.eventually(async () => !(await visitor.text()).includes('as before'), 'it to be dismissed');
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);

test(
  'many are written to, each by name, and the letters are taken back while they wait',
  async () => {
    const visitor = await atNewEnquiries();
    const [first, second] = (await here.product.listed(routes.enquiries)).slice(0, 2);
    await visitor.presses(`Select ${first?.reference}`, 'checkbox');
    await visitor.presses(`Select ${second?.reference}`, 'checkbox');
    await visitor.sees('2 selected');
    await visitor.presses('Write…');
    await visitor.sees('Write to 2 enquiries');
    await visitor.types('Your letter', 'Dear {name}, the room of {form} has changed. {staf}');
    await visitor.sees(`As ${first?.name} will read it`);
    await visitor.sees(`Dear ${first?.name}, the room of ${openDay.title} has changed.`);
    await visitor.presses('Send');
    await visitor.sees('There is no field {staf}.');
    const wrong = await looksAround(visitor, 'staff-bulk-letter');
    await visitor.types('Your letter', 'Dear {name}, the room of {form} has changed. {staff}');
    await visitor.presses('Send');
    await visitor.sees('2 enquiries are written to');
    wrong.push(...(await looksAround(visitor, 'staff-bulk-written')));
    await visitor.presses('Undo');
    await visitor.sees('2 enquiries are as before');
    await visitor.presses('Dismiss');
    await visitor.eventually(async () => !(await visitor.text()).includes('as before'), 'it to be dismissed');
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);
