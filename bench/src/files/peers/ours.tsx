import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { type HostServices, ServicesProvider } from '@forms/shared/platform/services';
import { createStore, StoreProvider } from '@forms/shared/platform/store';
import { Theme } from '@forms/shared/platform/ui';
import { createRoot } from 'react-dom/client';
import { PdfView } from '../../../../mf-files/src/views/pdf/PdfView';
import { isFinished, offer } from '../peer';

const services: HostServices = {
  toast() {},
  popup: async () => {},
  confirm: async () => true,
  prompt: async () => undefined,
  requestError() {},
  reportBug: async () => {},
};

offer({
  mount(root, url) {
    const viewer = (
      <div style={{ display: 'flex', height: '100vh' }}>
        <PdfView url={url} />
      </div>
    );
    createRoot(root).render(
      <StoreProvider store={createStore()}>
        <Theme campus="oxford">
          <ServicesProvider value={services}>
            <RouterProvider router={createMemoryRouter([{ path: '*', element: viewer }])} />
          </ServicesProvider>
        </Theme>
      </StoreProvider>,
    );
  },
  isDrawn: (page) => isFinished(document.querySelector<HTMLCanvasElement>(`[data-page="${page}"] canvas`)),
  goTo(page) {
    const box = document.querySelector<HTMLInputElement>('input[inputmode="numeric"]');
    if (!box) throw new Error('Nowhere to type a page');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, String(page));
    box.dispatchEvent(new Event('input', { bubbles: true }));
    box.form?.requestSubmit();
  },
});
