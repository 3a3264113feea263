import { CONTACT_FASTEST_MS, CONTACT_THANKS, routes } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import type { Visitor } from '../visitor';

const here = journeys();

const answers = { 'First name': 'Inês', 'Last name': 'Sá', 'Email address': 'ines at home' };
async function fillIn(visitor: Visitor, message: string): Promise<void> {
  for (const [label, text] of Object.entries(answers)) await visitor.types(label, text);
  await visitor.types('Message', message);
}
const received = async (message: string) =>
  (await here.product.listed(routes.contacts)).filter((contact) => contact.message === message);

test('a message is sent, thanks stand in its place, and staff read it', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/contact-us/');
  await visitor.presses('Submit');
  await visitor.sees('Field is required');
  expect(await visitor.focused()).toBe('First name');
  await fillIn(visitor, 'When can I sit the exam?');
  await new Promise((resolve) => setTimeout(resolve, CONTACT_FASTEST_MS));
  await visitor.presses('Submit');
  await visitor.sees(CONTACT_THANKS);
  expect(await visitor.barriers()).toEqual([]);
  expect(await received('When can I sit the exam?')).toEqual([
    expect.objectContaining({ firstName: 'Inês', email: 'ines at home', page: 'contact-us', suspect: false }),
  ]);
});

test('a message whose answer is lost on the way, and one sent offline, are kept and arrive once', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|502/);
  await visitor.opens('/contact-us/');
  await fillIn(visitor, 'Twice is too often.');
  await visitor.losesNetwork();
  await visitor.presses('Submit');
  await visitor.sees('You are offline');
  await visitor.findsNetwork();

  let lost = false;
  await visitor.intercepts();
  visitor.page.on('request', async (request) => {
    const isMessage = request.method() === 'POST' && request.url().endsWith('/content/contacts');
    if (!isMessage || lost) return request.continue();
    lost = true;
    await fetch(request.url(), { method: 'POST', headers: request.headers(), body: request.postData() ?? '' });
    return request.abort();
  });
  await visitor.presses('Submit');
  await visitor.sees('Your message has not been sent');
  expect(await visitor.valueOf('Message')).toBe('Twice is too often.');
  await visitor.presses('Submit');
  await visitor.sees(CONTACT_THANKS);
  expect(await received('Twice is too often.')).toHaveLength(1);
});

test('a machine that fills in every field is thanked, and its message marked for staff', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/contact-us/');
  await fillIn(visitor, 'Cheap pills');
  await visitor.page.$eval('input[name="website"]', (field) => {
    (field as HTMLInputElement).value = 'https://pills.example';
  });
  await visitor.presses('Submit');
  await visitor.sees(CONTACT_THANKS);
  expect(await received('Cheap pills')).toEqual([expect.objectContaining({ suspect: true })]);
});

test('in Lisbon the form is in Portuguese', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/contact-us.php?campus=lisbon');
  await visitor.presses('Enviar');
  await visitor.sees('Campo obrigatório');
  expect(await visitor.barriers()).toEqual([]);
});
