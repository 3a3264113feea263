import { type Person, routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSummary } from '../enquiries/enquiry.fixture';
import { PersonPage } from './PersonPage';

const person: Person = {
  name: 'Zoë Hall',
  emails: ['zoe@example.org', 'work@example.org'],
  telephones: ['+447700900111'],
  birthDates: ['2009-02-28'],
  enquiries: [
    { ...aSummary, id: 'e1', reference: 'EN-000001', owing: 1700, because: [], link: null },
    { ...aSummary, id: 'e2', reference: 'EN-000002', because: ['telephone', 'birth'], link: null },
  ],
  others: [],
  messages: [{ id: 'c1', page: 'home', sentAt: '2026-11-20T10:00:00.000Z', because: ['email'], link: null }],
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
  server.answer(routes.session, { userId: '1', name: 'Ana', email: 'ana@example.org', roles: ['Staff'] });
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

/** What the server was told of which two. */
const said = () =>
  server.heard
    .filter(({ route }) => route === routes.linkPeople)
    .map(({ params, body }) => [...Object.values(params), body]);

const link = { other: 'e1', author: 'Tom Ode', madeAt: '2026-11-20T10:00:00.000Z' };
const linked: Person = {
  ...person,
  messages: [],
  enquiries: [
    { ...aSummary, id: 'e1', reference: 'EN-000001', because: [], link: null },
    { ...aSummary, id: 'e2', reference: 'EN-000002', because: ['email'], link },
    { ...aSummary, id: 'e3', reference: 'EN-000003', because: [], link: { ...link, other: 'e2' } },
  ],
  others: [{ id: 'e4', reference: 'EN-000004', name: 'Max Hall', sentAt: '2026-11-20T10:00:00.000Z', link }],
};

test('one that the page guessed is taken out by hand, and the focus goes to what undoes it', async () => {
  server.answer(routes.personOf, person);
  const parted = {
    ...person,
    enquiries: person.enquiries.slice(0, 1),
    others: linked.others.map((each) => ({ ...each, id: 'e2' })),
  };
  server.answer(routes.linkPeople, parted);
  renderInHost(<PersonPage hash="e1" />);
  const button = await screen.findByRole('button', { name: 'Not the same person: EN-000002' });
  expect(screen.queryByRole('button', { name: 'Not the same person: EN-000001' })).not.toBeInTheDocument();
  server.answer(routes.personOf, parted);
  await userEvent.click(button);
  const others = await screen.findByRole('region', { name: 'Not the same person (1)' });
  expect(others).toHaveTextContent('Said by Tom Ode on 20 Nov 2026');
  expect(said()).toEqual([['e1', 'e2', { said: 'other', was: null }]]);
  await waitFor(() => expect(within(others).getByRole('button')).toHaveFocus());
});

test('what staff said by hand says who and when, and is undone for the two that it was said of', async () => {
  server.answer(routes.personOf, linked);
  server.answer(routes.linkPeople, linked);
  renderInHost(<PersonPage hash="e1" />);
  const enquiries = await screen.findByRole('region', { name: 'Enquiries (3)' });
  const words = 'Same email address, Same person, said by Tom Ode on 20 Nov 2026';
  expect(within(enquiries).getByText(words)).toBeInTheDocument();
  expect(within(enquiries).getByText(/of it and EN-000002$/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo that EN-000003 is of the same person' }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo that EN-000004 is of another person' }));
  await waitFor(() =>
    expect(said()).toEqual([
      ['e2', 'e3', { said: null, was: 'same' }],
      ['e1', 'e4', { said: null, was: 'other' }],
    ]),
  );
});

const wholeList = { before: 0, previous: null, next: null, last: null, counts: {} };

test('another enquiry is found by a search and linked; the dialog stays open where that is refused', async () => {
  server.answer(routes.personOf, linked);
  server.answer(routes.enquiries, {
    ...wholeList,
    rows: [...linked.enquiries, { ...aSummary, id: 'e5', reference: 'EN-000005' }],
  });
  server.answer(routes.contacts, { ...wholeList, rows: [] });
  server.refuse(routes.linkPeople, 409, 'Somebody else has said something of these two meanwhile.');
  const services = fakeServices();
  renderInHost(<PersonPage hash="e1" />, { services });
  await userEvent.click(await screen.findByRole('button', { name: 'Same person…' }));
  await userEvent.type(await screen.findByLabelText(/^Name, email/), 'hall');
  const choice = await screen.findByRole('button', { name: 'Same person: EN-000005' });
  expect(screen.queryByRole('button', { name: 'Same person: EN-000002' })).not.toBeInTheDocument();
  await userEvent.click(choice);
  await waitFor(() => expect(services.requestError).toHaveBeenCalled());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  server.answer(routes.linkPeople, linked);
  await userEvent.click(choice);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(services.toast).toHaveBeenCalledWith({ kind: 'positive', message: expect.stringContaining('EN-000005') });
  expect(said().at(-1)).toEqual(['e1', 'e5', { said: 'same', was: null }]);
});

test('what is gone says so', async () => {
  server.refuse(routes.personOf, 404, 'There is no such enquiry or message.');
  renderInHost(<PersonPage hash="e9" />);
  expect(await screen.findByRole('link', { name: /Enquiries/ })).toBeInTheDocument();
});
