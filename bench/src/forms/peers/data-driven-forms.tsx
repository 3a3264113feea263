import { componentTypes, FormRenderer, useFieldApi, useFormApi } from '@data-driven-forms/react-form-renderer';
import { Button, Checkbox, Form, Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type BenchField, CHOICES, REVEALING, TRIGGER } from '../fields';
import { offer } from '../peer';

type FieldApi = ReturnType<typeof useFieldApi>;
interface FieldProps {
  name: string;
  label: string;
}

const options = CHOICES.map((value) => ({ value, label: value }));

/** Its own mapper to antd ended at antd 4; this one does as that did. */
const drawnBy = (draw: (input: FieldApi['input']) => ReactNode) =>
  function MappedField(props: FieldProps) {
    const { input, meta } = useFieldApi(props);
    const error = meta.touched ? meta.error : undefined;
    return (
      <Form.Item label={props.label} htmlFor={input.name} required validateStatus={error ? 'error' : ''} help={error}>
        {draw(input)}
      </Form.Item>
    );
  };

const mapper = {
  [componentTypes.TEXT_FIELD]: drawnBy((input) => <Input {...input} id={input.name} />),
  number: drawnBy((input) => <InputNumber {...input} id={input.name} />),
  [componentTypes.SELECT]: drawnBy((input) => <Select {...input} id={input.name} options={options} />),
  [componentTypes.CHECKBOX]: drawnBy((input) => <Checkbox {...input} id={input.name} checked={input.value === true} />),
};
const components: Record<BenchField['kind'], string> = {
  text: componentTypes.TEXT_FIELD,
  email: componentTypes.TEXT_FIELD,
  number: 'number',
  select: componentTypes.SELECT,
  checkbox: componentTypes.CHECKBOX,
};

const fieldOf = ({ name, label, kind, isHidden }: BenchField) => ({
  component: components[kind],
  name,
  label,
  validate: [{ type: 'required' }, ...(kind === 'email' ? [{ type: 'pattern', pattern: '^\\S+@\\S+$' }] : [])],
  ...(isHidden ? { condition: { when: TRIGGER, is: REVEALING } } : {}),
});

function Template({ formFields }: { formFields: ReactNode }) {
  const { handleSubmit } = useFormApi();
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Form component={false} layout="vertical">
        {formFields}
      </Form>
      <Button type="primary" htmlType="submit">
        Submit
      </Button>
    </form>
  );
}

offer({
  mount(root, fields) {
    const schema = { fields: fields.map(fieldOf) };
    createRoot(root).render(
      <FormRenderer schema={schema} componentMapper={mapper} FormTemplate={Template} onSubmit={() => {}} />,
    );
  },
  control: (name) => `[id="${name}"]`,
  submit: '[type="submit"]',
  message: '.ant-form-item-explain-error',
});
