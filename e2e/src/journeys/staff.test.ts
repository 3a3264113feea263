import { routes } from '@forms/shared/contract';
import { journeys } from './journey';

const here = journeys();

test('staff come in by the link once, and the token is in no address afterwards', async () => {
  const visitor = await here.visitor();
  const link = await here.product.loginLink();
  await visitor.opens(link);
  await visitor.find('heading', 'Enquiries');
  expect(new URL(visitor.page.url()).pathname).toBe('/staff/enquiries');
  await visitor.pictures('staff-enquiries');
  expect(await visitor.barriers()).toEqual([]);

  const other = await here.visitor();
  other.forgives(/401/);
  await other.opens(link);
  await other.find('heading', 'This link no longer works');
});

test('what is sent by the contact form reaches staff', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/message');
  await visitor.presses('Submit');
  expect(await visitor.focused()).toBe('First name');
  await visitor.types('First name', 'Ana');
  await visitor.types('Last name', 'Sá');
  await visitor.types('Email address', 'ana@example.com');
  await visitor.types('Message', 'Olá! <b>When</b> do exams begin?');
  await visitor.presses('Submit');
  await visitor.sees('Thank you. Your information has been successfully submitted.');
  expect(await here.product.asStaff(routes.contacts)).toMatchObject([
    { firstName: 'Ana', lastName: 'Sá', message: 'Olá! <b>When</b> do exams begin?', page: expect.any(String) },
  ]);
});

test('a file that does not exist says so', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/404/);
  await visitor.opens('/file/no-such-file');
  await visitor.sees('File not found');
  await visitor.sees('We are sorry. We are currently unable to find the file, please contact support.');
  await visitor.presses('OK');
  await visitor.sees('The file has not been found');
});
