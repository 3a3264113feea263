import { type AuditCheck, type AuditEntry, isAudited, routes, SEARCH_HEADER } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuditLog } from './AuditLog';
import { callSaid } from './callSaid';

const entry: AuditEntry = {
  ...{ id: 'a1', number: 7, at: '2026-11-21T14:05:00.000Z', actor: 'u1', actorName: 'Ana Sá', call: 'changeUser' },
  ...{ record: 'u2', detail: 'roles: Staff → Staff, Admin' },
};
const whole: AuditCheck = { entries: 7, first: 1, last: 7, lastHash: 'hash-of-seven', wrong: null, unchecked: 0 };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.users, []);
  server.answer(routes.auditEntries, {
    ...{
      rows: [entry, { ...entry, id: 'a0', number: 6, actorName: null, call: 'startSession', record: '', detail: '' }],
    },
    ...{ before: 0, previous: null, next: null, last: null, counts: {}, calls: ['changeUser', 'startSession'] },
  });
  renderInHost(<AuditLog />);
});
afterEach(() => server.stop());

test('it says who did what, also of an account that is gone', async () => {
  const row = await screen.findByRole('row', { name: /Change user/ });
  for (const words of ['Ana Sá', 'u2', 'roles: Staff → Staff, Admin']) expect(row).toHaveTextContent(words);
  expect(screen.getByRole('row', { name: /Sign in/ })).toHaveTextContent('Account u1');
});

test('it is narrowed to one record and from a day on', async () => {
  await screen.findByRole('row', { name: /Change user/ });
  const asked = () => server.heard.filter(({ route }) => route === routes.auditEntries).at(-1);
  await userEvent.type(screen.getByRole('searchbox'), 'u2');
  await waitFor(() => expect(asked()?.headers.get(SEARCH_HEADER)).toBe('u2'));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
  await waitFor(() => expect(asked()?.query).toMatchObject({ from: '2026-11-20' }));
});

test('whether it is whole is looked at when somebody asks, and what was changed is named', async () => {
  server.answer(routes.checkAudit, whole);
  await userEvent.click(await screen.findByRole('button', { name: 'Check the log' }));
  expect(await screen.findByText('All 7 entries are as they were written')).toBeVisible();
  expect(screen.getByText('hash-of-seven')).toBeVisible();
  server.answer(routes.checkAudit, { ...whole, wrong: 3 });
  await userEvent.click(screen.getByRole('button', { name: 'Check the log' }));
  expect(await screen.findByText('Entry 3 is not as it was written')).toBeVisible();
});

test('each action has words of its own', () => {
  const said = Object.entries(routes).flatMap(([name, route]) => (isAudited(route) ? callSaid(name) : []));
  expect(new Set(said).size).toBe(said.length);
  expect(said).toContain('Erase personal data');
});
