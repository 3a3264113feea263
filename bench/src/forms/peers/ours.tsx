import type { StoredForm } from '@forms/shared/contract';
import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { type HostServices, ServicesProvider } from '@forms/shared/platform/services';
import { createStore, StoreProvider } from '@forms/shared/platform/store';
import { Theme } from '@forms/shared/platform/ui';
import { createRoot } from 'react-dom/client';
import { FormJourney } from '../../../../mf-forms/src/form/FormJourney';
import { definitionOf } from '../definition';
import type { BenchField } from '../fields';
import { offer } from '../peer';

const formOf = (fields: readonly BenchField[]): StoredForm => ({
  slug: 'bench',
  title: 'Bench',
  version: 1,
  json: definitionOf(fields),
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
