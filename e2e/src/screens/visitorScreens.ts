import { CONTACT_THANKS, NO_APPLICATION, paymentMessages } from '@forms/shared/contract';
import { fillRegistration, toPaymentMethods } from '../journeys/registration';
import type { Visitor } from '../visitor';
import type { Screen } from './screen';

const home = 'Examinations and tuition, arranged online';

async function opensMenus(visitor: Visitor): Promise<void> {
  if (await visitor.has('button', 'Menu')) await visitor.presses('Menu');
  await visitor.presses('Examinations');
  await visitor.find('link', 'Access arrangements');
}

async function writesToUs(visitor: Visitor): Promise<void> {
  for (const label of ['First name', 'Last name', 'Email address', 'Message']) await visitor.types(label, label);
  await visitor.presses('Submit');
  await visitor.sees(CONTACT_THANKS);
}

/** What a visitor may come to see. */
export const visitorScreens: readonly Screen[] = [
  { name: 'home', path: '/', sees: home },
  { name: 'home-lisbon', path: '/?campus=lisbon', sees: 'Exames e explicações, tratados online' },
  { name: 'menus', path: '/', sees: home, act: opensMenus },
  { name: 'content', path: '/tutorial-college/', sees: 'University preparation' },
  { name: 'content-table', path: '/fees/', sees: 'Ways to pay' },
  { name: 'content-portuguese', path: '/study.php?campus=lisbon', sees: 'Depois do A level' },
  { name: 'contact', path: '/contact-us/', sees: 'Send us a message' },
  { name: 'contact-portuguese', path: '/contact-us.php?campus=lisbon', sees: 'Envie-nos uma mensagem' },
  {
    name: 'contact-errors',
    path: '/contact-us/',
    sees: 'Send us a message',
    act: (visitor) => visitor.presses('Submit'),
  },
  { name: 'contact-sent', path: '/contact-us/', sees: 'Send us a message', act: writesToUs },
  { name: 'message', path: '/message', sees: 'Send us a message' },
  { name: 'not-found', path: '/examinatons/', sees: 'Did you mean one of these?' },
  { name: 'not-found-portuguese', path: '/nada?campus=lisbon', sees: 'Página não encontrada' },
  {
    name: 'link-refused',
    path: '/login/not-a-token/enquiries',
    sees: 'This link no longer works',
    forgives: /401/,
  },
  {
    name: 'file-not-found',
    path: '/file/nothing',
    sees: 'File not found',
    act: (visitor) => visitor.presses('OK'),
    forgives: /404/,
  },
  { name: 'exams-form', path: '/exams-registration-v2/', sees: 'Exams registration' },
  {
    name: 'exams-form-errors',
    path: '/exams-registration-v2/',
    sees: 'Exams registration',
    act: async (visitor) => {
      await visitor.presses('Start');
      await visitor.presses('OK');
    },
  },
  {
    name: 'exams-invoice',
    path: '/exams-registration-v2/',
    sees: 'Exams registration',
    act: async (visitor) => {
      await fillRegistration(visitor);
      await visitor.sees('Total payable');
    },
  },
  {
    name: 'exams-dialog',
    path: '/exams-registration-v2/',
    sees: 'Exams registration',
    act: async (visitor) => {
      await fillRegistration(visitor, 'Exams');
      await visitor.presses('Add exam');
      await visitor.picksFirst('Series', /Summer/);
      await visitor.picks('Level', 'GCSE');
    },
  },
  {
    name: 'exams-ways-to-pay',
    path: '/exams-registration-v2/',
    sees: 'Exams registration',
    act: async (visitor) => {
      await toPaymentMethods(visitor);
      await visitor.find('button', 'Pay by card');
    },
  },
  {
    name: 'exams-complete',
    path: '/exams-registration-v2/',
    sees: 'Exams registration',
    act: async (visitor) => {
      await toPaymentMethods(visitor);
      await visitor.presses('Request a callback');
      await visitor.sees(paymentMessages.callback);
    },
  },
  {
    name: 'application-transfer',
    path: '/exams-registration-v2/',
    sees: 'Exams registration',
    act: async (visitor) => {
      await toPaymentMethods(visitor);
      await visitor.presses('Pay by bank transfer');
      await visitor.sees(paymentMessages.bacs);
      await visitor.sees('Total payable');
    },
  },
  {
    name: 'application-not-found',
    path: '/application#one-that-nobody-was-ever-given-by-us',
    sees: NO_APPLICATION,
    forgives: /404/,
  },
  { name: 'tuition-form', path: '/tuition-services-v2/', sees: 'Tuition services' },
  { name: 'pre-admission-form', path: '/pre-admission-questionnaire-v2/', sees: 'Pre-admission questionnaire' },
  { name: 'tutor-form', path: '/tutor-application/', sees: 'Apply to tutor with us' },
];
