import { type DraftAnswer, type FormDefinition, routes, type SavedDraft } from '@forms/shared/contract';
import { useLocation } from '@forms/shared/platform/routing';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshBrowserStorage, storageDump, withoutCryptography } from '../drafts/browserStorage.fake';
import FormPage from './FormPage';

const definition: FormDefinition = {
  header: { title: 'Tuition services' },
  pages: [
    { name: 'who', title: 'Who you are', fields: [{ name: 'name', type: 'input', label: 'Name', required: true }] },
    { name: 'why', title: 'Why you ask', fields: [{ name: 'reason', type: 'input', label: 'Reason', required: true }] },
  ],
};
const savedDraft: SavedDraft = {
  hash: 'the-secret',
  savedAt: '2026-07-01T10:00:00Z',
  keptUntil: '2026-07-31T12:00:00Z',
};
const behindLink: DraftAnswer = {
  slug: 'tuition',
  version: 1,
  journey: 'the-journey',
  pages: [{ name: 'who', values: { name: 'Ada' } }],
  current: 'why',
  savedAt: savedDraft.savedAt,
  keptUntil: savedDraft.keptUntil,
};

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  await freshBrowserStorage();
  server = fakeServer();
  server.answer(routes.form, { slug: 'tuition', title: 'Tuition', version: 1, json: definition });
});
afterEach(async () => {
  // A page that goes saves its last answers, and not into the next test.
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  server.stop();
});

function FormAtAddress() {
  const [, slug = '', hash] = useLocation().pathname.split('/');
  return <FormPage slug={slug} hash={hash} />;
}

function visit(path = '/tuition', services = fakeServices()) {
  const user = userEvent.setup();
  const host = renderInHost(<FormAtAddress />, { services, path });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const fill = async (name: string, text: string) => user.type(await screen.findByRole('textbox', { name }), text);
  return { ...host, user, press, fill };
}
const saved = () => screen.findByText(/^Saved \d\d:\d\d on this device$/);
/** The page goes into the background, and what it does then is done. */
const hide = () =>
  act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
/** Whether the browser asks before it closes the tab. */
async function isAskedOnLeaving(): Promise<boolean> {
  const event = new Event('beforeunload', { cancelable: true });
  await act(async () => void window.dispatchEvent(event));
  return event.defaultPrevented;
}
const heard = (route: object) => server.heard.filter((call) => call.route === route);

/** A first visit: the name is given and the second page reached, then the tab is closed. */
async function leaveHalfway() {
  const { unmount, fill, press } = visit();
  await fill('Name', 'Zoë');
  await press('Continue');
  await saved();
  unmount();
}

test('who comes back goes on where they left off', async () => {
  await leaveHalfway();
  const { press, fill } = visit();
  expect(await screen.findByText('Continue where you left off?')).toBeInTheDocument();
  expect(screen.getByText(/^Saved \d\d:\d\d\./)).toBeInTheDocument();
  await press('Continue');
  expect(await screen.findByRole('heading', { name: 'Why you ask' })).toHaveFocus();
  await fill('Reason', 'More');
  await press('Back');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Zoë');
});

test('who starts again finds an empty form, and nothing is left of the old answers', async () => {
  await leaveHalfway();
  expect(await storageDump()).not.toBe('');
  const { press } = visit();
  await press('Start again');
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(screen.getByRole('heading', { name: 'Who you are' })).toHaveFocus();
  expect(await storageDump()).toBe('');
});

test('what is typed and left at once is kept', async () => {
  const { fill, unmount } = visit();
  await fill('Name', 'Zoë');
  await hide();
  await saved();
  unmount();
  visit();
  expect(await screen.findByText('Continue where you left off?')).toBeInTheDocument();
});

test('who never typed leaves nothing behind', async () => {
  const { press, unmount } = visit();
  await screen.findByRole('textbox', { name: 'Name' });
  unmount();
  expect(await indexedDB.databases()).toEqual([]);
  visit();
  await press('Finish later');
  expect(await indexedDB.databases()).toEqual([]);
});

