import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';

const here = journeys();

/** The screen is looked at on the way. */
const WALK_MS = 120_000;

test(
  'staff add a title to the list, and forms are offered it',
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
    const offered = await fetch(`${here.product.address}/api/system/titles`);
    expect(await offered.json()).toContainEqual({ id: 'sir', label: 'Sir' });
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);
