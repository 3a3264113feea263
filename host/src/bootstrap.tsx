import { routes } from '@forms/shared/contract';
import { createStore, StoreProvider } from '@forms/shared/store';
import { Button } from '@forms/shared/ui';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';

console.log(Object.keys(routes).length);

import '@forms/shared/services';
import '@forms/shared/remotes';
import '@forms/shared/routing';

registerRemotes([{ name: 'mf_contact', entry: '/remotes/mf-contact/mf-manifest.json' }]);
const C = lazy(() => loadRemote<any>('mf_contact/ContactForm') as any) as any;
createRoot(document.getElementById('root')!).render(
  <StoreProvider store={createStore()}>
    <Button>host</Button>
    <Suspense fallback="load">
      <C page="x" />
    </Suspense>
  </StoreProvider>,
);