test('nothing is left in the browser once the form was sent, and the sending names its version', async () => {
  server.answer(routes.submitForm, { id: '1', reference: 'TS-1' });
  const { fill, press } = visit();
  await fill('Name', 'Zoë');
  await press('Continue');
  await fill('Reason', 'More');
  await saved();
  await press('Continue');
  await press('Submit');
  await screen.findByText('TS-1');
  await waitFor(async () => expect(await storageDump()).toBe(''));
  expect(heard(routes.submitForm)[0]?.headers.get('form-version')).toBe('1');
  expect(heard(routes.submitForm)[0]?.headers.get('form-draft')).toBeNull();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('nothing is left in the browser once the form was cleared', async () => {
  const { fill, press } = visit();
  await fill('Name', 'Zoë');
  await saved();
  await press('Clear');
  await waitFor(async () => expect(await storageDump()).toBe(''));
  expect(screen.queryByText(/^Saved/)).toBeNull();
});

test('answers begun on an older version of the form are finished on that version', async () => {
  await leaveHalfway();
  const newer: FormDefinition = { ...definition, pages: [{ name: 'all', title: 'All new', fields: [] }] };
  server.answer(routes.form, ({ query }) =>
    query.version === '1'
      ? { slug: 'tuition', title: 'Tuition', version: 1, json: definition }
      : { slug: 'tuition', title: 'Tuition', version: 2, json: newer },
  );
  server.answer(routes.submitForm, { id: '1', reference: 'TS-1' });
  const { fill, press } = visit();
  await press('Continue');
  await fill('Reason', 'More');
  await press('Continue');
  await press('Submit');
  await screen.findByText('TS-1');
  expect(heard(routes.submitForm)[0]?.headers.get('form-version')).toBe('1');
});

test('saving is announced the first time and not again', async () => {
  const { fill } = visit();
  await fill('Name', 'Zoë');
  await saved();
  const news = screen.getByText('Your answers are saved on this device.');
  expect(news).toHaveAttribute('role', 'status');
  const said = jest.fn();
  const watching = new MutationObserver(said);
  watching.observe(news, { childList: true, characterData: true, subtree: true });
  await fill('Name', ' Ann');
  await hide();
  expect(said).not.toHaveBeenCalled();
});

test('a browser that cannot keep answers safely says so, keeps nothing, and warns before they are lost', async () => {
  withoutCryptography();
  const { fill } = visit();
  await fill('Name', 'Zoë');
  expect(
    await screen.findByText(/This browser cannot keep your answers safely/, {}, { timeout: 3000 }),
  ).toBeInTheDocument();
  expect(await indexedDB.databases()).toEqual([]);
  expect(await isAskedOnLeaving()).toBe(true);
});

test('a save that fails is said, and made as soon as it can be', async () => {
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new Error('The disk is full');
  };
  const { fill } = visit();
  await fill('Name', 'Zoë');
  expect(
    await screen.findByText(/could not be saved on this device: please stay/, {}, { timeout: 3000 }),
  ).toBeInTheDocument();
  indexedDB.open = open;
  await saved();
});

test('closing the tab is not warned of once the answers are saved', async () => {
  const { fill } = visit();
  await fill('Name', 'Zoë');
  expect(await isAskedOnLeaving()).toBe(true);
  await saved();
  expect(await isAskedOnLeaving()).toBe(false);
});

test('who is at somebody else’s computer can have nothing kept there', async () => {
  const { fill, press } = visit();
  await fill('Name', 'Zoë');
  await saved();
  await press('Don’t keep here');
  expect(
    await screen.findByText('Your answers are not kept on this device.', { selector: ':not([role])' }),
  ).toBeInTheDocument();
  await fill('Name', ' Ann');
  await hide();
  expect(await storageDump()).toBe('');
  await press('Keep them');
  await saved();
});

test('of two tabs the newest wins, says so, and can take over what the other had', async () => {
  const { fill, press } = visit();
  await fill('Name', 'Here');
  await saved();
  await jest.isolateModulesAsync(async () => {
    const other = await import('../drafts/shelf');
    await other.keepDraft({
      slug: 'tuition',
      version: 1,
      journey: 'other',
      pages: [{ name: 'who', values: { name: 'There' } }],
    });
  });
  await fill('Name', ' too');
  expect(
    await screen.findByText('You are filling in this form in another tab, too.', {}, { timeout: 3000 }),
  ).toBeInTheDocument();
  await press('Take the other tab’s answers');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('There');
  expect(screen.queryByText(/in another tab/)).toBeNull();
});

describe('a link to finish later', () => {
  test('is asked for, shown with its last day, and copied', async () => {
    server.answer(routes.keepDraft, savedDraft);
    const { fill, press, user } = visit();
    await fill('Name', 'Zoë');
    await press('Continue');
    await press('Finish later');
    const dialog = within(await screen.findByRole('dialog', { name: 'Finish later' }));
    expect(await dialog.findByText(/until 31st July 2026/)).toBeInTheDocument();
    const link = dialog.getByRole('textbox', { name: 'Your link' });
    expect(link).toHaveValue(`${window.location.origin}/tuition/the-secret`);
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await dialog.findByText('Copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/tuition/the-secret`);
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Finish later' })).toHaveFocus());
    expect(heard(routes.keepDraft).map(({ body }) => body)).toMatchObject([
      {
        slug: 'tuition',
        version: 1,
        pages: [{ name: 'who', values: { name: 'Zoë' } }, { name: 'why' }],
        current: 'why',
      },
    ]);
  });

  test('is mailed to whichever address is given, which is said, and the form is not sent by it', async () => {
    server.answer(routes.keepDraft, savedDraft);
    server.answer(routes.mailDraft, undefined);
    const { fill, press } = visit();
    await fill('Name', 'Zoë');
    await press('Finish later');
    await fill('Email address', 'zoe at home');
    await press('Email me the link');
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
    await userEvent.clear(screen.getByRole('textbox', { name: 'Email address' }));
    await fill('Email address', 'zoe@example.org{Enter}');
    expect(await screen.findByText(/^The link is on its way to zoe@example.org\./)).toHaveAttribute('role', 'status');
    expect(heard(routes.mailDraft).map(({ body }) => body)).toEqual([{ hash: 'the-secret', email: 'zoe@example.org' }]);
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  });

  test('is the same when it is asked for again, and ends with the sending', async () => {
    server.answer(routes.keepDraft, savedDraft);
    server.answer(routes.submitForm, { id: '1', reference: 'TS-1' });
    const { fill, press } = visit();
    await fill('Name', 'Zoë');
    for (const time of [1, 2]) {
      await press('Finish later');
      await screen.findByText(/until 31st July 2026/);
      await press('Done');
      expect(heard(routes.keepDraft)).toHaveLength(time);
    }
    expect(heard(routes.keepDraft)[1]?.body).toMatchObject({ hash: 'the-secret' });
    await press('Continue');
    await fill('Reason', 'More');
    await press('Continue');
    await press('Submit');
    await screen.findByText('TS-1');
    expect(heard(routes.submitForm)[0]?.headers.get('form-draft')).toBe('the-secret');
  });

  test('that cannot be made says so, and can be tried again', async () => {
    server.breakOff(routes.keepDraft);
    const { fill, press } = visit();
    await fill('Name', 'Zoë');
    await press('Finish later');
    expect(await screen.findByText('The link could not be made.')).toBeInTheDocument();
    server.answer(routes.keepDraft, savedDraft);
    await press('Try again');
    expect(await screen.findByRole('textbox', { name: 'Your link' })).toBeInTheDocument();
  });

  test('leads on where it was made, on any device, and ends with the sending', async () => {
    server.answer(routes.draft, behindLink);
    server.answer(routes.submitForm, { id: '1', reference: 'TS-1' });
    const { fill, press } = visit('/tuition/the-secret');
    await fill('Reason', 'More');
    await press('Continue');
    await press('Submit');
    await screen.findByText('TS-1');
    expect(heard(routes.draft)[0]?.params).toEqual({ hash: 'the-secret' });
    const [sending] = heard(routes.submitForm);
    expect(sending?.headers.get('form-draft')).toBe('the-secret');
    expect(sending?.body).toEqual([
      { name: 'who', values: { name: 'Ada' } },
      { name: 'why', values: { reason: 'More' } },
    ]);
  });

  test('opened where other answers are kept asks which', async () => {
    await leaveHalfway();
    server.answer(routes.draft, behindLink);
    const { press } = visit('/tuition/the-secret');
    expect(await screen.findByText('With which answers do you want to continue?')).toBeInTheDocument();
    await press('Those of your link');
    await press('Back');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Ada');
  });

  test.each([
    ['of another form', () => server.answer(routes.draft, { ...behindLink, slug: 'other' })],
    ['that is wrong or too old', () => server.refuse(routes.draft, 404, 'There is no such draft.')],
  ])('%s says so, with the empty form a press away', async (_, arrange) => {
    arrange();
    const { press } = visit('/tuition/not-a-secret');
    expect(await screen.findByText('There are no answers behind this link.')).toBeInTheDocument();
    await press('Open the form');
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  test('that cannot be asked for can be tried again', async () => {
    server.breakOff(routes.draft);
    const { press } = visit('/tuition/the-secret');
    expect(await screen.findByText('Your answers could not be loaded.')).toBeInTheDocument();
    server.answer(routes.draft, behindLink);
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Why you ask' })).toBeInTheDocument();
  });
});
