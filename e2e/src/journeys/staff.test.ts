import { routes } from '@forms/shared/contract';
import { releaseTest } from '@forms/shared/testing/release-test';
import { journeys } from './journey';
import { smallPdf } from './smallPdf';

const here = journeys();

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
  expect(await here.product.listed(routes.contacts)).toMatchObject([
    { firstName: 'Ana', lastName: 'Sá', message: 'Olá! <b>When</b> do exams begin?', page: expect.any(String) },
  ]);
});

releaseTest('staff see an uploaded PDF; a visitor who was not shown it does not', async () => {
  const id = await here.product.upload('timetable.pdf', smallPdf([{ text: 'Summer timetable' }]), 'application/pdf');
  const member = await here.visitor();
  await member.opens(await here.product.loginLink());
  await member.find('heading', 'Home');
  await member.opens(`/file/${id}`);
  await member.find('heading', 'timetable');
  await member.sees('Summer timetable');
  await member.pictures('file-pdf');
  expect(await member.barriers()).toEqual([]);

  const visitor = await here.visitor();
  visitor.forgives(/402/);
  await visitor.opens(`/file/${id}`);
  await visitor.sees('You do not currently have access to this file');
});

releaseTest('a file that does not exist says so', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/404/);
  await visitor.opens('/file/no-such-file');
  await visitor.sees('File not found');
  await visitor.sees('We are sorry. We are currently unable to find the file, please contact support.');
  await visitor.presses('OK');
  await visitor.sees('The file has not been found');
});
