import type { FormDefinition } from '@forms/shared/contract';

type Field = FormDefinition['pages'][number]['fields'][number];

/** A form of one page, `you`, with a name, an email address and whatever fields a test needs besides. */
export const openDayWith = (...fields: Field[]): FormDefinition => ({
  header: { title: 'Open day' },
  pages: [
    {
      name: 'you',
      title: 'You',
      fields: [
        { name: 'firstName', type: 'input', label: 'First name' },
        { name: 'lastName', type: 'input', label: 'Last name' },
        { name: 'email', type: 'email', label: 'Email' },
        ...fields,
      ],
    },
  ],
});
