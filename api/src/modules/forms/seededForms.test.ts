import {
  askedRules,
  type Condition,
  comparisonNames,
  type FieldDefinition,
  type FormDefinition,
  fieldTypes,
  newForm,
  ruleNames,
  testMenuSlugs,
} from '@forms/shared/contract';
import { lintForm, textsOf, translatedLanguages, untranslatedIn } from '@forms/shared/contract/definitions';
import { seededForm } from '../../testing/seededForm';
import { declarationsOf } from '../payments/declarations';
import { ownLists } from './options/ownLists';
import { checkSeededForm, seededForms } from './seededForms';
import { seededTerms } from './seededTerms';
import { seededTable } from './seededTranslations';

const forms = seededForms().map((form) => [form.slug, form] as const);
const withColumns = (field: FieldDefinition): FieldDefinition[] => [
  field,
  ...(field.fields ?? []).flatMap(withColumns),
];
const fieldsOf = ({ pages }: FormDefinition) => pages.flatMap(({ fields }) => fields.flatMap(withColumns));
const everyField = seededForms().flatMap(({ json }) => fieldsOf(json));

test('There is a form for every entry of the menu that tests them.', () => {
  expect(
    seededForms()
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual([...testMenuSlugs].sort());
});

test('The pre-admission questionnaire is one page, and its second version several.', () => {
  const pages = Object.fromEntries(forms.map(([slug, { json }]) => [slug, json.pages.length]));
  expect(pages['pre-admission-questionnaire']).toBe(1);
  expect(pages['pre-admission-questionnaire-v2']).toBeGreaterThan(1);
});

describe.each(forms)('The form %s', (_slug, form) => {
  const names = form.json.pages.flatMap(({ fields }) => fields.map(({ name }) => name));

  it('is a definition that the server itself would take.', () => {
    expect(newForm.safeParse(form).error).toBeUndefined();
  });

  it('is one that the linter finds nothing in.', () => {
    expect(lintForm(form.json, { terms: seededTerms(), lists: [...ownLists] })).toEqual([]);
  });

  it('has every field’s name once, so that staff can look an answer up by it.', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('calls nothing on a page as the page itself is called, which a screen reader would read as two of them.', () => {
    const headings = form.json.pages.flatMap(({ title, fields }) =>
      fields.filter((field) => ['header', 'section'].includes(field.type) && field.title === title),
    );
    expect(headings.map(({ name }) => name)).toEqual([]);
  });

  it('asks for whom the list of enquiries is to show.', () => {
    expect(names).toEqual(expect.arrayContaining(['firstName', 'lastName', 'email']));
  });

  it.each(translatedLanguages)('says all of it in %s.', (language) => {
    expect(untranslatedIn(form.json, language)).toEqual([]);
  });

  it('leaves it to the label to say what is optional.', () => {
    expect(fieldsOf(form.json).filter(({ label = '' }) => /optional/i.test(label))).toEqual([]);
  });
});

test.each(translatedLanguages)('No words in %s are left of what no form says any more.', (language) => {
  const said = new Set(forms.flatMap(([, { json }]) => textsOf(json)));
  expect(Object.keys(seededTable(language)).filter((text) => !said.has(text))).toEqual([]);
});

/** Every kind of condition that a condition is made of. */
function kindsIn(condition: Condition): string[] {
  if (Array.isArray(condition)) return ['a list', ...condition.flatMap(kindsIn)];
  if ('field' in condition && typeof condition.field === 'string') {
    const { field, ...comparison } = condition;
    const paths = [
      ...(field.endsWith('.length') ? ['.length'] : []),
      ...(/^\w+\.(?!length$)/.test(field) ? ['page.field'] : []),
    ];
    const [name = ''] = Object.keys(comparison);
    return [...paths, name === 'age' ? `age ${String(Object.values(comparison)[0])}` : `compares ${name}`];
  }
  if ('needVisa' in condition) return [`needVisa ${String(condition.needVisa)}`];
  const [[key = '', part] = []] = Object.entries(condition);
  if (Array.isArray(part)) return [`combines by ${key}`, ...part.flatMap(kindsIn)];
  if (key === 'not' && typeof part === 'object' && part !== null) return ['combines by not', ...kindsIn(part)];
  const keys = Object.keys(condition);
  return [
    keys.length > 1 ? 'shorthand of several' : 'shorthand',
    ...(keys.some((name) => name.includes('.')) ? ['page.field'] : []),
  ];
}

describe('Together the forms use', () => {
  const shown = [...seededForms().flatMap(({ json }) => json.pages), ...everyField];
  const types = new Set(everyField.map(({ type }) => type));
  const rules = new Set(everyField.flatMap((field) => [...askedRules(field).keys()]));
  const kinds = new Set(shown.flatMap(({ show }) => (show ? kindsIn(show) : [])));

  it.each(fieldTypes)('the type %s.', (type) => {
    expect(types).toContain(type);
  });

  it.each(ruleNames)('the rule %s.', (rule) => {
    expect(rules).toContain(rule);
  });

  it.each([
    ...comparisonNames.filter((name) => name !== 'age').map((name) => `compares ${name}`),
    'age child',
    'age adult',
    'needVisa true',
    'needVisa false',
    'combines by all',
    'combines by any',
    'combines by not',
    'a list',
    'shorthand',
    'shorthand of several',
    'page.field',
    '.length',
  ])('the condition that %s.', (kind) => {
    expect(kinds).toContain(kind);
  });
});

test('A form whose file says what can’t work is refused with the file’s name.', () => {
  const { json, ...form } = seededForm('exams-registration-v2');
  expect(() => checkSeededForm({ ...form, json })).not.toThrow();
  const broken = { ...json, pages: json.pages.map((page) => ({ ...page, show: { nobody: 'yes' } })) };
  expect(() => checkSeededForm({ ...form, json: broken })).toThrow(
    'api/content/forms/exams-registration-v2.json: pages.0.show',
  );
});

const exams = seededForm('exams-registration-v2').json;

test('The exams form ends with its invoice and asks for the exams before it.', () => {
  const { pages } = exams;
  expect(pages.at(-1)?.invoice).toBe(true);
  expect(fieldsOf(exams).filter(({ type }) => type === 'form-exams-api')).toHaveLength(1);
});

test('The exams form asks for everything that the centre’s other systems read by name.', () => {
  const names = new Set(exams.pages.flatMap(({ fields }) => fields.map(({ name }) => name)));
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
    'address_title',
    'address_line1',
    'address_line3',
    'address_postcode',
  ]) {
    expect(names).toContain(name);
  }
});

test('The country of an address is that of the campus, until somebody says another.', () => {
  const asked = everyField.filter(({ name }) => name === 'address_country');
  expect(asked.map(({ value, valueAt }) => [value, valueAt?.lisbon])).toEqual([
    ['United Kingdom', 'Portugal'],
    ['GB', 'PT'],
  ]);
});

test('Every text that a declaration points to is there.', () => {
  const slugs = seededTerms().map(({ slug }) => slug);
  const pointed = declarationsOf(seededTerms()).flatMap(({ termsSlug = [] }) => termsSlug);
  expect(pointed.filter((slug) => !slugs.includes(slug))).toEqual([]);
});
