import type { FieldDefinition, StoredForm } from '@forms/shared/contract';
import { createMemoryRouter, RouterProvider } from '@forms/shared/routing';
import { type HostServices, ServicesProvider } from '@forms/shared/services';
import { createStore, StoreProvider } from '@forms/shared/store';
import { Theme } from '@forms/shared/ui';
import { createRoot } from 'react-dom/client';
import { FormJourney } from '../../../../mf-forms/src/form/FormJourney';
import { type BenchField, CHOICES, REVEALING, TRIGGER } from '../fields';
import { offer } from '../peer';

const types = { text: 'input', email: 'email', number: 'input', select: 'select', checkbox: 'checkbox' } as const;

const definitionOf = ({ name, label, kind, isHidden }: BenchField): FieldDefinition => ({
  name,
  type: types[kind],
  label,
  required: true,
  ...(kind === 'number' ? { validation: { decimal: true } } : {}),
  ...(kind === 'select' ? { options: CHOICES } : {}),
  ...(isHidden ? { show: { [TRIGGER]: REVEALING } } : {}),
});

const formOf = (fields: readonly BenchField[]): StoredForm => ({
  slug: 'bench',
  title: 'Bench',
  version: 1,
  json: { header: { title: 'Bench' }, pages: [{ name: 'page', title: 'Page', fields: fields.map(definitionOf) }] },
});

/** Everyone says yes at once: the time that a person takes to close a dialog is not the engine's. */
const services: HostServices = {
  toast() {},
  popup: async () => {},
  confirm: async () => true,
  prompt: async () => undefined,
  requestError() {},
  reportBug: async () => {},
};

offer({
  mount(root, fields) {
    const router = createMemoryRouter([
      { path: '*', element: <FormJourney form={formOf(fields)} draft={undefined} isArrival={false} /> },
    ]);
    createRoot(root).render(
      <StoreProvider store={createStore()}>
        <Theme campus="oxford">
          <ServicesProvider value={services}>
            <RouterProvider router={router} />
          </ServicesProvider>
        </Theme>
      </StoreProvider>,
    );
  },
  control: (name) => `[id="page.${name}"]`,
  submit: '[type="submit"]',
  message: '[id^="page."][id$="-error"]',
});
