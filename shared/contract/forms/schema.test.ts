import { fieldTypes } from './fieldTypes';
import { ruleNames } from './rules';
import { formSchema } from './schema';

type Schema = { [key: string]: unknown; properties?: Record<string, Schema>; description?: string };
const { definitions } = formSchema() as { definitions: Record<'Form' | 'Field' | 'Condition', Schema> };

const propertiesIn = (schema: unknown, path: string): [path: string, schema: Schema][] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties } = schema as Schema;
  const own = Object.entries(properties ?? {}).map(([name, each]): [string, Schema] => [`${path}.${name}`, each]);
  const below = Object.entries(schema).flatMap(([key, each]) =>
    key === 'properties'
      ? Object.entries(each as object).flatMap(([name, part]) => propertiesIn(part, `${path}.${name}`))
      : propertiesIn(each, path),
  );
  return [...own, ...below];
};

/** The shapes that an option and a rule’s own words may have explain themselves. */
const plain = /\.(options|validation\.\w+)\.(value\.)?(value|label|id|name|title|message|field)$/;
const keys = [...propertiesIn(definitions.Form, 'form'), ...propertiesIn(definitions.Field, 'field')].filter(
  ([path]) => !plain.test(path),
);

test.each(keys)('An editor explains %s.', (_, schema) => {
  const refers = JSON.stringify(schema).match(/#\/definitions\/(\w+)/)?.[1];
  const described = refers === 'Condition' ? definitions.Condition.description : schema.description;
  expect(described).toMatch(/\w/);
});

test('An editor offers every type and every rule.', () => {
  const { type, validation } = definitions.Field.properties ?? {};
  expect(JSON.stringify(type)).toContain(JSON.stringify(fieldTypes));
  // That files have arrived and that a choice was offered is always asked, so nobody writes it.
  const written = ruleNames.filter((rule) => rule !== 'uploaded' && rule !== 'offered').sort();
  expect(Object.keys(validation?.properties ?? {}).sort()).toEqual(written);
  expect(validation).toMatchObject({ additionalProperties: false });
});
