import { type ErasureCertificate, type HeldEnquiry, type PersonalData, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonalDataPage } from './PersonalDataPage';

const enquiry: HeldEnquiry = {
  ...{ id: 'e1', reference: 'EX-7K2M9Q', formTitle: 'Exams', name: 'Zoë Ng', submittedAt: '2026-11-21T14:05:00.000Z' },
  ...{
    numbers: ['INV-2026-00001'],
    isOwn: true,
    link: null,
    owing: 40_495,
    counts: { letters: 2, files: 1 },
    obstacle: null,
  },
};
const held: PersonalData = {
  ...{ email: 'zoe@example.org', enquiries: [enquiry], contacts: [], drafts: [], account: null },
  ...{ reports: 1, letters: 0, certificates: [] },
};
const certificate: ErasureCertificate = {
  ...{ id: 'c1', erasedAt: '2026-11-26T10:00:00.000Z', author: 'Ana Sá', scope: 'person', addressHash: 'hash' },
  ...{ removed: { anonymous: 1, letters: 2 }, kept: [{ reference: 'EX-7K2M9Q', numbers: ['INV-2026-00001'] }] },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.erasureCertificates, []);
  server.answer(routes.retention, { standard: null, forms: [] });
});
afterEach(() => server.stop());

async function finds(data: PersonalData) {
  server.answer(routes.personalData, data);
  renderInHost(<PersonalDataPage />);
  await userEvent.type(screen.getByLabelText('Email address'), 'zoe@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
}

test('what goes and what the accounts keep is said before it is erased, and nothing is without typing the address', async () => {
  await finds(held);
  await userEvent.click(await screen.findByRole('button', { name: 'Erase all of it' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase what is held of zoe@example.org?' });
  for (const words of [
    '2 letters',
    '1 file',
    '1 problem report',
    'EX-7K2M9Q: INV-2026-00001',
    '£404.95 is still owing',
  ])
    expect(dialog).toHaveTextContent(words);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase' }));
  const typed = within(dialog).getByRole('textbox');
  expect(typed).toHaveFocus();
  expect(typed).toHaveAccessibleDescription(/Please type zoe@example.org/);
  expect(server.heard.map(({ route }) => route)).not.toContain(routes.erasePersonalData);

  server.answer(routes.erasePersonalData, certificate);
  server.answer(routes.personalData, { ...held, enquiries: [], reports: 0, certificates: [certificate] });
  await userEvent.type(typed, 'Zoe@example.org');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase' }));
  expect(await screen.findByRole('link', { name: 'The certificate' })).toHaveAttribute('href', '/staff/erasure/c1');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'EX-7K2M9Q' })).not.toBeInTheDocument());
  expect(screen.getByText('It is erased').closest('[tabindex]')).toHaveFocus();
  expect(server.heard.find(({ route }) => route === routes.erasePersonalData)?.body).toEqual({
    email: 'zoe@example.org',
    of: { scope: 'person' },
  });
});

test('what cannot be erased yet says why, and offers it for nothing of it', async () => {
  const obstacle = 'A refund of EX-7K2M9Q is on its way.';
  await finds({ ...held, enquiries: [{ ...enquiry, obstacle }] });
  expect(await screen.findByText('Not all of it can be erased now')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Erase/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
});

test('a refusal of the server stands in the dialog, and nothing is called erased', async () => {
  await finds(held);
  server.refuse(routes.erasePersonalData, 409, 'A refund is on its way.', { error: 'not-erasable' });
  await userEvent.click(await screen.findByRole('button', { name: 'Erase EX-7K2M9Q' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase EX-7K2M9Q?' });
  await userEvent.type(within(dialog).getByRole('textbox'), 'EX-7K2M9Q');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase' }));
  expect(await within(dialog).findByText('A refund is on its way.')).toBeVisible();
  expect(screen.queryByText('It is erased')).not.toBeInTheDocument();
});

test('what could not be found out is said to have failed, with a way to try again', async () => {
  server.refuse(routes.personalData, 500, 'The database is away.');
  renderInHost(<PersonalDataPage />);
  await userEvent.type(screen.getByLabelText('Email address'), 'zoe@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('What is held could not be loaded')).toBeVisible();
  server.answer(routes.personalData, held);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'EX-7K2M9Q' })).toBeVisible();
});

test('what staff said by hand of whose something is stands there, and what they said is of another person does not go with the rest', async () => {
  const link = { said: 'other', author: 'Tom Ode', madeAt: '2026-11-20T10:00:00.000Z' } as const;
  const parted = { ...enquiry, id: 'e2', reference: 'EX-2', numbers: [], isOwn: false, link };
  const message = { id: 'm1', name: 'Zoë Ng', sentAt: '2026-11-20T10:00:00.000Z', replies: 0, isOwn: true };
  await finds({
    ...held,
    enquiries: [enquiry, parted],
    contacts: [
      { ...message, link: { ...link, said: 'same' } },
      { ...message, id: 'm2', isOwn: false, link },
    ],
  });
  expect(await screen.findByText('Of this person, as Tom Ode said on 20 Nov 2026.')).toBeVisible();
  expect(screen.getAllByText(/^Not with the rest: Tom Ode said on 20 Nov 2026/)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Erase all of it' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase what is held of zoe@example.org?' });
  expect(dialog).toHaveTextContent('1 message of the contact form');
  expect(dialog).not.toHaveTextContent('1 enquiry');
});
