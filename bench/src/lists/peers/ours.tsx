import { formatPence } from '@forms/shared/contract';
import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { type HostServices, ServicesProvider } from '@forms/shared/platform/services';
import { createStore, StoreProvider } from '@forms/shared/platform/store';
import { Theme } from '@forms/shared/platform/ui';
import { type Column, ListTable } from '@forms/shared/platform/ui/list';
import { createRoot } from 'react-dom/client';
import { type Entry, columns as titles } from '../entries';
import { find, offer, textsOf } from '../peer';

const columns: Column<Entry>[] = titles.map(({ key, title }) => ({
  key,
  title,
  value: (entry) => entry[key],
  ...(key === 'amount' ? { text: ({ amount }: Entry) => formatPence(amount), align: 'end' } : {}),
}));

const services: HostServices = {
  toast() {},
  popup: async () => {},
  confirm: async () => true,
  prompt: async () => undefined,
  requestError() {},
  reportBug: async () => {},
};
const keyOf = ({ id }: Entry) => id;

offer({
  mount(root, entries) {
    const list = <ListTable id="bench" title="Enquiries" columns={columns} rows={entries} keyOf={keyOf} />;
    createRoot(root).render(
      <StoreProvider store={createStore()}>
        <Theme campus="oxford">
          <ServicesProvider value={services}>
            <RouterProvider router={createMemoryRouter([{ path: '*', element: list }])} />
          </ServicesProvider>
        </Theme>
      </StoreProvider>,
    );
  },
  names: () => textsOf('tbody tr > :nth-child(2)'),
  sort: () => find('[data-column="name"] button').click(),
  searchBox: () => find('input[type="search"]'),
  goToEnd: () => find('[aria-label="Last page"]').click(),
});
