import 'survey-core/survey-core.fontless.min.css';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';
import { type BenchField, CHOICES, REVEALING, TRIGGER } from '../fields';
import { offer } from '../peer';

/** Its lightest controls: the browser's own select, and a plain checkbox. */
const types = {
  text: { type: 'text' },
  email: { type: 'text', inputType: 'email' },
  number: { type: 'text', inputType: 'number' },
  select: { type: 'dropdown', choices: CHOICES, renderAs: 'select' },
  checkbox: { type: 'boolean', renderAs: 'checkbox' },
};

const elementOf = ({ name, label, kind, isHidden }: BenchField) => ({
  ...types[kind],
  name,
  title: label,
  isRequired: true,
  ...(isHidden ? { visibleIf: `{${TRIGGER}} = '${REVEALING}'` } : {}),
});

offer({
  mount(root, fields) {
    const model = new Model({ elements: fields.map(elementOf), textUpdateMode: 'onTyping' });
    createRoot(root).render(<Survey model={model} />);
  },
  control: (name) => `[data-name="${name}"] input`,
  submit: '.sd-navigation__complete-btn',
  message: '.sd-question__erbox',
});
