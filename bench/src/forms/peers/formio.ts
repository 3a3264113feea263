import '@formio/js/dist/formio.form.min.css';
import { Formio } from '@formio/js/form';
import { type BenchField, CHOICES, REVEALING, TRIGGER } from '../fields';
import { offer } from '../peer';

/** Its lightest controls: the browser's own select. */
const types = {
  text: { type: 'textfield' },
  email: { type: 'email' },
  number: { type: 'number' },
  select: {
    type: 'select',
    widget: 'html5',
    data: { values: CHOICES.map((value) => ({ value, label: value })) },
  },
  checkbox: { type: 'checkbox' },
};

const componentOf = ({ name, label, kind, isHidden }: BenchField) => ({
  ...types[kind],
  key: name,
  label,
  input: true,
  validate: { required: true },
  ...(isHidden ? { conditional: { show: true, when: TRIGGER, eq: REVEALING } } : {}),
});

offer({
  mount(root, fields) {
    const submit = { type: 'button', action: 'submit', key: 'submit', label: 'Submit', input: true };
    void Formio.createForm(root, { display: 'form', components: [...fields.map(componentOf), submit] });
  },
  control: (name) => `[name="data[${name}]"]`,
  submit: '[name="data[submit]"]',
  message: '.formio-errors .error',
});
