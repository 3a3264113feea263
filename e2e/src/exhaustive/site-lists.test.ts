import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { leavesWork, openDay } from '../journeys/staffWork';

const here = journeys();

/** The screen is looked at on the way. */
const WALK_MS = 120_000;

test(
  'staff add a title to the list, forms are offered it, and the list that came with the product is brought back',
  async () => {
    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await member.follows('Lists');
    await member.find('region', 'Titles');
    await member.presses('Add to Titles');
    await member.types('Titles, 9, in English', 'Sir');
    const wrong = await looksAround(member, 'staff-choices');
    await member.presses('Save titles');
    await member.sees('Saved: forms offer it from now on');
    const offered = async () => (await (await fetch(`${here.product.address}/api/system/titles`)).json()) as object[];
    expect(await offered()).toContainEqual({ id: 'sir', label: 'Sir' });

    await member.presses('Versions');
    await member.sees('as it is now');
    await member.presses('View version 0');
    await member.sees('Version 0 stands in the form');
    wrong.push(...(await looksAround(member, 'staff-choices-versions')));
    await member.presses('Save titles');
    await member.eventually(
      async () => (await offered()).every((title) => !('label' in title && title.label === 'Sir')),
      'Sir to be offered no more',
    );
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);

test(
  'an administrator makes a queue of a view that is shared, and Home leads to it as it is kept',
  async () => {
    await here.product.makes(openDay);
    await leavesWork(await here.visitor());
    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await member.find('heading', 'Home');
    await member.opens('/staff/enquiries?tab=new&assignee=nobody');
    await member.presses('Save as…');
    await member.types('Name', 'To begin with');
    await member.presses('Save');
    await member.presses('Share with colleagues');
    await member.find('button', 'Stop sharing');

    await member.opens('/staff/queues');
    await member.find('combobox', 'Add a queue of your own');
    const [view] = await member.page.$$eval('select option:not([disabled])', (all) => all.map(({ text }) => text));
    await member.picks('Add a queue of your own', view ?? '');
    const wrong = await looksAround(member, 'staff-queues-own');
    await member.presses('Save queues');
    await member.sees('Saved: the home page shows these queues from now on');

    await member.opens('/staff/home');
    wrong.push(...(await looksAround(member, 'staff-home-own-queue')));
    await member.follows('To begin with 1');
    await member.eventually(async () => {
      const { pathname, searchParams } = new URL(member.page.url());
      return pathname === '/staff/enquiries' && searchParams.get('assignee') === 'nobody';
    }, 'the list as the view is kept');
    await member.sees('Zoë');
    await member.presses('Delete view');
    await member.sees('It is a queue on the home page, which nobody will see there any more.');
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);
