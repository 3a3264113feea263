import Form from '@rjsf/antd';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { type BenchField, CHOICES, REVEALING, TRIGGER } from '../fields';
import { offer } from '../peer';

const schemas: Record<BenchField['kind'], RJSFSchema> = {
  text: { type: 'string' },
  email: { type: 'string', format: 'email' },
  number: { type: 'number' },
  select: { type: 'string', enum: CHOICES },
  checkbox: { type: 'boolean', enum: [true] },
};

const asked = (fields: readonly BenchField[]): RJSFSchema => ({
  properties: Object.fromEntries(fields.map(({ name, label, kind }) => [name, { ...schemas[kind], title: label }])),
  required: fields.map(({ name }) => name),
});

const schemaOf = (fields: readonly BenchField[]): RJSFSchema => ({
  type: 'object',
  ...asked(fields.filter(({ isHidden }) => !isHidden)),
  if: { properties: { [TRIGGER]: { const: REVEALING } }, required: [TRIGGER] },
  // biome-ignore lint/suspicious/noThenProperty: JSON Schema's word
  then: asked(fields.filter(({ isHidden }) => isHidden)),
});

offer({
  mount(root, fields) {
    createRoot(root).render(
      <Form schema={schemaOf(fields)} validator={validator} noHtml5Validate showErrorList={false} />,
    );
  },
  control: (name) => `#root_${name}`,
  submit: '[type="submit"]',
  message: '.ant-form-item-explain',
});
