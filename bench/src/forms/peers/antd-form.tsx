import { Button, Checkbox, Form, type FormRule, Input, InputNumber, Select } from 'antd';
import { createRoot } from 'react-dom/client';
import { type BenchField, CHOICES, REVEALING, TRIGGER } from '../fields';
import { offer } from '../peer';

const options = CHOICES.map((value) => ({ value, label: value }));
const controls = {
  text: <Input />,
  email: <Input />,
  number: <InputNumber />,
  select: <Select options={options} />,
  checkbox: <Checkbox />,
};
const rules: Record<BenchField['kind'], FormRule[]> = {
  text: [{ required: true }],
  email: [{ required: true }, { type: 'email' }],
  number: [{ required: true }],
  select: [{ required: true }],
  checkbox: [{ required: true }],
};

function Item({ field }: { field: BenchField }) {
  const { name, label, kind } = field;
  return (
    <Form.Item name={name} label={label} rules={rules[kind]} valuePropName={kind === 'checkbox' ? 'checked' : 'value'}>
      {controls[kind]}
    </Form.Item>
  );
}

function HiddenItem({ field }: { field: BenchField }) {
  const trigger = Form.useWatch(TRIGGER);
  return trigger === REVEALING ? <Item field={field} /> : null;
}

offer({
  mount(root, fields) {
    createRoot(root).render(
      <Form layout="vertical">
        {fields.map((field) =>
          field.isHidden ? <HiddenItem key={field.name} field={field} /> : <Item key={field.name} field={field} />,
        )}
        <Button type="primary" htmlType="submit">
          Submit
        </Button>
      </Form>,
    );
  },
  control: (name) => `#${name}`,
  submit: '[type="submit"]',
  message: '.ant-form-item-explain-error',
});
