import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';

const here = journeys();

/** Two browsers of staff and one of a visitor are opened, and screens are looked at on the way. */
const WALK_MS = 180_000;

test(
  'staff write a page of the site: visitors read it once it is published, what somebody else published is told, and an earlier version comes back',
  async () => {
    const member = await here.visitor();
    member.forgives(/status of 409/);
    await member.opens(await here.product.loginLink());
    await member.follows('Pages');
    await member.follows('Access arrangements');
    await (await member.find('textbox', 'Words')).focus();
    const { keyboard } = member.page;
    await keyboard.type('Ask us early. ');
    await member.types('Title', 'Extra time and support');
    await member.find('heading', 'Extra time and support');
    await member.sees('Changed since version 1');
    const wrong = await looksAround(member, 'staff-page-written');

    const colleague = await here.visitor();
    await colleague.opens(await here.product.loginLink());
    await colleague.find('link', 'Pages');
    await colleague.opens('/staff/page/access-arrangements');
    await colleague.types('Subtitle', 'From a colleague');
    await colleague.presses('Publish');
    await colleague.sees('Published as version 2');

    await member.presses('Publish');
    await member.sees('Version 2 was published by Administrator while you were writing');
    await member.sees('Now: From a colleague');
    wrong.push(...(await looksAround(member, 'staff-page-meanwhile')));
    await member.presses('Publish mine as version 3');
    await member.sees('Published as version 3');

    const visitor = await here.visitor();
    await visitor.opens('/access-arrangements');
    await visitor.find('heading', 'Extra time and support');
    await visitor.sees('Ask us early.');

    await member.presses('Versions');
    await member.presses('View version 1');
    await member.sees('You are looking at version 1');
    wrong.push(...(await looksAround(member, 'staff-page-version')));
    await member.presses('Restore it as version 4');
    await member.sees('Published as version 4');
    await visitor.opens('/access-arrangements');
    await visitor.find('heading', 'Access arrangements');
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);
