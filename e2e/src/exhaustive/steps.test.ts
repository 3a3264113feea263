import { paymentMessages, routes, SUBMISSION_FAILED, WAITING_SUBMISSION } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { declarations, declares, pages as examPages } from '../journeys/registration';
import { savedHere } from '../journeys/savedHere';
import { misfitsAtTheLeast } from '../screens/misfitsAtTheLeast';
import type { Visitor } from '../visitor';
import { phone } from '../visitor';
import { filled } from './fillForms';

const here = journeys();

const CHECK = 'Check your answers';

/** How a form is sent from its last step: while there is no server, once there is one again, and from another tab after that. */
interface Sending {
  inVain(visitor: Visitor): Promise<void>;
  thereafter(visitor: Visitor): Promise<void>;
  again(other: Visitor): Promise<void>;
}
const isSent = (visitor: Visitor) =>
  visitor.eventually(async () => (await visitor.text()).includes('Your reference is'), 'the form to be sent', 40_000);
const submitting: Sending = {
  async inVain(visitor) {
    await visitor.presses('Submit');
    await visitor.sees(WAITING_SUBMISSION.message);
  },
  thereafter: isSent,
  async again(other) {
    await other.presses('Submit');
    await isSent(other);
  },
};
async function choosesACall(visitor: Visitor): Promise<void> {
  await visitor.presses('Request a callback');
  await visitor.sees(paymentMessages.callback);
}
const booking: Sending = {
  async inVain(visitor) {
    await declares(visitor, declarations.ofExams);
    await visitor.presses('Request a callback');
    await visitor.sees(SUBMISSION_FAILED.title);
    await visitor.presses('OK');
  },
  thereafter: choosesACall,
  async again(other) {
    await declares(other, declarations.ofExams);
    await choosesACall(other);
  },
};

/** How each step of a form is filled in and gone on from, by title; the last only shows what was answered, except of a single page. */
const forms = [
  ...filled.map(({ slug, pages }) => {
    const [title = '', ...more] = Object.keys(pages);
    return {
      ...{ slug, last: more.length > 0 ? CHECK : title, sending: submitting },
      steps: Object.entries(pages).map(([title, fill]) => ({
        title,
        async pass(visitor: Visitor) {
          await fill(visitor);
          if (more.length > 0) await visitor.presses('Continue');
        },
      })),
    };
  }),
  {
    ...{ slug: 'exams-registration-v2', last: 'Invoice', sending: booking },
    steps: Object.entries(examPages).map(([title, pass]) => ({ title, pass })),
  },
];

const sentOf = async (slug: string) =>
  (await here.product.listed(routes.enquiries)).filter(({ formSlug }) => formSlug === slug);

/** Without a server nothing comes that has not yet: of parts as well. */
const NO_SERVER = [/ERR_CONNECTION_REFUSED/, /ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /ChunkLoadError/];
let isDead = false;
async function serverDies(): Promise<void> {
  isDead = true;
  await here.product.kill();
}
async function serverIsBack(): Promise<void> {
  await here.product.restart();
  isDead = false;
}
// A journey that failed may have left it so.
afterEach(async () => {
  if (isDead) await serverIsBack();
});

