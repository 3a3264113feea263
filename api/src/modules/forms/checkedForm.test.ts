import { routes, storedForm } from '@forms/shared/contract';
import { checkedForm } from './checkedForm';
import { seededForms } from './seededForms';

const rows = seededForms().map(({ json, ...form }) => ({ ...form, version: 3, json: JSON.stringify(json) }));

it.each(rows)('A form is the same, checked or known: $slug.', (row) => {
  const form = storedForm.parse({ ...row, json: JSON.parse(row.json) });
  const checked = checkedForm(row);
  expect(checked.form).toEqual(form);
  expect(checked.answer.text).toBe(JSON.stringify(routes.form.answer.parse(form)));
  expect(checkedForm({ ...row })).toBe(checked);
});

it('Another version, title or definition is another form.', () => {
  const [row] = rows;
  if (!row) throw new Error('There is no form');
  const others = [{ version: 4 }, { title: 'Another' }, { slug: 'another' }, { json: row.json.replace('{', '{ ') }];
  const known = new Set([row, ...others.map((other) => ({ ...row, ...other }))].map(checkedForm));
  expect(known.size).toBe(5);
});

it('What is known cannot be changed by who has it.', () => {
  const [row] = rows;
  if (!row) throw new Error('There is no form');
  const { form } = checkedForm(row);
  expect(() => form.json.pages.pop()).toThrow(TypeError);
});

it('What breaks the schema is refused each time.', () => {
  const broken = { slug: 'broken', version: 1, title: 'Broken', json: '{"pages": 1}' };
  expect(() => checkedForm(broken)).toThrow();
  expect(() => checkedForm(broken)).toThrow();
});
