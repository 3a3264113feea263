import { nearest } from './nearest';

test.each([
  ['lable', 'label'],
  ['captoin', 'caption'],
  ['tpye', 'type'],
  ['Email', 'email'],
  ['requierd', 'required'],
  ['minLenght', 'minLength'],
  ['dbo', 'dob'],
  ['show', 'show'],
])('Who writes “%s” meant “%s”.', (written, meant) => {
  expect(nearest(written, ['label', 'caption', 'type', 'email', 'required', 'minLength', 'dob', 'show'])).toBe(meant);
});

test.each(['colour', 'x', ''])('What is like no name, as “%s”, is taken for none.', (written) => {
  expect(nearest(written, ['label', 'y', 'type'])).toBeUndefined();
});

test('Of several the nearest is meant.', () => {
  expect(nearest('address_1', ['address_22', 'address_l', 'Address_1'])).toBe('Address_1');
});
