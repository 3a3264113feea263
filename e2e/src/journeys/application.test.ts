import {
  LINK_DAYS_ALONE,
  NO_APPLICATION,
  paymentMessages,
  REQUEST_HEADER,
  routes,
  SUBMITTED,
} from '@forms/shared/contract';
import { releaseTest } from '@forms/shared/testing/release-test';
import { desktop, phone, smallest, type Visitor } from '../visitor';
import { LINK, letterAbout, referenceOn } from './applicationLetters';
import { journeys } from './journey';
import { toPaymentMethods } from './registration';
import { openDay } from './staffWork';

/** A form that asks how to reach somebody, in both languages. */
const visit = {
  slug: 'visit',
  title: 'Visit us',
  json: {
    header: { title: 'Visit us' },
    pages: [
      {
        name: 'you',
        title: 'About you',
        fields: [
          { name: 'firstName', type: 'input', label: 'First name', required: true },
          { name: 'email', type: 'email', label: 'Email address', required: true },
          { name: 'phone', type: 'input', label: 'Telephone number', required: true, validation: { phone: true } },
          { name: 'address_1', type: 'input', label: 'House and street', autocomplete: 'address-line1' },
        ],
      },
    ],
    translations: {
      'pt-PT': {
        'Visit us': 'Visite-nos',
        'About you': 'Sobre si',
        'First name': 'Nome próprio',
        'Email address': 'Endereço de e-mail',
        'Telephone number': 'Número de telefone',
        'House and street': 'Rua e número',
      },
    },
  },
};

const here = journeys();
beforeAll(async () => {
  for (const form of [openDay, visit]) await here.product.makes(form);
});

const DAY_MS = 86_400_000;
const isAtApplication = (visitor: Visitor) => /\/application#[\w-]{43}$/.test(visitor.page.url());
const noBarriers = async (visitor: Visitor) => expect(await visitor.barriers()).toEqual([]);

async function fillsIn(visitor: Visitor): Promise<void> {
  await visitor.opens('/open-day');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Email address', 'zoe@example.com');
}
test('what was sent stands at an address of its own, where refresh, Back and the letter lead', async () => {
  const visitor = await here.visitor();
  await fillsIn(visitor);
  await visitor.presses('Submit');
  await visitor.sees(SUBMITTED.message);
  expect(isAtApplication(visitor)).toBe(true);
  const address = visitor.page.url();
  const reference = await referenceOn(visitor);
  await visitor.sees('What happens next');
  await visitor.sees('Zoë');
  await noBarriers(visitor);
  await visitor.pictures('application-sent');

  await visitor.reloads();
  await visitor.sees(`Your reference is ${reference}`);
  await visitor.follows('Go to the home page');
  await visitor.find('heading', 'Examinations and tuition, arranged online');
  await visitor.page.goBack();
  await visitor.sees(`Your reference is ${reference}`);
  expect(visitor.page.url()).toBe(address);
  // By the keyboard to the content, the address stays what it is.
  await visitor.page.focus('a[href="#main"]');
  await visitor.page.keyboard.press('Enter');
  await visitor.eventually(async () => visitor.page.url() === address, 'the address to stay');

  const other = await here.visitor();
  await other.opens(await letterAbout(here.product, other, reference, LINK));
  await other.sees(`Your reference is ${reference}`);
  expect(other.page.url()).not.toBe(address);
  expect(here.product.printed).not.toContain(address.split('#')[1]);
  expect(await here.product.listed(routes.enquiries)).toHaveLength(1);
});

releaseTest('the link of a draft that was sent leads to what it became', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/410/);
  const saved = await fetch(`${here.product.address}/api/webforms/draft`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [REQUEST_HEADER]: 'test' },
    body: JSON.stringify({
      slug: 'open-day',
      version: 1,
      journey: 'one',
      pages: [{ name: 'you', values: { firstName: 'Li', email: 'li@example.com' } }],
    }),
  });
  const { hash } = (await saved.json()) as { hash: string };
  await visitor.opens(`/open-day/${hash}`);
  await visitor.presses('Submit');
  await visitor.sees('Your reference is');
  const reference = await referenceOn(visitor);
  const later = await here.visitor();
  later.forgives(/410/);
  await later.opens(`/open-day/${hash}`);
  await later.sees(`Your reference is ${reference}`);
  expect(isAtApplication(later)).toBe(true);
});

releaseTest('who asked for a call pays by card from the page, by the letter’s link', async () => {
  const visitor = await here.visitor();
  await toPaymentMethods(visitor);
  await visitor.presses('Request a callback');
  await visitor.sees(paymentMessages.callback);
  expect(isAtApplication(visitor)).toBe(true);
  await visitor.find('heading', 'Your exams');
  await visitor.presses('Change this exam');
  await visitor.find('combobox', 'Becomes');
  await noBarriers(visitor);
  await visitor.pictures('application-callback');
  await visitor.presses('Change it');
  await visitor.sees('is changed.');
  const reference = await referenceOn(visitor);

  const later = await here.visitor();
  await later.opens(await letterAbout(here.product, later, reference, LINK));
  await later.presses('Pay now');
  for (const text of ['given in good faith', 'general terms', 'public examinations']) await later.ticksMatching(text);
  await noBarriers(later);
  await later.presses('Pay by card');
  await later.entersCard('4242424242424242');
  await later.pressesMatching(/^Pay £/);
  await later.sees(paymentMessages.card);
  await later.sees('was received');
  await noBarriers(later);
  await later.pictures('application-paid');
  const stored = (await here.product.listed(routes.enquiries)).filter((each) => each.reference === reference);
  expect(stored).toMatchObject([{ paid: true, paymentMethod: 'card' }]);
});

