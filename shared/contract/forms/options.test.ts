import { readOption } from './options';

test.each([
  ['A', { value: 'A', label: 'A' }],
  [2, { value: 2, label: '2' }],
  [
    { value: 'x', label: 'X' },
    { value: 'x', label: 'X' },
  ],
  [
    { id: 'gb', name: 'Britain' },
    { value: 'gb', label: 'Britain' },
  ],
  [
    { id: 7, title: 'Seven' },
    { value: 7, label: 'Seven' },
  ],
  [
    { id: 'dr', label: 'Dr' },
    { value: 'dr', label: 'Dr' },
  ],
])('%j reads as an option', (input, option) => {
  expect(readOption(input)).toEqual(option);
});
