import { paymentMessages } from '@forms/shared/contract';
import { entersOn, tabsTo } from '../journeys/byKeyboard';
import { journeys } from '../journeys/journey';
import { declarations, pages } from '../journeys/registration';
import { desktop, phone, type Visitor } from '../visitor';

const here = journeys();
const nextYear = new Date().getFullYear() + 1;

interface Effort {
  clicks: number;
  /** Without those that write what is answered. */
  keys: number;
  steps: number;
}

/** Counts what somebody does from now on, in the page and in every frame of it. */
async function counts(visitor: Visitor): Promise<() => Effort> {
  let clicks = 0;
  let keys = 0;
  const steps = new Set<string>();
  await visitor.page.exposeFunction('counts', (kind: 'click' | 'key', step: string) => {
    if (kind === 'click') clicks += 1;
    else keys += 1;
    if (step) steps.add(step);
  });
  await visitor.page.evaluateOnNewDocument(() => {
    const { counts } = window as unknown as { counts(kind: string, step: string): void };
    const step = () => (window.top === window ? (new URLSearchParams(location.search).get('step') ?? 'start') : '');
    // The second and third of a triple click are no more effort.
    const heard = ({ detail, isTrusted }: MouseEvent) => isTrusted && detail === 1 && counts('click', step());
    addEventListener('click', heard, true);
    addEventListener('keydown', ({ key }) => key.length > 1 && counts('key', step()), true);
  });
  return () => ({ clicks, keys, steps: steps.size });
}

const toThePrice = ['Start', 'Candidate', 'Addresses'] as const;

/** The first field has the focus, and one that is full hands it on. */
async function writesCard(visitor: Visitor): Promise<void> {
  const frame = await visitor.page.waitForFrame((each) => each.url().includes('/sandbox/card'));
  await frame.waitForFunction(() => document.activeElement?.id === 'number');
  for (const digits of ['4242424242424242', '1230', '123']) await visitor.page.keyboard.type(digits);
}

const privacy = 'I have read the privacy notice and agree that my data is used as it says.';

/** What is written to find an exam, and the name of it that is pressed. */
const maths = ['maths higher aqa', `AQA, Higher tier £229.95 Summer ${nextYear} (May and June), 8300H`] as const;
const fourMore = [
  ['biology higher aqa', `AQA, Higher tier £199.95 Summer ${nextYear} (May and June), 8461H`],
  ['chemistry higher aqa', `AQA, Higher tier £199.95 Summer ${nextYear} (May and June), 8462H`],
  ['physics higher aqa', `AQA, Higher tier £199.95 Summer ${nextYear} (May and June), 8463H`],
  ['english literature aqa', `AQA, All papers £199.95 Summer ${nextYear} (May and June), 8702`],
] as const;

type Searched = typeof maths | (typeof fourMore)[number];

const searchIsReady = (visitor: Visitor) =>
  visitor.eventually(async () => (await visitor.focused()) === 'Search for an exam', 'the search to be ready');

/** Whether the search has the focus, and an exam of that code as what Enter takes. */
const isFirst = (visitor: Visitor, name: string) =>
  visitor.page.evaluate((code) => {
    const active = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(active)?.innerText.includes(code) ?? false;
  }, name.split(', ').at(-1) ?? '');

async function addsByMouse(visitor: Visitor, [words, name]: Searched): Promise<void> {
  await visitor.presses('Add exam');
  await searchIsReady(visitor);
  await visitor.page.keyboard.type(words);
  await visitor.presses(name, 'option');
  // The papers that come move the button.
  await visitor.sees('Enter by');
  await visitor.settles();
  await visitor.presses('Add');
  await visitor.find('region', 'Fees so far');
}

async function goesOnToPay(visitor: Visitor): Promise<void> {
  await visitor.presses('Continue');
  await visitor.find('heading', 'Arrangements and terms');
  await visitor.readsTerms('Privacy notice');
  await visitor.ticks(privacy);
  await visitor.presses('Continue');
  await visitor.find('heading', 'Invoice');
  for (const text of declarations.ofExams) await visitor.ticksMatching(text);
  await visitor.presses('Pay by card');
  await writesCard(visitor);
  await visitor.pressesMatching(/^Pay £/);
  await visitor.sees(paymentMessages.card);
}

