import { type RemoteReleases, routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemotePage } from './RemotePage';

const at = '2026-11-21T14:05:00.000Z';
const version = {
  manifest: '/m.json',
  contract: '^3.0.0',
  addresses: [],
  bytes: 1,
  retired: false,
  since: at,
  author: 'key aMBf82',
};
const releases: RemoteReleases = {
  remote: 'mf-contact',
  isBeside: true,
  live: '1.4.0',
  candidate: '1.5.0',
  share: 10,
  revision: 7,
  since: at,
  author: 'Ana Sá',
  problem: null,
  failures: [
    {
      ...{ version: '1.5.0', manifest: '/remotes/mf-contact/1.5.0/mf-manifest.json', phase: 'later', count: 3 },
      stacks: [{ places: ['main.1a2b.js:1:234'], count: 2 }],
    },
  ],
  back: '1.4.0',
  versions: [
    { ...version, version: '1.5.0' },
    { ...version, version: '1.4.0' },
    { ...version, version: '1.3.0' },
  ],
  history: [
    ...[{ number: 2, at, author: 'key aMBf82', action: 'share' as const, version: '1.5.0', from: '1.4.0', share: 10 }],
    ...[{ number: 1, at, author: 'Ana Sá', action: 'back' as const, version: null, from: '1.3.0', share: null }],
  ].map((step) => ({ ...step, reason: 'Shorter sentences' })),
  speed: [
    { version: '1.5.0', measure: 'load', count: 1, within: 250 },
    { version: '1.5.0', measure: 'LCP', count: 80, within: 1_500 },
    { version: '', measure: 'CLS', count: 9, within: 20 },
    { version: '', measure: 'INP', count: 9, within: null },
  ],
  keys: [{ id: 'aMBf82-and-more', since: at, author: 'Ana Sá' }],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.remoteReleasesOf, releases);
  server.answer(routes.changeLine, releases);
});
afterEach(() => server.stop());

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const open = (answer?: string) => {
  const services = fakeServices({ prompt: jest.fn(async () => answer) });
  renderInHost(<RemotePage hash="mf-contact" />, { services });
  return services;
};
const changes = () => server.heard.filter(({ route }) => route === routes.changeLine).map(({ body }) => body);

test('an Admin reads what visitors get, what failed, and what was done with the remote', async () => {
  open();
  const served = within(await screen.findByRole('region', { name: 'What visitors get' }));
  expect(served.getByText('1.5.0 to 10 %')).toBeInTheDocument();
  expect(
    within(screen.getByRole('region', { name: 'Failures in a day' })).getByText('Phase later'),
  ).toBeInTheDocument();
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(history.getByText('Shared 1.5.0 with 10 %')).toBeInTheDocument();
  expect(history.getByText('Went back to the site’s own build')).toBeInTheDocument();
});

test('an Admin reads where in the source a failure came from, once that is opened', async () => {
  open();
  const failures = within(await screen.findByRole('region', { name: 'Failures in a day' }));
  expect(failures.queryByText(/main\.1a2b/)).toBeNull();
  await userEvent.click(failures.getByText('In the source, 2 of 3'));
  expect(await failures.findByText('main.1a2b.js:1:234')).toBeVisible();
});

test('an Admin reads how fast each version is for its visitors', async () => {
  open();
  const speed = within(await screen.findByRole('region', { name: 'Speed in a week' }));
  const rows = speed.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'A part has come1.5.0, measured once≤ 250 ms',
    'The largest thing is drawn (LCP)1.5.0, measured 80 times≤ 1.5 s',
    'Things jump (CLS)the site’s own build, measured 9 times≤ 0.02',
    'A press is answered (INP)the site’s own build, measured 9 timeslonger',
  ]);
});

test.each<[string, string, object]>([
  ['Make 1.5.0 live', 'No failures', { action: 'promote', version: '1.5.0', reason: 'No failures' }],
  ['Go back to 1.4.0', 'Too slow', { action: 'back', reason: 'Too slow' }],
  ['Share out 1.3.0', '25', { action: 'share', version: '1.3.0', share: 25, reason: '' }],
  ['Retire 1.3.0', 'Old', { action: 'retire', version: '1.3.0', reason: 'Old' }],
])('%s changes the line as it was read, with what the person said', async (name, answer, change) => {
  open(answer);
  await press(name);
  await waitFor(() => expect(changes()).toEqual([{ revision: 7, ...change }]));
});

test.each(['', 'half', '101', '-1', '1.5'])(
  'a share of "%s" is asked for again, and changes nothing',
  async (answer) => {
    const { toast } = open(answer);
    await press('Share out 1.3.0');
    await waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'warning' })));
    expect(changes()).toEqual([]);
  },
);

test('who dismisses the question changes nothing', async () => {
  open(undefined);
  await press('Go back to 1.4.0');
  expect(changes()).toEqual([]);
});

test('who was too late hears that', async () => {
  server.refuse(routes.changeLine, 412, 'Somebody has changed this remote meanwhile');
  const { requestError } = open('Too slow');
  await press('Go back to 1.4.0');
  await waitFor(() => expect(requestError).toHaveBeenCalled());
});

test('a key is shown once it is made, and only then', async () => {
  server.answer(routes.addRemoteKey, { id: 'new', key: 'a-secret' });
  open();
  await press('Make a key');
  expect(await screen.findByRole('textbox', { name: 'The new key' })).toHaveValue('a-secret');
});

test('an address that names no remote says so', async () => {
  server.refuse(routes.remoteReleasesOf, 404, 'There is no such remote.');
  renderInHost(<RemotePage hash="mf-none" />);
  expect(await screen.findByText(/There is no remote at this address/)).toBeInTheDocument();
});
