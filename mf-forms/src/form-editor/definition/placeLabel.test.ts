import { placeLabel } from './placeLabel';

const columns = [{ name: 'grade' }];
const definition = {
  pages: [{ name: 'you', title: 'You', fields: [{ name: 'email', label: 'Email address' }, { fields: columns }] }],
};

test.each([
  ['pages.0.fields.0.validation.minLength', 'You › Email address'],
  ['pages.0.fields.1.fields.0.name', 'You › field 2 › grade'],
  ['pages.0.title', 'You'],
  ['pages.3.fields.1', 'page 4 › field 2'],
  ['header.title', ''],
])('%s is called %s', (path, label) => {
  expect(placeLabel(definition, path)).toBe(label);
});
