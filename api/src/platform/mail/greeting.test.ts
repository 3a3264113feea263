import { greetingFor } from './greeting';

it.each([
  'Zoë Młyńska',
  'Łucja Ñandú Ștefănescu Ødegård Žofie',
  'J.R.R. Tolkien',
  'Dr. Ana St. John-Smith, Jr.',
  'Maria do Carmo de Sousa e Melo',
  '王小明',
])('%s is greeted by name.', (name) => {
  expect(greetingFor(name)).toBe(`Dear ${name}`);
});

it.each([
  '',
  'Click https://evil.example now',
  'evil.example',
  'Visit evil．example',
  'go to www.evil',
  'write to me@evil.example',
  'Your account is locked and we need your card today please',
  'Ring 07700 900123',
  'You won! Zoë',
  'Dear customer your payment failed please open the attached invoice',
])('What is no name is not repeated to a stranger: %j.', (name) => {
  expect(greetingFor(name)).toBe('Hello');
});
