import { routes, storedForm } from '@forms/shared/contract';
import { checkedForm } from './checkedForm';
import { seededForms } from './seededForms';

const rows = seededForms().map(({ json, ...form }) => ({ ...form, version: 3, json: JSON.stringify(json) }));

it.each(rows)('A form is the same, checked or known: $slug.', (row) => {
  const form = storedForm.parse({ ...row, json: JSON.parse(row.json) });
  const checked = checkedForm(row);
  expect(checked.form).toEqual(form);
  expect(JSON.parse(checked.answer({ translations: 'all' }).text)).toEqual(routes.form.answer.parse(form));
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

it('Who fills in a form gets its words in one language, and the same values to answer with.', () => {
  const row = rows.find(({ slug }) => slug === 'exams-registration-v2');
  if (!row) throw new Error('There is no form');
  const { answer } = checkedForm(row);
  const fieldIn = (language: 'en-GB' | 'pt-PT', name: string) => {
    const { json } = storedForm.parse(JSON.parse(answer({ language }).text));
    expect(json.translations).toBeUndefined();
    return json.pages.flatMap(({ fields }) => fields).find((field) => field.name === name);
  };
  expect(fieldIn('en-GB', 'sex')?.options).toEqual(['Female', 'Male', 'Not specified']);
  expect(fieldIn('pt-PT', 'sex')?.options?.[0]).toEqual({ value: 'Female', label: 'Feminino' });
  expect(fieldIn('pt-PT', 'nationality')?.options).toContainEqual({ value: 'DE', label: 'Alemanha' });
});
