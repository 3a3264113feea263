import { declarations, formDefinition, newForm } from '@forms/shared/contract';
import { seededTerms } from '../seededTerms';
import { examsRegistration } from './examsRegistration';

test('The exams form is a definition that the server itself would take.', () => {
  expect(newForm.safeParse(examsRegistration).error).toBeUndefined();
});

test('The exams form ends with its invoice and asks for the exams before it.', () => {
  const { pages } = formDefinition.parse(examsRegistration.json);
  expect(pages.at(-1)?.invoice).toBe(true);
  expect(pages.flatMap(({ fields }) => fields).filter(({ type }) => type === 'form-exams-api')).toHaveLength(1);
});

test('Every field’s name stands once in the whole form, so that staff can look an answer up by it.', () => {
  const names = examsRegistration.json.pages.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('The form asks for everything that the centre’s other systems read by name.', () => {
  const names = new Set(examsRegistration.json.pages.flatMap(({ fields }) => fields.map(({ name }) => name)));
  for (const name of [
    'filledBy',
    'filled_firstName',
    'filled_lastName',
    'filled_email',
    'filled_phone',
    'firstName',
    'lastName',
    'email',
    'phone',
    'department',
    'startDate',
    'programmeType',
    'exams',
    'address_1',
    'address_4',
    'pay_address_1',
    'pay_address_4',
  ]) {
    expect(names).toContain(name);
  }
});

test('Every text that a form or a declaration points to is there.', () => {
  const slugs = seededTerms.map(({ slug }) => slug);
  const pointed = [
    ...examsRegistration.json.pages.flatMap(({ fields }) => fields.flatMap((field) => field.slug ?? [])),
    ...declarations.flatMap((each) => ('termsSlug' in each ? each.termsSlug : [])),
  ];
  expect(pointed.filter((slug) => !slugs.includes(slug))).toEqual([]);
});
