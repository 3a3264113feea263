import { CONTACT_THANKS } from '@forms/shared/contract';
import { fillRegistration } from '../journeys/registration';
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
  { name: 'home', path: '/', heading: home },
  { name: 'home-lisbon', path: '/?campus=lisbon', heading: 'Exames e explicações, tratados online' },
  { name: 'menus', path: '/', heading: home, act: opensMenus },
  { name: 'content', path: '/tutorial-college/', heading: 'Tutorial college' },
  { name: 'content-table', path: '/fees/', heading: 'Fees' },
  { name: 'content-portuguese', path: '/study.php?campus=lisbon', heading: 'Estudar em Lisboa' },
  { name: 'contact', path: '/contact-us/', heading: 'Send us a message' },
  { name: 'contact-portuguese', path: '/contact-us.php?campus=lisbon', heading: 'Envie-nos uma mensagem' },
  {
    name: 'contact-errors',
    path: '/contact-us/',
    heading: 'Send us a message',
    act: (visitor) => visitor.presses('Submit'),
  },
  { name: 'contact-sent', path: '/contact-us/', heading: 'Send us a message', act: writesToUs },
  { name: 'message', path: '/message', heading: 'Send us a message' },
  { name: 'not-found', path: '/examinatons/', heading: 'Did you mean one of these?' },
  { name: 'not-found-portuguese', path: '/nada?campus=lisbon', heading: 'Página não encontrada' },
  {
    name: 'link-refused',
    path: '/login/not-a-token/enquiries',
    heading: 'This link no longer works',
    forgives: /401/,
  },
  { name: 'file-not-found', path: '/file/nothing', heading: 'The file has not been found', forgives: /404/ },
  { name: 'exams-form', path: '/exams-registration-v2/', heading: 'Exams registration' },
  {
    name: 'exams-form-errors',
    path: '/exams-registration-v2/',
    heading: 'Exams registration',
    act: async (visitor) => {
      await visitor.presses('Start');
      await visitor.presses('OK');
    },
  },
  {
    name: 'exams-invoice',
    path: '/exams-registration-v2/',
    heading: 'Exams registration',
    act: async (visitor) => {
      await fillRegistration(visitor);
      await visitor.sees('Total payable');
    },
  },
  { name: 'tuition-form', path: '/tuition-services-v2/', heading: 'Tuition services' },
  { name: 'pre-admission-form', path: '/pre-admission-questionnaire-v2/', heading: 'Pre-admission questionnaire' },
  { name: 'tutor-form', path: '/tutor-application/', heading: 'Apply to tutor with us' },
];
