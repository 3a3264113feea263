import { type EditedPage, type ListedPage, PAGE_CHANGED, routes } from '@forms/shared/contract';
import type { SiteTextProps } from '@forms/shared/platform/remotes';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditPage } from './EditPage';
import { NewPage } from './NewPage';
import { Pages } from './Pages';

const SiteText = ({ label, value, error, onChange }: SiteTextProps) => (
  <label>
    {label} {error}
    <textarea value={value} onChange={({ target }) => onChange(target.value)} />
  </label>
);
const remotes = { 'mf-forms/SiteText': SiteText };

const fees: EditedPage = {
  ...{ slug: 'fees', language: 'en-GB', title: 'Fees', subtitle: 'What things cost', picture: null, alt: '' },
  ...{ html: '<p>By card.</p><p>[[exam-fees]]</p>', version: 2, madeBy: 'Rui', madeAt: '2026-11-24T09:00:00Z' },
};
const first: EditedPage = { ...fees, title: 'Prices', version: 1, madeBy: null, madeAt: null };
const listed = ({ slug, language, title, version, madeBy, madeAt }: EditedPage): ListedPage => ({
  ...{ slug, language, title, version, madeBy, madeAt },
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  localStorage.clear();
  server = fakeServer();
  server.answer(routes.pageToEdit, ({ params }) => (params.version === '1' ? first : fees));
  server.answer(routes.pageVersions, [listed(fees), listed(first)]);
  server.answer(routes.contentPage, { ...fees, headerImage: null });
  server.answer(routes.pageParts, {
    pictures: [
      { name: 'hall', image: { alt: '', sizes: [{ src: '/content/images/hall-720.webp', width: 720, height: 300 }] } },
    ],
    inserts: [{ mark: '<p>[[exam-fees]]</p>', html: '<p>Mathematics £229.95</p>' }],
  });
});
afterEach(() => server.stop());

const opens = (services = fakeServices()) => {
  renderInHost(<EditPage hash="fees" />, { services, remotes });
  return { services, user: userEvent.setup() };
};
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const sent = () => server.heard.filter(({ route }) => route === routes.publishPage).map(({ body }) => body);
const types = (label: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });

test('what is written is shown as visitors will see it, with the fees in their place, and published over what was seen', async () => {
  const { user, services } = opens();
  expect(await screen.findByText('Version 2 · 24 Nov 2026, 09:00 by Rui')).toBeInTheDocument();
  expect(await preview().findByText('Mathematics £229.95')).toBeInTheDocument();
  types('Title', 'What it costs');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Picture' }), 'hall');
  types('What the picture shows', 'Desks');
  expect(preview().getByRole('heading', { name: 'What it costs' })).toBeInTheDocument();
  expect(preview().getByRole('img', { name: 'Desks' })).toBeInTheDocument();
  server.answer(routes.publishPage, { ...fees, title: 'What it costs', picture: 'hall', alt: 'Desks', version: 3 });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(services.toast).toHaveBeenCalledWith({ kind: 'positive', message: 'Published as version 3' }),
  );
  const { title: _, ...rest } = fees;
  expect(sent()).toEqual([
    { title: 'What it costs', subtitle: rest.subtitle, picture: 'hall', alt: 'Desks', html: rest.html, version: 2 },
  ]);
});

test('what the server takes out is told', async () => {
  const { user, services } = opens();
  await screen.findByRole('button', { name: 'Publish' });
  types('Words', '<p onclick="x()">By card.</p>');
  server.answer(routes.publishPage, { ...fees, html: '<p>By card.</p>', version: 3 });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(services.toast).toHaveBeenCalledWith({
      kind: 'warning',
      message: 'Published as version 3, without what no page may hold: please look at it',
    }),
  );
});

test('an earlier version is looked at in the preview and restored', async () => {
  const { user } = opens();
  await user.click(await screen.findByRole('button', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: 'View version 1' }));
  expect(await preview().findByRole('heading', { name: 'Prices' })).toBeInTheDocument();
  server.answer(routes.publishPage, { ...first, version: 3 });
  await user.click(screen.getByRole('button', { name: 'Restore it as version 3' }));
  await waitFor(() => expect(sent()).toMatchObject([{ title: 'Prices', version: 2 }]));
});

test('what somebody else has published meanwhile stands beside what was written, and is replaced only then', async () => {
  const { user } = opens();
  await screen.findByRole('button', { name: 'Publish' });
  types('Subtitle', 'Mine');
  const theirs = { ...fees, subtitle: 'Theirs', version: 3, madeBy: 'Ana' };
  server.refuse(routes.publishPage, 409, PAGE_CHANGED.message, { error: PAGE_CHANGED.word, stored: theirs });
  server.answer(routes.pageToEdit, theirs);
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Version 3 was published by Ana while you were writing')).toBeInTheDocument();
  expect(screen.getByText('Now:', { exact: false })).toHaveTextContent('Now: Theirs');
  expect(screen.getByText('You have:', { exact: false })).toHaveTextContent('You have: Mine');
  expect(screen.getByRole('textbox', { name: 'Subtitle' })).toHaveValue('Mine');
  server.answer(routes.publishPage, { ...theirs, subtitle: 'Mine', version: 4 });
  await user.click(screen.getByRole('button', { name: 'Publish mine as version 4' }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ subtitle: 'Mine', version: 3 }));
});

test('what was not published is there again when one comes back', async () => {
  const { unmount } = renderInHost(<EditPage hash="fees" />, { remotes });
  await screen.findByRole('button', { name: 'Publish' });
  types('Title', 'Half written');
  unmount();
  opens();
  expect(await screen.findByText('What you wrote last time is here again')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Half written');
});

test('a page without a title is not sent, and says so at its field', async () => {
  const { user } = opens();
  await screen.findByRole('button', { name: 'Publish' });
  types('Title', ' ');
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(/A page needs a title/);
  expect(sent()).toEqual([]);
});

test('a new page has an address by its title, and one that is taken is told at it', async () => {
  const user = userEvent.setup();
  renderInHost(<NewPage />, { remotes });
  types('Title', 'Boarding houses');
  types('Words', '<p>Where you live.</p>');
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('boarding-houses');
  server.refuse(routes.newPage, 409, 'There is a page of this address already.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
      /There is a page of this address/,
    ),
  );
});

test('the list says which page is of which language, and who published it', async () => {
  server.answer(routes.pagesOfSite, [listed(fees), { ...listed(first), slug: 'fees.php', language: 'pt-PT' }]);
  renderInHost(<Pages />);
  expect(await screen.findByText('/fees.php')).toBeInTheDocument();
  expect(screen.getByText('Portuguese (Lisbon)')).toBeInTheDocument();
  expect(screen.getByText('Rui')).toBeInTheDocument();
  expect(screen.getByText('Came with the product')).toBeInTheDocument();
});