/** What stands in the form: its words, and what each control holds. */
const answersOn = (visitor: Visitor): Promise<string> =>
  visitor.page.$eval('form', (form) => {
    const controls = [...form.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea')];
    const held = controls.map((control) =>
      ['radio', 'checkbox'].includes(control.type) ? control.checked : control.value,
    );
    return JSON.stringify([form.innerText, held]);
  });

/** Comes back by the address, and goes on with what this browser has. */
async function comesBack(visitor: Visitor, title: string, by: () => Promise<unknown>) {
  await savedHere(visitor);
  await by();
  await visitor.sees('Continue where you left off?');
  await visitor.presses('Continue');
  await visitor.find('heading', title);
}

/** From the step now shown: back and forward on a cut line, by a reload and back again, with what was answered before. */
async function walksAbout(visitor: Visitor, title: string, previous: string) {
  await visitor.losesNetwork();
  await visitor.page.goBack();
  await visitor.find('heading', previous);
  await visitor.settles();
  const before = await answersOn(visitor);
  await visitor.page.goForward();
  await visitor.find('heading', title);
  await visitor.findsNetwork();
  await comesBack(visitor, title, () => visitor.reloads());
  await visitor.page.goBack();
  await visitor.find('heading', previous);
  await visitor.settles();
  expect(await answersOn(visitor)).toBe(before);
  await visitor.page.goForward();
  await visitor.find('heading', title);
}

test.each(forms)(
  '$slug: Back, Forward, a reload and a pasted address lose nothing at any step, on a cut line neither, and each says where one is; a dead server and a second tab make it one application, and each step fits the smallest window with its text spaced',
  async ({ slug, steps, last, sending }) => {
    const visitor = await here.visitor();
    visitor.forgives(...NO_SERVER);
    await visitor.opens(`/${slug}`);
    let previous: string | undefined;
    let earlier = '';
    const misfits: string[] = [];
    for (const { title, pass } of steps) {
      await visitor.find('heading', title);
      const place = steps.findIndex((step) => step.title === title) + 1;
      const titled = new RegExp(`^Step ${place} of \\d+: ${title} – .* – Tutorial College`);
      if (steps.length > 1)
        await visitor.eventually(async () => titled.test(await visitor.page.title()), `a title ${titled}`);
      if (previous) await walksAbout(visitor, title, previous);
      misfits.push(...(await misfitsAtTheLeast(visitor, `steps/${slug}-${place}`)));
      if (place === 2) earlier = visitor.page.url();
      await pass(visitor);
      previous = title;
    }
    await visitor.find('heading', last);
    misfits.push(...(await misfitsAtTheLeast(visitor, `steps/${slug}-last`)));
    expect(misfits).toEqual([]);
    await savedHere(visitor);
    const [other, another] = [await visitor.opensTab(), await visitor.opensTab()];
    for (const tab of [other, another]) {
      tab.forgives(...NO_SERVER);
      await tab.page.bringToFront();
      await tab.opens(`/${slug}`);
      await tab.presses('Continue');
      await tab.find('heading', last);
      await tab.settles();
    }
    await visitor.page.bringToFront();
    const [first, second] = steps;
    if (first && second) {
      await comesBack(visitor, second.title, () => visitor.opens(earlier));
      await visitor.follows(`${first.title} , done`);
      await visitor.find('heading', first.title);
    }
    await other.page.bringToFront();
    await serverDies();
    await sending.inVain(other);
    await serverIsBack();
    await sending.thereafter(other);
    await another.page.bringToFront();
    await sending.again(another);
    expect(await sentOf(slug)).toHaveLength(1);
  },
  360_000,
);

test('an address of a step that is not reached leads to the first open one, in Lisbon by its Portuguese name', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/tuition-services-v2/?campus=lisbon&step=terms');
  await visitor.find('heading', 'Quem preenche');
  await visitor.eventually(
    async () => visitor.page.url().endsWith('campus=lisbon&step=you'),
    'the address of the step',
  );
  await visitor.eventually(
    async () => /^Passo 1 de 7: Quem preenche – Explicações/.test(await visitor.page.title()),
    'the title of the step',
  );
  expect(await visitor.barriers()).toEqual([]);
});

test('a refused try is said first in the title, and the browser’s Back leaves the form where it was begun', async () => {
  const visitor = await here.visitor(phone);
  await visitor.opens('/');
  await visitor.find('heading', 'What we do');
  await visitor.opens('/tuition-services-v2/');
  await visitor.find('heading', 'You');
  await visitor.presses('Continue');
  await visitor.presses('OK');
  await visitor.eventually(
    async () => /^Error: Step 1 of 7: You – /.test(await visitor.page.title()),
    'the title to say that something is wrong',
  );
  expect(await visitor.barriers()).toEqual([]);
  await visitor.pictures('steps-errors-375');
  await visitor.page.goBack();
  await visitor.find('heading', 'What we do');
});

test('what is changed on the check is sent once, and Back after it sends nothing', async () => {
  const { slug, pages } = filled.find((form) => form.slug === 'tuition-services-v2') ?? { slug: '', pages: {} };
  const before = await sentOf(slug);
  const visitor = await here.visitor(phone);
  await visitor.opens(`/${slug}`);
  for (const [title, fill] of Object.entries(pages)) {
    await visitor.find('heading', title);
    await fill(visitor);
    await visitor.pictures(`steps-${title}-375`);
    await visitor.presses('Continue');
  }
  await visitor.find('heading', CHECK);
  await visitor.presses('Change Anything else');
  await visitor.types('What helps the student to learn? (optional)', 'Diagrams and patience.');
  await visitor.presses('Continue');
  await visitor.find('heading', CHECK);
  await visitor.sees('Diagrams and patience.');
  await visitor.presses('Submit');
  await visitor.sees('Your reference is');
  await visitor.page.goBack();
  await visitor.sees('Your reference is');
  expect(await sentOf(slug)).toHaveLength(before.length + 1);
});
