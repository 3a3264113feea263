import { type Person, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, within } from '@testing-library/react';
import { aSummary } from '../enquiries/enquiry.fixture';
import { PersonPage } from './PersonPage';

const person: Person = {
  name: 'Zoë Hall',
  emails: ['zoe@example.org', 'work@example.org'],
  telephones: ['+447700900111'],
  birthDates: ['2009-02-28'],
  enquiries: [
    { ...aSummary, id: 'e1', reference: 'EN-000001', owing: 1700, because: [] },
    { ...aSummary, id: 'e2', reference: 'EN-000002', because: ['telephone', 'birth'] },
  ],
  messages: [{ id: 'c1', page: 'home', sentAt: '2026-11-20T10:00:00.000Z', because: ['email'] }],
  invoices: [
    {
      id: 'i1',
      number: 'INV-1',
      date: '2026-11-20',
      reference: 'EN-000001',
      status: 'unpaid',
      amount: 1700,
      owing: 1700,
    },
  ],
  entries: [],
  files: [
    { id: 'f1', name: 'report.pdf', reference: 'EN-000002', bytes: 2048, uploadedAt: '2026-11-20T10:00:00.000Z' },
  ],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

test('all that is of one person stands on one page, each with why and a way to it', async () => {
  server.answer(routes.personOf, person);
  renderInHost(<PersonPage hash="e1" />);
  const enquiries = await screen.findByRole('region', { name: 'Enquiries (2)' });
  expect(within(enquiries).getByText('You came from here')).toBeInTheDocument();
  expect(within(enquiries).getByText('Same telephone number, Same name and date of birth')).toBeInTheDocument();
  for (const [name, href] of [
    ['EN-000002', '/staff/enquiry/e2'],
    ['INV-1', '/staff/invoice/i1'],
    ['report.pdf', '/file/f1'],
    ['Message of 20 Nov 2026', '/staff/contact/c1'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const about = screen.getByRole('region', { name: 'About' });
  expect(about).toHaveTextContent('£17.00');
  expect(about).toHaveTextContent('28th February 2009');
  expect(screen.queryByRole('region', { name: /Exam entries/ })).not.toBeInTheDocument();
});

test('what is gone says so', async () => {
  server.refuse(routes.personOf, 404, 'There is no such enquiry or message.');
  renderInHost(<PersonPage hash="e9" />);
  expect(await screen.findByRole('link', { name: /Enquiries/ })).toBeInTheDocument();
});
