import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { type DrawRemote, RemoteProvider, remoteOf, remoteTitles } from '../remotes';
import { createBrowserRouter, RouterProvider } from '../routing';
import { createStore, StoreProvider, useAppSelector } from '../store';
import { Notice, Theme } from '../ui';
import { PlainServices } from './PlainServices';
import styles from './standalone.module.css';

/** Shows a remote's parts alone, for the team that makes them: `npm run dev -w mf-files`. */
export function standalone(parts: ReactNode): void {
  const router = createBrowserRouter([{ path: '*', element: <Page>{parts}</Page> }]);
  createRoot(document.getElementById('root') ?? document.body).render(
    <StoreProvider store={createStore()}>
      <Theme campus="oxford">
        <PlainServices>
          <RemoteProvider value={placeholder}>
            <RouterProvider router={router} />
          </RemoteProvider>
        </PlainServices>
      </Theme>
    </StoreProvider>,
  );
}

function Page({ children }: { children: ReactNode }) {
  const { pageTitle, pageSubtitle } = useAppSelector(({ app }) => app);
  return (
    <main className={styles.page}>
      <h1>{pageTitle}</h1>
      <p>{pageSubtitle}</p>
      {children}
    </main>
  );
}

/** Says which part of another team would stand here. */
const placeholder: DrawRemote = (of) => (
  <Notice title={`${remoteTitles[remoteOf(of)]} would stand here`}>
    <code>{of}</code>
  </Notice>
);
