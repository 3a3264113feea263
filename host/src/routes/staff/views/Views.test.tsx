import { type ListView, routes } from '@forms/shared/contract';
import { type Column, PagedTable, useListLook } from '@forms/shared/platform/ui/list';
import { fakeServer, fakeServices, pageWith, renderInHost } from '@forms/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useViewCome } from './useViewCome';
import { Views } from './Views';

const mine: ListView = {
  ...{
    id: 'v1',
    list: 'enquiries',
    name: 'My new ones',
    isShared: false,
    isOwn: true,
    mayDelete: true,
    owner: 'Ana Sá',
  },
  look: { query: { city: 'Lisbon', sort: 'name' }, search: '', columns: ['city'] },
};
const theirs: ListView = { ...mine, id: 'v2', name: 'All of Oxford', isOwn: false, mayDelete: false, owner: 'Ben Ode' };

let server: ReturnType<typeof fakeServer>;
let stored: ListView[];
beforeEach(() => {
  localStorage.clear();
  stored = [mine, theirs];
  server = fakeServer();
  server.answer(routes.views, () => stored);
  server.answer(routes.homeQueues, { queues: [], version: 0, madeBy: null, madeAt: null });
  server.answer(routes.changeView, ({ params, body }) => {
    stored = stored.map((each) => (each.id === params.id ? { ...each, ...(body as object) } : each));
    return stored.find(({ id }) => id === params.id) as ListView;
  });
});
afterEach(() => server.stop());
const user = userEvent.setup({ pointerEventsCheck: 0 });

const columns: Column<{ name: string; city: string }>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'city', title: 'City', value: ({ city }) => city },
];
const filters = [{ key: 'city', label: 'City', choices: [{ value: 'Lisbon', label: 'Lisbon' }] }];

function People() {
  const look = useListLook({ id: 'people' });
  const isComing = useViewCome('enquiries', look);
  return (
    <>
      <Views list="enquiries" look={look} />
      <p data-testid="asked">{isComing ? 'nothing yet' : JSON.stringify(look.asked.query)}</p>
      <PagedTable
        id="people"
        title="People"
        columns={columns}
        look={look}
        page={pageWith([{ name: 'Zoë', city: 'Lisbon' }])}
        keyOf={({ name }) => name}
        filters={filters}
      />
    </>
  );
}
const open = (services = fakeServices(), path = '/') => renderInHost(<People />, { services, path });
const asked = () => JSON.parse(screen.getByTestId('asked').textContent ?? '');
const chooses = async (name: string) => {
  await screen.findByRole('option', { name });
  await user.selectOptions(screen.getByRole('combobox', { name: 'View' }), name);
};
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

test('a view sets filter, order and columns, and everything is back without one', async () => {
  open();
  expect(heads()).toEqual(['Name', 'City']);
  await chooses('My new ones');
  expect(asked()).toMatchObject({ city: 'Lisbon', sort: 'name', view: 'v1' });
  expect(heads()).toEqual(['City']);
  expect(screen.queryByText('Changed')).not.toBeInTheDocument();
  await chooses('Everything');
  expect(asked()).toEqual({ size: '50' });
  expect(heads()).toEqual(['Name', 'City']);
});

test('who changes a view of their own saves it, or goes back to it', async () => {
  open();
  await chooses('My new ones');
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'City: all');
  expect(screen.getByText('Changed')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(asked()).toMatchObject({ city: 'Lisbon' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'City: all');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Changed')).not.toBeInTheDocument());
  expect(stored[0]?.look.query).toEqual({ sort: 'name' });
});

test('a look is kept under a name, shared, and deleted once that is confirmed', async () => {
  const prompt = jest.fn().mockResolvedValue('From Lisbon');
  open(fakeServices({ prompt, confirm: jest.fn().mockResolvedValue(true) }));
  server.answer(routes.addView, ({ body }) => {
    const made = { ...mine, ...(body as object), id: 'v3' };
    stored = [...stored, made];
    return made;
  });
  await screen.findByRole('option', { name: 'My new ones' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Lisbon');
  await user.click(screen.getByRole('button', { name: 'Save as…' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'View' })).toHaveDisplayValue('From Lisbon'));
  expect(stored[2]?.look).toEqual({ query: { city: 'Lisbon' }, search: '', columns: null });

  await user.click(screen.getByRole('button', { name: 'Share with colleagues' }));
  await screen.findByRole('button', { name: 'Stop sharing' });
  server.answer(routes.removeView, () => {
    stored = stored.slice(0, 2);
  });
  await user.click(screen.getByRole('button', { name: 'Delete view' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'View' })).toHaveDisplayValue('Everything'));
});

test('a colleague’s view is looked at and kept as one’s own, not changed', async () => {
  open();
  await chooses('All of Oxford (Ben Ode)');
  expect(screen.queryByRole('button', { name: 'Delete view' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'City: all');
  expect(screen.getByRole('button', { name: 'Save as…' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('a link to a view shows the list as the view is kept, and what is changed then stays', async () => {
  open(fakeServices(), '/?view=v1');
  expect(screen.getByTestId('asked')).toHaveTextContent('nothing yet');
  await waitFor(() => expect(asked()).toMatchObject({ city: 'Lisbon', sort: 'name', view: 'v1' }));
  expect(heads()).toEqual(['City']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'City: all');
  expect(asked()).not.toHaveProperty('city');
  expect(screen.getByText('Changed')).toBeInTheDocument();
});

test('a link to a view that there is no more shows everything', async () => {
  open(fakeServices(), '/?view=v9');
  await waitFor(() => expect(asked()).toEqual({ size: '50', view: 'v9' }));
  expect(screen.getByRole('combobox', { name: 'View' })).toHaveDisplayValue('Everything');
});

test('whoever stops sharing or deletes a view that is a queue is told what everybody loses', async () => {
  stored = [{ ...mine, isShared: true }, theirs];
  server.answer(routes.homeQueues, { queues: [{ view: 'v1' }], version: 1, madeBy: null, madeAt: null });
  const confirm = jest.fn().mockResolvedValue(false);
  open(fakeServices({ confirm }));
  await chooses('My new ones');
  await user.click(screen.getByRole('button', { name: 'Stop sharing' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('button', { name: 'Delete view' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(2));
  for (const [said] of confirm.mock.calls)
    expect(said.message).toBe('It is a queue on the home page, which nobody will see there any more.');
  expect(stored).toHaveLength(2);
  expect(stored[0]?.isShared).toBe(true);
});

test('columns are chosen and ordered, and stay so', async () => {
  const { unmount } = open();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: 'Move City up' }));
  expect(heads()).toEqual(['City', 'Name']);
  await user.click(screen.getByRole('checkbox', { name: 'Name' }));
  expect(heads()).toEqual(['City']);
  unmount();
  open();
  expect(heads()).toEqual(['City']);
});
