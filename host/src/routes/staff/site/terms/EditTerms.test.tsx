import { type EditedTerms, type Role, routes, TERMS_CHANGED } from '@forms/shared/contract';
import type { SiteTextProps } from '@forms/shared/platform/remotes';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditTerms } from './EditTerms';
import { Terms } from './Terms';

const SiteText = ({ label, value, error, onChange }: SiteTextProps) => (
  <label>
    {label} {error}
    <textarea value={value} onChange={({ target }) => onChange(target.value)} />
  </label>
);
const remotes = { 'mf-forms/SiteText': SiteText };

const terms: EditedTerms = {
  ...{ slug: 'exam-terms', title: 'Exam terms', html: '<p>You sit them here.</p>', portuguese: null },
  ...{ version: 2, madeBy: 'Rui', madeAt: '2026-11-24T09:00:00Z', accepted: 0 },
};
const first: EditedTerms = {
  ...terms,
  ...{ html: '<p>You sat them there.</p>', version: 1, madeBy: null, madeAt: null, accepted: 2 },
};
const versionOf = ({ title, version, madeBy, madeAt, accepted }: EditedTerms) => ({
  ...{ title, version, madeBy, madeAt, accepted },
});
const signsIn = (...roles: Role[]) =>
  server.answer(routes.session, { userId: '1', name: 'Ana', email: 'ana@example.org', roles });

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
  signsIn('Admin');
  server.answer(routes.termsToEdit, ({ params }) => (params.version === '1' ? first : terms));
  server.answer(routes.termsVersions, [terms, first].map(versionOf));
  server.answer(routes.termsAcceptances, {
    rows: [{ id: 'e1', reference: 'EX-1234', acceptedAt: '2026-10-02T10:00:00Z' }],
    ...{ before: 0, previous: null, next: null, last: null, counts: {} },
  });
});
afterEach(() => server.stop());

const opens = (services = fakeServices()) => {
  renderInHost(<EditTerms hash="exam-terms" />, { services, remotes });
  return { services, user: userEvent.setup() };
};
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const sent = () => server.heard.filter(({ route }) => route === routes.publishTerms).map(({ body }) => body);
const types = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });

test('the next version is published once an administrator is sure, over the one that was seen', async () => {
  const { user, services } = opens();
  await user.click(await screen.findByRole('button', { name: 'Write them in Portuguese, too' }));
  types(/^Words in Portuguese/, '<p>Realiza-os aqui.</p>');
  expect(preview().getByText('Realiza-os aqui.')).toBeInTheDocument();
  server.answer(routes.publishTerms, { ...terms, version: 3 });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(services.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Publish version 3?' }));
  expect(sent()).toEqual([
    {
      ...{ title: 'Exam terms', html: terms.html, version: 2 },
      portuguese: { title: 'Exam terms', html: '<p>Realiza-os aqui.</p>' },
    },
  ]);
});

test('who accepted an earlier version is shown with it, and it can be restored as the next', async () => {
  const { user } = opens();
  expect(await screen.findByText(/Accepted 2 times/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'View version 1' }));
  expect(await screen.findByRole('link', { name: 'EX-1234' })).toHaveAttribute('href', '/staff/enquiry/e1');
  expect(preview().getByText('You sat them there.')).toBeInTheDocument();
  server.answer(routes.publishTerms, { ...first, version: 3 });
  await user.click(screen.getByRole('button', { name: 'Restore it as version 3' }));
  await waitFor(() => expect(sent()).toMatchObject([{ html: first.html, version: 2 }]));
});

test('what somebody else has published meanwhile is told, and replaced only then', async () => {
  const { user } = opens();
  await screen.findByRole('button', { name: 'Publish' });
  types(/^Title/, 'Mine');
  const theirs = { ...terms, title: 'Theirs', version: 3, madeBy: 'Eva' };
  server.refuse(routes.publishTerms, 409, TERMS_CHANGED.message, { error: TERMS_CHANGED.word, stored: theirs });
  server.answer(routes.termsToEdit, theirs);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Version 3 was published by Eva while you were writing')).toBeInTheDocument();
  server.answer(routes.publishTerms, { ...theirs, title: 'Mine', version: 4 });
  await user.click(screen.getByRole('button', { name: 'Publish mine as version 4' }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ title: 'Mine', version: 3 }));
});

test('staff read the terms and their versions, and publish none', async () => {
  signsIn('Staff');
  opens();
  expect(await screen.findByText('You sit them here.')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('the list says how often the terms of now and those of before were accepted', async () => {
  server.answer(routes.termsOfSite, [{ ...versionOf(terms), slug: 'exam-terms', acceptedBefore: 2 }]);
  renderInHost(<Terms />);
  expect(await screen.findByText('Exam terms')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Exam terms/ })).toHaveTextContent(/2$/);
});