releaseTest('after a month a link takes a code by mail, and one that staff revoked opens nothing', async () => {
  const visitor = await here.visitor();
  // What the page asks for once it stands may find the server away.
  visitor.forgives(/404/, /422/, /503/, /ERR_CONNECTION_REFUSED/);
  await fillsIn(visitor);
  await visitor.presses('Submit');
  await visitor.sees('Your reference is');
  const reference = await referenceOn(visitor);
  const address = visitor.page.url();
  await visitor.settles();
  const longAgo = new Date(Date.now() - (LINK_DAYS_ALONE + 1) * DAY_MS).toISOString();
  await here.product.alters(`update application_links set made_at = '${longAgo}'`);
  await visitor.reloads();
  await visitor.find('heading', `Open ${reference} with a code`);
  expect(await visitor.text()).not.toContain('Zoë');
  await noBarriers(visitor);
  await visitor.presses('Email me a code');
  await visitor.types('Code', 'WRONG2');
  await visitor.presses('Open my application');
  await visitor.sees('This is not the code that we sent last');
  await noBarriers(visitor);
  await visitor.pictures('application-code');
  await visitor.types('Code', await letterAbout(here.product, visitor, reference, /application is ([A-Z2-9]{6})\./));
  await visitor.presses('Open my application');
  await visitor.sees('Zoë');
  expect(visitor.page.url()).not.toBe(address);

  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.follows('Enquiries');
  await member.follows(reference);
  await member.presses('Revoke private links');
  await member.presses('Revoke the links');
  await member.sees('The private links open nothing any more.');
  await member.sees('Private links revoked');
  await visitor.reloads();
  await visitor.sees(NO_APPLICATION);
  await noBarriers(visitor);
  await visitor.presses('Email me a new link');
  await visitor.sees('a new one is on its way');
  await visitor.pictures('application-not-found');
});

/** Looks at the page as it stands at each width, with axe. */
async function looksAt(visitor: Visitor, name: string): Promise<void> {
  for (const device of [desktop, phone, smallest]) {
    await visitor.page.setViewport(device);
    expect(await visitor.overflows()).toBe(false);
    await noBarriers(visitor);
    await visitor.pictures(`${name}-${device.width}`);
  }
  await visitor.page.setViewport(desktop);
}

releaseTest(
  'whoever applied changes their telephone number by keyboard, sees what another tab saved, and staff see what changed',
  async () => {
    const visitor = await here.visitor();
    visitor.forgives(/409/);
    await visitor.opens('/visit');
    // An address of their own: that of the journeys before has had its letters of the hour.
    await visitor.types('First name', 'Zoë');
    await visitor.types('Email address', 'maia@example.com');
    await visitor.types('Telephone number', '+44 7700 900111');
    await visitor.presses('Submit');
    await visitor.sees('Your reference is');
    const reference = await referenceOn(visitor);
    const other = await visitor.opensTab();
    await other.opens(visitor.page.url());
    await other.presses('Change contact details');
    await other.find('textbox', 'Telephone number');

    const { keyboard } = visitor.page;
    await visitor.page.bringToFront();
    await (await visitor.find('button', 'Change contact details')).focus();
    await keyboard.press('Enter');
    await visitor.eventually(
      async () => (await visitor.focused()) === 'Telephone number',
      'the focus at the first field',
    );
    await looksAt(visitor, 'contact-details');
    await keyboard.down('Control');
    await keyboard.press('a');
    await keyboard.up('Control');
    await keyboard.type('at home');
    await keyboard.press('Enter');
    await visitor.sees('Please enter a telephone number');
    await looksAt(visitor, 'contact-details-error');
    await visitor.types('Telephone number', '07700 900222');
    await keyboard.press('Enter');
    await visitor.sees('Your contact details are changed.');
    await visitor.sees('+447700900222');
    expect(await visitor.focused()).toBe('Change contact details');
    await letterAbout(here.product, visitor, reference, LINK, 'contact details');

    await other.page.bringToFront();
    await other.types('Telephone number', '+351 912 345 678');
    await other.presses('Save');
    await other.sees('Saved meanwhile: +447700900222');
    await other.sees('Written here: +351912345678');
    await looksAt(other, 'contact-details-both');
    await other.presses('Save');
    await other.sees('Your contact details are changed.');
    await other.sees('+351912345678');

    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await member.follows('Enquiries');
    await member.follows(reference);
    await member.sees('Changed on the private page: Telephone number');
    await member.sees('Change of contact details to maia@example.com');
    await member.pictures('contact-details-staff');
  },
);

releaseTest('in Lisbon contact details are changed in Portuguese', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/visit?campus=lisbon');
  await visitor.types('Nome próprio', 'Inês');
  await visitor.types('Endereço de e-mail', 'ines@example.com');
  await visitor.types('Número de telefone', '912 345 678');
  await visitor.presses('Enviar');
  await visitor.presses('Alterar contactos');
  await visitor.find('textbox', 'Número de telefone');
  await looksAt(visitor, 'contact-details-portuguese');
  await visitor.types('Número de telefone', '913 456 789');
  await visitor.types('Rua e número (facultativo)', 'Rua do Ouro, 12');
  await visitor.presses('Guardar');
  await visitor.sees('Os seus contactos estão alterados.');
  await visitor.sees('+351913456789');
  await visitor.sees('Rua do Ouro, 12');
});
