import fc from '@forms/shared/testing/fast-check';
import { layOut } from './layOut';

test('what is laid out reads as the same JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(layOut(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('small things stay on one line, large ones get a line each member', () => {
  const field = { name: 'firstName', type: 'input', label: 'First name', required: true };
  expect(layOut({ title: 'You', none: [], fields: [field, field] })).toBe(
    [
      '{',
      '  "title": "You",',
      '  "none": [],',
      '  "fields": [',
      '    { "name": "firstName", "type": "input", "label": "First name", "required": true },',
      '    { "name": "firstName", "type": "input", "label": "First name", "required": true }',
      '  ]',
      '}',
    ].join('\n'),
  );
});
