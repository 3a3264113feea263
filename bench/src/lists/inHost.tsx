import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { type HostServices, ServicesProvider } from '@forms/shared/platform/services';
import { createStore, StoreProvider } from '@forms/shared/platform/store';
import { Theme } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

const services: HostServices = {
  toast() {},
  popup: async () => {},
  confirm: async () => true,
  prompt: async () => undefined,
  requestError() {},
  reportBug: async () => {},
};

/** Draws one of our lists as the host does. */
export const drawInHost = (root: HTMLElement, list: ReactNode): void =>
  createRoot(root).render(
    <StoreProvider store={createStore()}>
      <Theme campus="oxford">
        <ServicesProvider value={services}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element: list }])} />
        </ServicesProvider>
      </Theme>
    </StoreProvider>,
  );
