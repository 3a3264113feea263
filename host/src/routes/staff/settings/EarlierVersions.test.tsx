import { type EarlierSetting, routes, type TestMenu, type TestMenuEntry } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestMenuPage } from '../site/test-menu/TestMenuPage';

const entryOf = (title: string): TestMenuEntry => ({ title, address: '/fees/' });
const made = { madeBy: 'Rui', madeAt: '2026-11-24T09:00:00Z' };
const stored: TestMenu = { menu: [entryOf('Third')], version: 3, ...made };
const earlier: Readonly<Record<string, EarlierSetting>> = {
  3: { version: 3, ...made, value: [entryOf('Third')] },
  2: { version: 2, ...made, value: [entryOf('Second')] },
  0: { version: 0, madeBy: null, madeAt: null, value: [entryOf('The product’s')] },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.testMenu, stored);
  const versions = Object.values(earlier).map(({ version, madeBy, madeAt }) => ({ version, madeBy, madeAt }));
  server.answer(routes.settingVersions, versions.toReversed());
  server.answer(routes.earlierSetting, ({ params }) => earlier[params.version ?? ''] as EarlierSetting);
});
afterEach(() => server.stop());

const opens = async (services = fakeServices()) => {
  renderInHost(<TestMenuPage />, { services });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  const views = async (version: number) =>
    user.click(await screen.findByRole('button', { name: `View version ${version}` }));
  return { services, user, views };
};
const title = () => screen.getByRole('textbox', { name: 'Title' });
const sent = () => server.heard.filter(({ route }) => route === routes.changeTestMenu);

test('every version is listed with who made it, and the one that stands now is named', async () => {
  await opens();
  const list = within(await screen.findByRole('region', { name: 'Versions of the test menu' }));
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Version 3.*by Rui · as it is now/),
    expect.stringMatching(/^Version 2.*by Rui/),
    expect.stringMatching(/^Version 0.*Came with the product/),
  ]);
});

test('a version that is viewed stands in the form, and holds again once it is saved', async () => {
  const { user, views, services } = await opens();
  await views(2);
  expect(await screen.findByText('Version 2 stands in the form')).toBeInTheDocument();
  expect(title()).toHaveValue('Second');
  await views(0);
  expect(await screen.findByText('Version 0 stands in the form')).toBeInTheDocument();
  expect(services.confirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(title()).toHaveValue('Third');
  await views(2);
  await waitFor(() => expect(title()).toHaveValue('Second'));
  server.answer(routes.changeTestMenu, ({ body }) => ({ ...stored, ...(body as TestMenu), version: 4 }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()[0]?.body).toEqual({ menu: [entryOf('Second')], version: 3 }));
  await waitFor(() => expect(screen.queryByText('Version 2 stands in the form')).not.toBeInTheDocument());
});

test('what somebody has written is replaced by no version unasked', async () => {
  const confirm = jest.fn(async () => false);
  const { views } = await opens({ ...fakeServices(), confirm });
  fireEvent.change(title(), { target: { value: 'Mine' } });
  await views(2);
  await waitFor(() => expect(confirm).toHaveBeenCalled());
  expect(title()).toHaveValue('Mine');
  confirm.mockResolvedValue(true);
  await views(2);
  await waitFor(() => expect(title()).toHaveValue('Second'));
});

test('the version that stands now says that it is the same', async () => {
  const { views } = await opens();
  await views(3);
  expect(await screen.findByText(/It is the same as now/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});
