import { routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CertifiedDocuments } from './CertifiedDocuments';
import { unpaid } from './invoice.fixture';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const inLisbon = { ...unpaid, campus: 'lisbon' as const };

test('the fatura of certified software is recorded with its ATCUD, as people copy it', async () => {
  const user = userEvent.setup();
  server.answer(routes.recordCertified, inLisbon);
  renderInHost(<CertifiedDocuments invoice={inLisbon} />);
  await user.click(screen.getByRole('button', { name: 'Record a fatura' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Record it' }));
  expect(await dialog.findByText('Please enter its number')).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText(/^Number/), { target: { value: 'FT A/42' } });
  fireEvent.change(dialog.getByLabelText(/^ATCUD/), { target: { value: 'ATCUD: jfkd9xyz-42' } });
  fireEvent.change(dialog.getByLabelText(/^Date/), { target: { value: '2026-11-20' } });
  await user.click(await dialog.findByRole('button', { name: 'Record it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.heard.at(-1)).toMatchObject({
    route: routes.recordCertified,
    body: { kind: 'FT', number: 'FT A/42', atcud: 'JFKD9XYZ-42', issuedOn: '2026-11-20' },
  });
});

test('what is recorded is shown, and invoices of Oxford have none', () => {
  const recorded = {
    ...{ id: 'one', kind: 'FR' as const, number: 'FR B/7', atcud: 'ABCD1234-7', issuedOn: '2026-11-20' },
    ...{ author: 'Rui', recordedAt: '2026-11-21T10:00:00.000Z' },
  };
  const { unmount } = renderInHost(<CertifiedDocuments invoice={{ ...inLisbon, certifiedDocuments: [recorded] }} />);
  expect(screen.getByText('FR B/7')).toBeInTheDocument();
  expect(screen.getByText(/ATCUD ABCD1234-7, .*2026, Rui/)).toBeInTheDocument();
  unmount();
  renderInHost(<CertifiedDocuments invoice={{ ...unpaid, campus: 'oxford' }} />);
  expect(screen.queryByText('Certified documents')).not.toBeInTheDocument();
});
