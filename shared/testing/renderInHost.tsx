import { render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { type DrawRemote, type RemoteModules, RemoteProvider } from '../platform/remotes';
import { createMemoryRouter, RouterProvider } from '../platform/routing';
import { type HostServices, ServicesProvider } from '../platform/services';
import { createStore, StoreProvider } from '../platform/store';
import { Theme } from '../platform/ui';

/** Host services that answer at once and remember what they were asked. */
export function fakeServices(overrides: Partial<HostServices> = {}) {
  return {
    toast: jest.fn(),
    popup: jest.fn(async () => {}),
    confirm: jest.fn(async () => true),
    prompt: jest.fn(async () => undefined),
    requestError: jest.fn(),
    reportBug: jest.fn(async () => {}),
    ...overrides,
  } satisfies HostServices;
}

export interface HostForTest {
  services?: HostServices;
  /** The remotes that the part under test draws. */
  remotes?: Partial<RemoteModules>;
  path?: string;
}

/** Renders a part as the host would: store, router, services, theme and remotes around it. */
export function renderInHost(
  part: ReactNode,
  { services = fakeServices(), remotes = {}, path = '/' }: HostForTest = {},
) {
  const store = createStore();
  const draw: DrawRemote = (of, props) => {
    const Module = remotes[of] as ComponentType<object> | undefined;
    if (!Module) throw new Error(`The test gave no remote for ${of}`);
    return <Module {...props} />;
  };
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] });
  const view = render(
    <StoreProvider store={store}>
      <Theme campus="oxford">
        <ServicesProvider value={services}>
          <RemoteProvider value={draw}>
            <RouterProvider router={router} />
          </RemoteProvider>
        </ServicesProvider>
      </Theme>
    </StoreProvider>,
  );
  return { ...view, store, services, router };
}
