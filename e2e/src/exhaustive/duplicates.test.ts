import { referenceOn } from '../journeys/applicationLetters';
import { journeys } from '../journeys/journey';
import { openDay } from '../journeys/staffWork';
import { desktop, phone, type Visitor } from '../visitor';

const here = journeys();
beforeAll(() => here.product.makes(openDay));

/** Sends the form; the visitor is then on the private page of what they sent. */
async function applies(visitor: Visitor): Promise<string> {
  await visitor.opens('/open-day');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Email address', 'zoe@example.com');
  await visitor.presses('Submit');
  await visitor.find('heading', 'Thank you');
  return referenceOn(visitor);
}

/** Nobody is barred at either width, and nothing is cut. */
async function looks(visitor: Visitor, picture: string): Promise<void> {
  for (const [width, viewport] of [
    [1440, desktop],
    [375, phone],
  ] as const) {
    await visitor.page.setViewport(viewport);
    await visitor.settles();
    expect([...(await visitor.barriers()), await visitor.overflows()]).toEqual([false]);
    await visitor.pictures(`duplicates-${picture}-${width}`);
  }
  await visitor.page.setViewport(desktop);
}

test('what a candidate sent twice is merged into the one that stays, leads there for staff and candidate, and is taken apart again', async () => {
  const [sender, again] = [await here.visitor(), await here.visitor()];
  const stays = await applies(sender);
  const duplicate = await applies(again);

  const member = await here.visitor();
  await member.opens(await here.product.linkFor({ name: 'Ana Sá', email: 'ana@college.test', roles: ['Staff'] }));
  await member.find('heading', 'What you can open');
  await member.opens('/staff/enquiries');
  await member.follows(duplicate);
  await member.find('heading', 'Probably sent twice');
  await looks(member, 'hint');
  await member.presses(`Merge into ${stays}…`);
  await member.sees('leaves the lists and the work owed');
  await looks(member, 'question');
  await member.presses(`Merge into ${stays}`);
  await member.find('heading', `Merged into ${stays}`);
  await looks(member, 'merged');

  await member.opens('/staff/enquiries');
  await member.find('link', stays);
  expect(await member.has('link', duplicate)).toBe(false);
  await member.opens('/staff/enquiries?merged=yes');
  await member.find('link', duplicate);
  await looks(member, 'list');

  await again.reloads();
  await again.sees(`go on with your other application, ${stays}`);
  expect(await again.has('button', 'Withdraw')).toBe(false);
  await looks(again, 'private-page');

  await member.follows(duplicate);
  await member.follows(stays);
  await member.find('heading', 'Merged into this one');
  await member.sees(`${duplicate} merged into this one`);
  await looks(member, 'stays');
  await member.follows(duplicate);
  await member.presses('Take apart again');
  await member.sees('stands by itself again, in the lists');
  await member.presses('Take apart');
  await member.find('heading', 'Probably sent twice');
  await again.reloads();
  await again.find('button', 'Withdraw');
}, 180_000);