test.each([
  { how: 'by mouse', device: desktop, what: 'one GCSE', exams: [maths], toPrice: 16, all: 24 },
  { how: 'by mouse', device: desktop, what: 'five GCSEs', exams: [maths, ...fourMore], toPrice: 28, all: 36 },
  { how: 'on a phone', device: phone, what: 'one GCSE', exams: [maths], toPrice: 16, all: 24 },
  { how: 'on a phone', device: phone, what: 'five GCSEs', exams: [maths, ...fourMore], toPrice: 28, all: 36 },
])(
  '$how, $what by card: $toPrice clicks and 4 steps to the price, $all to the end',
  async ({ device, exams, ...clicks }) => {
    const visitor = await here.visitor(device);
    const effort = await counts(visitor);
    await visitor.opens('/exams-registration-v2');
    for (const page of toThePrice) {
      await visitor.find('heading', page);
      await pages[page](visitor);
    }
    for (const exam of exams) await addsByMouse(visitor, exam);
    expect(effort()).toEqual({ clicks: clicks.toPrice, keys: 0, steps: 4 });
    await goesOnToPay(visitor);
    expect(effort()).toEqual({ clicks: clicks.all, keys: 0, steps: 6 });
  },
);

test('by keyboard, one GCSE takes 4 steps to its price and at most 70 keys beside what is written, four more 3 keys each, and all that follows, up to what is said of the payment, at most 30', async () => {
  const visitor = await here.visitor();
  const { keyboard } = visitor.page;
  const effort = await counts(visitor);
  const typesInto = async (label: string, words: string) => {
    await tabsTo(visitor, label);
    await keyboard.type(words);
  };
  const picks = async (first: string | RegExp, key: 'Space' | 'End') => {
    await tabsTo(visitor, first);
    await keyboard.press(key);
  };
  // Tab goes on from the heading, once the step has led there.
  const arrivesAt = (step: string) =>
    visitor.eventually(async () => (await visitor.focused()) === step, `the focus on ${step}`);
  await visitor.opens('/exams-registration-v2');
  await visitor.find('heading', 'Start');
  await visitor.settles();
  await picks('I am the candidate', 'Space');
  await entersOn(visitor, 'Start');
  await arrivesAt('Candidate');
  await typesInto('First name', 'Zoë');
  await typesInto('Last name', 'O’Brien-Łukasz');
  await typesInto('Date of birth', '31 July 2005');
  await picks('Female', 'Space');
  await typesInto('Email address', 'zoe@example.com');
  await typesInto('Telephone number', '+447700900123');
  await keyboard.press('Enter');
  await arrivesAt('Addresses');
  await typesInto('Address line 1', '12 Broad Street');
  await typesInto('Town or city', 'Oxford');
  await typesInto('Postcode', 'OX1 3AS');
  await keyboard.press('Enter');
  await arrivesAt('Exams');
  const adds = async ([words, name]: Searched) => {
    await entersOn(visitor, 'Add exam');
    await searchIsReady(visitor);
    await keyboard.type(words);
    await visitor.eventually(() => isFirst(visitor, name), `${words} to find it first`);
    await keyboard.press('Enter');
    await visitor.sees('Enter by');
    await keyboard.press('Enter');
    await visitor.find('region', 'Fees so far');
    await visitor.eventually(async () => (await visitor.focused()) === 'Add exam', 'the focus to come back');
  };
  await adds(maths);
  const { clicks, keys, steps } = effort();
  expect({ clicks, steps }).toEqual({ clicks: 0, steps: 4 });
  expect(keys).toBeLessThanOrEqual(70);
  for (const exam of fourMore) await adds(exam);
  const priced = keys + 3 * fourMore.length;
  expect(effort()).toEqual({ clicks: 0, keys: priced, steps: 4 });

  await entersOn(visitor, 'Continue');
  await arrivesAt('Arrangements and terms');
  await picks('Privacy notice', 'End');
  await visitor.sees('The box can be ticked now.');
  await picks(privacy, 'Space');
  await entersOn(visitor, 'Continue');
  await arrivesAt('Invoice');
  // Who goes on by Tab before everything stands there goes once round the page.
  await visitor.find('button', 'Book and pay now');
  await visitor.settles();
  for (const text of declarations.ofExams) await picks(new RegExp(text), 'Space');
  await visitor.settles();
  await entersOn(visitor, 'Pay by card');
  await writesCard(visitor);
  await visitor.settles();
  await entersOn(visitor, /^Pay £/);
  await visitor.sees(paymentMessages.card);
  await visitor.eventually(async () => (await visitor.focused()).startsWith(paymentMessages.card), 'it to be read out');
  const all = effort();
  expect({ clicks: all.clicks, steps: all.steps }).toEqual({ clicks: 0, steps: 6 });
  expect(all.keys - priced).toBeLessThanOrEqual(30);
});
