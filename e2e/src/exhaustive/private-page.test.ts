import { paymentMessages, REQUEST_HEADER, routes } from '@forms/shared/contract';
import { referenceOn } from '../journeys/applicationLetters';
import { journeys } from '../journeys/journey';
import { toPaymentMethods } from '../journeys/registration';
import { openDay } from '../journeys/staffWork';
import { misfitsInEveryView } from '../screens/misfitsInEveryView';
import type { Visitor } from '../visitor';

const here = journeys();
beforeAll(() => here.product.makes(openDay));

/** Posts as the private page of this visitor does, with its link. */
const sends = async (visitor: Visitor, path: string, fields: Record<string, string>, file?: string): Promise<void> => {
  const link = visitor.page.url().split('#')[1] ?? '';
  const form = new FormData();
  for (const [name, value] of Object.entries({ link, ...fields })) form.append(name, value);
  if (file) form.append('file', new Blob(['%PDF-1.7\n']), file);
  const response = await fetch(`${here.product.address}/api${path}`, {
    method: 'POST',
    headers: { [REQUEST_HEADER]: 'test', ...(file ? {} : { 'content-type': 'application/json' }) },
    body: file ? form : JSON.stringify({ link, ...fields }),
  });
  expect(response.ok).toBe(true);
};

/** An application for an exam that is not paid, with all that its page may hold: messages, a document that was sent, one that is asked for. */
async function comesToItsPage(): Promise<Visitor> {
  const visitor = await here.visitor();
  await toPaymentMethods(visitor);
  await visitor.presses('Request a callback');
  await visitor.sees(paymentMessages.callback);
  await visitor.find('heading', 'Your exams');
  await sends(visitor, routes.writeToStaff.path, {
    text: 'May I bring a dictionary?',
    key: 'a-message-of-the-applicant',
  });
  await sends(
    visitor,
    routes.sendDocument.path,
    { document: 'photo-id' },
    'Passport of Zoë O’Brien-Łukasz, first page.pdf',
  );
  await visitor.reloads();
  await visitor.sees('May I bring a dictionary?');
  await visitor.sees('first page.pdf');
  return visitor;
}

test('the private page of an application for exams fits every window, zoom, colours and spacing of text, with what can be opened on it, and bars nobody', async () => {
  const visitor = await comesToItsPage();
  expect(await misfitsInEveryView(visitor, 'private-page/exams')).toEqual([]);
  await visitor.presses('Change this exam');
  await visitor.find('combobox', 'Becomes');
  await visitor.presses('Change contact details');
  await visitor.settles();
  expect(await misfitsInEveryView(visitor, 'private-page/exams-changing')).toEqual([]);
}, 240_000);

test('the private page of what any other form sent does so, too, and once it is withdrawn', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/open-day');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Email address', 'zoe@example.com');
  await visitor.presses('Submit');
  await visitor.sees('Your reference is');
  expect(await referenceOn(visitor)).toMatch(/^EN-/);
  expect(await misfitsInEveryView(visitor, 'private-page/sent')).toEqual([]);
  await visitor.presses('Withdraw');
  await visitor.settles();
  expect(await misfitsInEveryView(visitor, 'private-page/withdrawing')).toEqual([]);
}, 240_000);
