import { slugOf } from './slugOf';

test.each([
  ['Open day 2027!', 'open-day-2027'],
  ['  Pré-inscrição ', 'pre-inscricao'],
  ['???', ''],
])('the title %j suggests the address %j', (title, address) => {
  expect(slugOf(title)).toBe(address);
});
