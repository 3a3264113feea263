import { ruleMessages } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { fillRegistration } from '../journeys/registration';
import { phone, type Scheme, type Visitor } from '../visitor';

const here = journeys();
const nextYear = new Date().getFullYear() + 1;

/** What the focused control says: its active option, or nothing where it has none. */
const activeOption = (visitor: Visitor) =>
  visitor.page.evaluate(
    () =>
      document
        .getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')
        ?.innerText.replace(/\s+/g, ' ') ?? '',
  );

/** Whether the whole of the total lies within the window. */
const seesTotal = async (visitor: Visitor) =>
  (await visitor.find('region', 'Fees so far')).evaluate((region) => {
    const { top, bottom } = region.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

async function opensSearch(visitor: Visitor): Promise<void> {
  await visitor.presses('Add exam');
  await visitor.eventually(async () => (await visitor.focused()) === 'Search for an exam', 'the search to be ready');
}

async function typesByKeys(visitor: Visitor, words: string, first: string): Promise<void> {
  await visitor.page.keyboard.type(words);
  await visitor.eventually(async () => (await activeOption(visitor)).startsWith(first), `${words} to find ${first}`);
}

async function showsNoBarrier(visitor: Visitor, picture: string): Promise<void> {
  for (const scheme of ['dark', 'light'] satisfies Scheme[]) {
    await visitor.prefers(scheme);
    await visitor.pictures(`exam-search/${picture}-${scheme}`);
    expect(await visitor.barriers()).toEqual([]);
  }
  expect(await visitor.overflows()).toBe(false);
}

test('by keyboard an exam is found in one search in spite of slips, and changed through the steps', async () => {
  const visitor = await here.visitor();
  await fillRegistration(visitor, 'Exams');
  const { keyboard } = visitor.page;
  await opensSearch(visitor);
  await typesByKeys(visitor, 'mahts foudation aqa', 'AQA, Foundation tier £229.95 Summer');
  await visitor.sees('GCSE Mathematics');
  await showsNoBarrier(visitor, 'found-1440');

  await keyboard.press('Escape');
  await visitor.eventually(async () => (await activeOption(visitor)) === '', 'the list to close');
  expect(await visitor.has('dialog', 'Add exam')).toBe(true);
  await keyboard.press('ArrowDown');
  await visitor.eventually(async () => (await activeOption(visitor)) !== '', 'the list to open');
  await keyboard.press('End');
  await visitor.eventually(async () => (await activeOption(visitor)).includes('Autumn'), 'the last exam');
  await keyboard.press('Home');
  await keyboard.press('Enter');
  await visitor.sees('Centre charge');
  await showsNoBarrier(visitor, 'chosen-1440');
  await keyboard.press('Enter');
  await visitor.find('button', 'Edit Mathematics, GCSE');
  await visitor.sees('Total so far');
  await visitor.eventually(() => seesTotal(visitor), 'the total to be in sight');
  await showsNoBarrier(visitor, 'entered-1440');

  // The steps stand as the search has filled them in, and the papers of the other tier are one press away.
  await visitor.presses('Edit Mathematics, GCSE');
  await visitor.find('dialog', 'Edit exam');
  await visitor.sees('Centre charge');
  await visitor.settles();
  await visitor.rests();
  await visitor.presses('Change papers');
  await visitor.sees('Tick all of the papers');
  await visitor.presses('Higher tier');
  await visitor.sees('These papers make up Higher tier.');
  await visitor.ticksMatching('8300/3H');
  await visitor.sees('For Higher tier, 8300/3H is missing.');
  await showsNoBarrier(visitor, 'papers-1440');
  await visitor.ticksMatching('8300/3H');
  await visitor.presses('Select');
  await visitor.presses('Save');
  await visitor.sees('Higher tier');
});

test('how a part is done that is sat in no hall is asked before its exam is added, and stands beside it', async () => {
  const visitor = await here.visitor();
  await fillRegistration(visitor, 'Exams');
  const { keyboard } = visitor.page;
  await opensSearch(visitor);
  await typesByKeys(visitor, 'english language aqa', 'AQA, All papers £169.95');
  await keyboard.press('Enter');
  await visitor.sees('Spoken language (8700/C)');
  await visitor.presses('Add');
  await visitor.sees(ruleMessages.required);
  await showsNoBarrier(visitor, 'coursework-refused-1440');
  await visitor.chooses('Marks carried forward from an earlier series');
  await visitor.presses('Add');
  await visitor.find('button', 'Edit English Language, GCSE');
  await visitor.sees('Coursework: Marks carried forward from an earlier series');
});

test('what is not sat where the form says, and the other tier of an exam in the list, are refused where they are added, and told of beneath their rows', async () => {
  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.follows('Key dates');
  await member.presses('Edit AQA GCSE');
  await member.sees('Candidates can be entered in this series');
  await member.rests();
  await member.ticks('Lisbon');
  await member.presses('Save');
  await member.sees('Sat in Oxford only.');

  const visitor = await here.visitor();
  await fillRegistration(visitor, 'Exams');
  const { keyboard } = visitor.page;
  const enters = async (words: string, first: string) => {
    await opensSearch(visitor);
    await typesByKeys(visitor, words, first);
    await keyboard.press('Enter');
    await visitor.sees('Centre charge');
    await visitor.settles();
    await visitor.presses('Add');
  };
  const isGone = () =>
    visitor.eventually(async () => !(await visitor.has('dialog', 'Add exam')), 'the dialog to close');
  const leaves = async () => {
    await visitor.presses('Cancel');
    await isGone();
  };
  const elsewhere = 'Sat in Oxford only. Choose an exam that is sat in Lisbon, or change where the exams will be sat.';
  await visitor.chooses('Lisbon');
  await enters('maths foundation aqa summer', 'AQA, Foundation tier');
  await visitor.sees(elsewhere);
  await showsNoBarrier(visitor, 'elsewhere-1440');
  await leaves();

  await visitor.chooses('Oxford');
  await enters('maths foundation aqa summer', 'AQA, Foundation tier');
  await visitor.find('button', 'Edit Mathematics, GCSE');
  await isGone();
  await enters('maths higher aqa summer', 'AQA, Higher tier');
  await visitor.sees('Mathematics (8300F) is in your list already.');
  await showsNoBarrier(visitor, 'other-tier-1440');
  await leaves();

  await visitor.chooses('Lisbon');
  await visitor.sees(elsewhere);
  await showsNoBarrier(visitor, 'elsewhere-entered-1440');
  await visitor.page.setViewport(phone);
  await showsNoBarrier(visitor, 'elsewhere-entered-375');
});

test('on a phone an exam is found and tapped, and the total stays in sight', async () => {
  const visitor = await here.visitor(phone);
  await fillRegistration(visitor, 'Exams');
  await opensSearch(visitor);
  await typesByKeys(visitor, 'bio higher aqa', 'AQA, Higher tier');
  await showsNoBarrier(visitor, 'found-375');
  await visitor.presses(`AQA, Higher tier £199.95 Summer ${nextYear} (May and June), 8461H`, 'option');
  await visitor.sees('Centre charge');
  await showsNoBarrier(visitor, 'chosen-375');
  // The papers that come move the button.
  await visitor.sees('Change papers');
  await visitor.settles();
  await visitor.presses('Add');
  await visitor.find('button', 'Edit Biology, GCSE');
  await visitor.find('region', 'Fees so far');
  await visitor.eventually(async () => (await visitor.focused()) === 'Add exam', 'the focus to come back');
  await visitor.eventually(() => visitor.seesFocus(), 'the focus to be out from under the total');
  for (const question of ['Oxford', 'Exams only']) {
    await (await visitor.find('radio', question)).evaluate((radio) => radio.scrollIntoView({ block: 'center' }));
    await visitor.eventually(() => seesTotal(visitor), `the total to be in sight at ${question}`);
  }
  await (await visitor.find('button', 'Continue')).evaluate((button) => button.scrollIntoView({ block: 'nearest' }));
  await visitor.eventually(() => seesTotal(visitor), 'the total to be in sight at the end');
  await showsNoBarrier(visitor, 'entered-375');
});

test('in forced colours the active exam is told from the others', async () => {
  const visitor = await here.visitor();
  const client = await visitor.page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  await fillRegistration(visitor, 'Exams');
  await opensSearch(visitor);
  await typesByKeys(visitor, 'maths higher aqa', 'AQA, Higher tier');
  const colours = await visitor.page.$$eval('[role=option]', (options) =>
    options.map((option) => getComputedStyle(option).backgroundColor),
  );
  expect(new Set(colours).size).toBe(2);
  await visitor.pictures('exam-search/forced-colours');
});
