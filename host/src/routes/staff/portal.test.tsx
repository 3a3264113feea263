import {
  type Campus,
  type Contact,
  type CountedQueue,
  routes as calls,
  type Enquiry,
  type EnquirySummary,
  INVITATION_PAGE,
  queueLabels,
  queueNames,
  type ReceivedBugReport,
  type Role,
  SESSION_IDLE_MINUTES,
  shownTime,
  type UnsentLetters,
  type User,
} from '@forms/shared/contract';
import { RemoteProvider } from '@forms/shared/platform/remotes';
import { createMemoryRouter, RouterProvider } from '@forms/shared/platform/routing';
import { ServicesProvider } from '@forms/shared/platform/services';
import { app, createStore, StoreProvider } from '@forms/shared/platform/store';
import { fakeServer, fakeServices, pageWith } from '@forms/shared/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bring } from '../../translation/own/say';
import { routes } from '../routes';

const noWork: CountedQueue[] = queueNames.map((queue) => ({ title: queueLabels[queue], count: 0, list: { queue } }));

import { anEnquiry, aSummary } from './enquiries/enquiry.fixture';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(calls.waiting, { enquiries: 1, contacts: 0, bugReports: 0 });
  server.answer(calls.forms, []);
  server.answer(calls.unsentLetters, { count: 0, letters: [] });
  server.answer(calls.remoteProblems, []);
  server.answer(calls.queues, noWork);
  server.answer(calls.views, []);
  server.answer(calls.cardIssues, []);
  server.answer(calls.messages, []);
  server.answer(calls.colleagues, [
    { id: '7', name: 'Ana Sá' },
    { id: '8', name: 'Ben Ode' },
  ]);
  server.answer(calls.enquiryTags, ['Evenings']);
});
afterEach(() => server.stop());

const signedInAs = (...roles: Role[]) =>
  server.answer(calls.session, { userId: '7', name: 'Ana Sá', email: 'ana@example.org', roles });

const summary: EnquirySummary = {
  ...aSummary,
  email: 'zoe@example.org',
  paymentMethod: 'bacs',
  amount: 107500,
  owing: 107500,
  invoiceStatus: 'unpaid',
};
const enquiry: Enquiry = { ...anEnquiry, ...summary };
const contact: Contact = {
  id: 'c1',
  firstName: 'Rui',
  lastName: 'Melo',
  email: 'rui@example.org',
  mobile: '+351 911 111 111',
  message: 'When do exams begin?\nThank you.',
  page: 'contact-us',
  suspect: false,
  replies: [],
  received: [],
  sentAt: '2026-11-21T10:00:00.000Z',
  status: 'submitted',
};
const report: ReceivedBugReport = {
  id: 'b1',
  host: 'forms.example.org',
  route: '/exams-registration-v2',
  message: '500: Something broke',
  userAgent: 'Firefox',
  platform: 'Linux',
  description: '1440×900, en-GB',
  optionalMsg: 'I pressed Continue',
  response: 'server-error',
  status: 500,
  request: 'POST /webforms/exams/form/data',
  API: '/api',
  userId: null,
  version: '1.5.44',
  app: 'forms',
  school: 'oxford',
  sentAt: '2026-11-21T11:00:00.000Z',
  tracking: 'submitted',
};
const user: User = {
  id: '8',
  name: 'Ben Ode',
  email: 'ben@example.org',
  roles: ['Tutor'],
  active: true,
  hasPassword: false,
  hasSecondFactor: false,
  lastSignIn: null,
};

function open(path: string, overrides = {}, campus: Campus = 'oxford') {
  const store = createStore();
  store.dispatch(app.actions.campusChosen(campus));
  const services = fakeServices(overrides);
  const router = createMemoryRouter(routes({ live: true }), { initialEntries: [path] });
  render(
    <StoreProvider store={store}>
      <ServicesProvider value={services}>
        <RemoteProvider value={(of, props) => <p>{`${of} ${JSON.stringify(props)}`}</p>}>
          <RouterProvider router={router} />
        </RemoteProvider>
      </ServicesProvider>
    </StoreProvider>,
  );
  return { store, services, router };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('the portal', () => {
  test('sends who is not signed in home, and says why', async () => {
    server.refuse(calls.session, 401, 'Login expired');
    const { router, services } = open('/staff/enquiries');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(services.requestError).toHaveBeenCalledWith({ status: 401 });
  });

  test('sends who loses their sign-in while working home, too', async () => {
    signedInAs('Staff');
    server.refuse(calls.enquiries, 401, 'Login expired');
    const { router } = open('/staff/enquiries');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('is a candidate’s own account', async () => {
    signedInAs('Candidate');
    open('/staff/home');
    const menu = await screen.findByRole('navigation', { name: 'Your account' });
    expect(within(menu).getByRole('link', { name: 'My applications' })).toBeVisible();
    expect(screen.queryByText('Staff portal')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Go to…/ })).not.toBeInTheDocument();
  });

  test('is that account in Portuguese at Lisbon', async () => {
    signedInAs('Candidate');
    await bring('pt-PT');
    open('/staff/home', {}, 'lisbon');
    expect(await screen.findByRole('navigation', { name: 'A sua conta' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Terminar sessão' })).toBeVisible();
    await heading('Início');
  });

  test('offers staff what they may open, and how much waits there', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiries, pageWith([summary]));
    open('/staff/enquiries');
    const menu = await screen.findByRole('navigation', { name: 'Staff portal' });
    expect(await within(menu).findByRole('link', { name: 'Enquiries 1 waiting' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const admissions = within(menu).getByRole('list', { name: 'Admissions' });
    expect(within(admissions).getByRole('link', { name: 'Contacts' })).toBeInTheDocument();
    expect(within(menu).queryByRole('link', { name: 'Users' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Signed in' })).getByText('Staff')).toBeInTheDocument();
  });

  test('offers users to administrators', async () => {
    signedInAs('Admin');
    server.answer(calls.users, [user]);
    open('/staff/users');
    expect(await screen.findByRole('link', { name: 'Users' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Ben Ode' })).toHaveAttribute('href', '/staff/user/8');
  });

  test('offers a candidate the files that the college has shared with them', async () => {
    signedInAs('Candidate');
    open('/staff/home');
    const menu = within(await screen.findByRole('navigation', { name: 'Your account' }));
    await userEvent.click(menu.getByRole('link', { name: 'My files' }));
    await screen.findByText(/mf-files\/FileList.*"studentMode":true,"readOnly":true/);
  });

  test('asks nothing of the work of staff for who has other roles, and leads to what is theirs', async () => {
    signedInAs('Tutor', 'Calendar');
    open('/staff/home');
    const pages = within(await screen.findByRole('region', { name: 'What you can open' }));
    expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['My tuition', 'Calendar']);
    expect(server.heard.map(({ route }) => route)).toEqual([calls.session]);
  });

  test('offers staff who are limited to an area what is of it or of none, and asks for nothing of another', async () => {
    server.answer(calls.session, {
      ...{ userId: '7', name: 'Ana Sá', email: 'ana@example.org', roles: ['Staff'], areas: ['exams'] },
    });
    open('/staff/home');
    const menu = within(await screen.findByRole('navigation', { name: 'Staff portal' }));
    expect(await menu.findByRole('link', { name: 'Exam entries' })).toBeInTheDocument();
    expect(menu.queryByRole('link', { name: 'Invoices' })).not.toBeInTheDocument();
    expect(menu.queryByRole('link', { name: 'Contacts' })).not.toBeInTheDocument();
    await screen.findByRole('region', { name: 'New enquiries' });
    expect(screen.queryByRole('region', { name: 'Unread messages' })).not.toBeInTheDocument();
    const asked = server.heard.map(({ route }) => route);
    for (const route of [calls.contacts, calls.cardIssues]) expect(asked).not.toContain(route);
  });

  test('says that a page is for other roles without asking for what is on it', async () => {
    signedInAs('Staff');
    open('/staff/users');
    await screen.findByText('This page is not for your role');
    expect(server.heard.map(({ route }) => route)).not.toContain(calls.users);
  });

  test('does not find a page that there is not', async () => {
    signedInAs('Staff');
    open('/staff/nothing');
    await heading('Page not found');
  });

  test('signs out, and keeps nothing that was read', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiries, pageWith([summary]));
    server.answer(calls.endSession, undefined);
    const { router, store } = open('/staff/enquiries');
    await screen.findByText('EX-7K2M9Q');
    localStorage.setItem('forms-site/page/fees', '{"words":"Zoë has begun to write"}');
    await press('Sign out');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await act(async () => {});
    expect(JSON.stringify(store.getState())).not.toContain('Zoë');
    expect(store.getState().app.loggedIn).toBe(false);
    expect(localStorage.getItem('forms-site/page/fees')).toBeNull();
  });

  test('is left, and keeps nothing that was read, once another tab of the browser signs out', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiries, pageWith([summary]));
    const { router, store } = open('/staff/enquiries');
    await screen.findByText('EX-7K2M9Q');
    const otherTab = new BroadcastChannel('forms-signed-out');
    act(() => otherTab.postMessage(''));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('Zoë'));
    expect(store.getState().app.loggedIn).toBe(false);
    otherTab.close();
  });

  describe('where nobody is any more', () => {
    const minutes = (many: number) => act(() => jest.advanceTimersByTimeAsync(many * 60_000));
    /** A portal that has read an enquiry; from then on time passes as it is told. */
    async function openedAndLeftAlone() {
      signedInAs('Staff');
      server.answer(calls.enquiries, pageWith([summary]));
      const opened = open('/staff/enquiries');
      await screen.findByText('EX-7K2M9Q');
      return opened;
    }
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout'] }));
    afterEach(() => jest.useRealTimers());

    test('takes what was read off the screen once the session is over, and leads back to it by signing in', async () => {
      const { router, store, services } = await openedAndLeftAlone();
      await minutes(SESSION_IDLE_MINUTES - 1);
      expect(router.state.location.pathname).toBe('/staff/enquiries');
      await minutes(3);
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
      expect(router.state.location.state).toEqual({ headed: '/staff/enquiries' });
      expect(services.requestError).toHaveBeenCalledWith({ status: 401 });
      expect(JSON.stringify(store.getState())).not.toContain('Zoë');
    });

    test('stays for whoever touches it, here or in another tab', async () => {
      const { router } = await openedAndLeftAlone();
      await minutes(SESSION_IDLE_MINUTES - 1);
      act(() => void window.dispatchEvent(new Event('keydown')));
      await minutes(SESSION_IDLE_MINUTES - 1);
      const otherTab = new BroadcastChannel('forms-touched');
      act(() => otherTab.postMessage(''));
      otherTab.close();
      await minutes(SESSION_IDLE_MINUTES - 1);
      expect(router.state.location.pathname).toBe('/staff/enquiries');
    });
  });

  test('signs out everywhere, once that was confirmed', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiries, pageWith([summary]));
    server.answer(calls.endAllSessions, undefined);
    const { router, store } = open('/staff/enquiries');
    await screen.findByText('EX-7K2M9Q');
    await press('Sign out everywhere');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(server.heard.map(({ route }) => route)).toContain(calls.endAllSessions);
    expect(store.getState().app.loggedIn).toBe(false);
  });
});

describe('the portal’s home', () => {
  test('counts the work that is owed, each queue leading to its enquiries', async () => {
    signedInAs('Staff');
    const held: Readonly<Record<string, number>> = { Unassigned: 1_200, 'Letters not sent': 1 };
    server.answer(calls.queues, [
      ...noWork.map((queue) => ({ ...queue, count: held[queue.title] ?? 0 })),
      { title: 'Exams to enter', count: null, list: { view: 'v1' } },
    ]);
    for (const list of [calls.enquiries, calls.contacts, calls.bugReports]) server.answer(list, pageWith([]));
    open('/staff/home');
    const owed = within(await screen.findByRole('region', { name: 'Work owed' }));
    expect(owed.getByRole('link', { name: 'Unassigned 1,200' })).toHaveAttribute(
      'href',
      '/staff/enquiries?queue=unassigned',
    );
    expect(owed.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Unassigned 1,200',
      'Letters not sent 1',
      'Exams to enter over 4,000',
    ]);
    expect(owed.getByRole('link', { name: /Exams to enter/ })).toHaveAttribute('href', '/staff/enquiries?view=v1');
    expect(owed.getByText(/^Nothing in:.*Refunds owed/)).toBeInTheDocument();
  });

  test('shows the newest of what nobody has begun', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiries, ({ query }) => {
      expect(query).toEqual({ tab: 'new', size: '5' });
      return pageWith([summary], { new: 1_200 });
    });
    server.answer(calls.contacts, pageWith([contact]));
    server.answer(calls.bugReports, pageWith([]));
    open('/staff/home');
    const enquiries = await screen.findByRole('region', { name: 'New enquiries' });
    expect(await within(enquiries).findByRole('link', { name: 'Zoë Hall' })).toHaveAttribute(
      'href',
      '/staff/enquiry/42',
    );
    expect(within(enquiries).getByRole('heading')).toHaveTextContent('New enquiries1,200');
    expect(await screen.findByRole('link', { name: 'Rui Melo' })).toHaveAttribute('href', '/staff/contact/c1');
    expect(await screen.findByText('Nothing waits.')).toBeInTheDocument();
  });

  test('counts the letters that did not go, says why, and leads to where they are sent again', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiries, pageWith([]));
    for (const list of [calls.contacts, calls.bugReports]) server.answer(list, pageWith([]));
    const letter: UnsentLetters['letters'][number] = {
      id: 'l1',
      about: { entityType: 'enquiry', entityTypeId: '42', name: 'EX-7K2M9Q' },
      kind: 'invoice',
      recipient: 'zoe@example.org',
      subject: 'Invoice',
      state: 'failed',
      sentAt: null,
      queuedAt: '2026-11-21T14:05:00.000Z',
      lastError: 'No such mailbox',
      seller: null,
    };
    const about = { entityType: 'contact', entityTypeId: 'c1', name: 'Rui Melo' } as const;
    server.answer(calls.unsentLetters, { count: 7, letters: [letter, { ...letter, id: 'l2', kind: 'reply', about }] });
    open('/staff/home');
    const letters = within(await screen.findByRole('region', { name: 'Letters not sent' }));
    expect(letters.getByRole('heading', { name: 'Letters not sent 7' })).toBeInTheDocument();
    const [first] = letters.getAllByRole('listitem');
    expect(first).toHaveTextContent('Given up, to zoe@example.org. No such mailbox');
    expect(within(first as HTMLElement).getByRole('link', { name: 'Invoice for EX-7K2M9Q' })).toHaveAttribute(
      'href',
      '/staff/enquiry/42',
    );
    expect(letters.getByRole('link', { name: 'Reply to Rui Melo' })).toHaveAttribute('href', '/staff/contact/c1');
    expect(letters.getByText(/And 5 more/)).toBeInTheDocument();
  });

  test('names refunds that failed and disputes, with their amounts and the day by which evidence is due', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiries, pageWith([]));
    for (const list of [calls.contacts, calls.bugReports]) server.answer(list, pageWith([]));
    const issue = {
      ...{ enquiryId: '42', invoiceId: '7', number: 'INV-2026-00042', reference: 'EX-7K2M9Q', name: 'Zoë Hall' },
      ...{ amount: 16_550, since: '2026-11-22T10:00:00.000Z', dashboard: null, isWork: true },
    };
    server.answer(calls.cardIssues, [
      { ...issue, id: 'dp', kind: 'dispute', state: 'open', detail: 'fraudulent', dueBy: '2026-12-01T23:59:00.000Z' },
      { ...issue, id: 're', kind: 'refund', state: 'failed', detail: 'lost or stolen card' },
    ]);
    open('/staff/home');
    const issues = within(await screen.findByRole('region', { name: 'Refunds and disputes' }));
    const [first, second] = issues.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Dispute: evidence needed, £165.50, INV-2026-00042. Evidence is due by 1 Dec 2026/);
    expect(second).toHaveTextContent('Refund failed, £165.50');
    expect(issues.getAllByRole('link', { name: 'Zoë Hall' })[0]).toHaveAttribute('href', '/staff/invoice/7');
  });

  test('says which part of the site is not served as its file of remotes says', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiries, pageWith([]));
    for (const call of [calls.contacts, calls.bugReports]) server.answer(call, pageWith([]));
    const served = 'https://team.example/1/mf-manifest.json';
    server.answer(calls.remoteProblems, [{ remote: 'mf-contact', problem: 'It needs contract ^9.0.0', served }]);
    open('/staff/home');
    const notice = await screen.findByText(/mf-contact: It needs contract/);
    expect(notice).toHaveTextContent(`Until then ${served} is served.`);
  });

  test('asks again when the window is looked at again', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiries, pageWith([]));
    server.answer(calls.contacts, pageWith([]));
    server.answer(calls.bugReports, pageWith([]));
    open('/staff/home');
    await waitFor(() => expect(screen.getAllByText('Nothing waits.')).toHaveLength(3));
    server.answer(calls.contacts, pageWith([contact]));
    act(() => void window.dispatchEvent(new Event('focus')));
    await screen.findByRole('link', { name: 'Rui Melo' });
  });
});

describe('the enquiries', () => {
  test('are listed: who, what, how far, how much', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiries, pageWith([{ ...summary, status: 'inProgress' }]));
    open('/staff/enquiries');
    await screen.findByText('EX-7K2M9Q');
    const row = screen.getByRole('row', { name: /EX-7K2M9Q/ });
    for (const text of ['Zoë Hall', 'Exams registration', 'In progress', 'Not paid', '£1,075.00']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/staff/enquiry/42');
  });

  test('lead on to the next in the order in which they were listed', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiries, pageWith([summary, { ...summary, id: '43', reference: 'EX-SECOND' }]));
    server.answer(calls.enquiry, ({ params }) => ({ ...enquiry, id: params.id ?? '', reference: `EX-${params.id}` }));
    open('/staff/enquiries');
    await userEvent.click(await screen.findByRole('link', { name: 'EX-7K2M9Q' }));
    await heading('Enquiry EX-42');
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    await heading('Enquiry EX-43');
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  });
});

describe('the invoices', () => {
  test('are listed with status, amount and dates, and each opens its editor', async () => {
    signedInAs('Staff');
    server.answer(
      calls.invoices,
      pageWith([
        {
          id: 'i1',
          number: 'INV-2026-00042',
          date: '2026-11-21',
          dueDate: null,
          status: 'unpaid',
          currency: 'GBP',
          amount: 107500,
          credited: 0,
          received: 0,
          refunded: 0,
          owing: 0,
          overdue: 0,
          surplus: 0,
          description: 'Exams registration',
          enquiryId: '42',
          reference: 'EX-7K2M9Q',
          name: 'Zoë Hall',
          email: 'zoe@example.org',
          campus: 'oxford',
          isCertified: false,
        },
      ]),
    );
    const { router } = open('/staff/invoices');
    await screen.findByText('INV-2026-00042');
    const row = screen.getByRole('row', { name: /INV-2026-00042/ });
    for (const text of ['Zoë Hall', 'EX-7K2M9Q', 'Unpaid', '£1,075.00', '21 Nov 2026']) {
      expect(within(row).getByText(text)).toBeInTheDocument();
    }
    await userEvent.click(within(row).getByRole('link'));
    expect(router.state.location.pathname).toBe('/staff/invoice/i1');
    expect(await screen.findByText(/^mf-exams-payments\/InvoiceEditor .*"invoiceId":"i1"/)).toBeInTheDocument();
  });
});

/** Turns to the note for staff, and types it. */
async function writesNote(text: string): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name: 'Note for staff' }));
  if (text) await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), text);
}

describe('an enquiry', () => {
  test('is read with its answers and its timeline', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiry, {
      ...enquiry,
      steps: [{ status: 'inProgress', author: 'Ana Sá', madeAt: '2026-11-21T15:00:00.000Z' }],
      comments: [
        { id: 'n', text: 'Called, no answer', author: 'Ben Ode', madeAt: '2026-11-21T14:30:00.000Z', mentions: [] },
      ],
    });
    open('/staff/enquiry/42');
    await heading('Enquiry EX-7K2M9Q');
    expect(screen.getByText(/^mf-forms\/Answers/)).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Files of this enquiry' })).getByText(/^mf-files\/FileList/),
    ).toHaveTextContent('"owner":{"entityType":"enquiry","entityTypeId":"42"}');
    expect(screen.getByRole('link', { name: 'zoe@example.org' })).toHaveAttribute(
      'href',
      'mailto:zoe%40example.org?subject=Exams%20registration%3A%20EX-7K2M9Q',
    );
    const timeline = within(screen.getByRole('region', { name: 'Timeline' }));
    expect((await timeline.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Set to In progress.*Ana Sá/),
      expect.stringMatching(/^NoteCalled, no answer.*Ben Ode/),
      expect.stringMatching(/^Form submitted.*Zoë Hall/),
    ]);
  });

  test('shows its payment where it has an invoice', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiry, { ...enquiry, invoiceId: 'i1' });
    open('/staff/enquiry/42');
    const payment = await screen.findByRole('region', { name: 'Payment' });
    expect(within(payment).getByText(/^mf-exams-payments\/EnquiryPayment .*"invoiceId":"i1"/)).toBeInTheDocument();
  });

  test('changes its status by keyboard alone', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiry, enquiry);
    server.answer(calls.changeEnquiry, ({ body }) => {
      const { newValue } = body as { newValue: Enquiry['status'] };
      const changed = {
        ...enquiry,
        status: newValue,
        steps: [{ status: newValue, author: 'Ana Sá', madeAt: '2026-11-21T15:00:00.000Z' }],
      };
      server.answer(calls.enquiry, changed);
      return changed;
    });
    open('/staff/enquiry/42');
    (await screen.findByRole('button', { name: 'Status: New' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'New' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await screen.findByRole('button', { name: 'Status: Completed' })).toHaveFocus();
    await screen.findByText(/^Set to/);
    expect(server.heard.find(({ route }) => route === calls.changeEnquiry)?.body).toEqual({
      field: 'status',
      newValue: 'completed',
      version: 1,
    });
  });

  test('is of a type, which staff change', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiry, enquiry);
    server.answer(calls.changeEnquiry, ({ body }) => {
      const changed = { ...enquiry, type: (body as { newValue: Enquiry['type'] }).newValue };
      server.answer(calls.enquiry, changed);
      return changed;
    });
    open('/staff/enquiry/42');
    await userEvent.click(await screen.findByRole('button', { name: 'Type: Exams' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Full time' }));
    const type = await screen.findByRole('button', { name: 'Type: Full time' });
    await waitFor(() => expect(type).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Status: New' })).toBeInTheDocument();
    expect(server.heard.find(({ route }) => route === calls.changeEnquiry)?.body).toEqual({
      field: 'type',
      newValue: 'fulltime',
      version: 1,
    });
  });

  test('shows its old status again when the change was refused', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiry, enquiry);
    server.refuse(calls.changeEnquiry, 503, 'Busy');
    const { services } = open('/staff/enquiry/42');
    await screen.findByRole('button', { name: 'Status: New' });
    await press('Status: New');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Declined' }));
    await waitFor(() => expect(services.requestError).toHaveBeenCalled());
    await screen.findByRole('button', { name: 'Status: New' });
  });

  test('that is for another area says so, and offers nothing that cannot help', async () => {
    signedInAs('Staff');
    server.refuse(calls.enquiry, 403, 'This is for staff of admissions.');
    open('/staff/enquiry/42');
    expect(await screen.findByText(/This is for staff of admissions/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Enquiry' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('keeps a note that could not be stored, even while one looks elsewhere', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiry, enquiry);
    server.answer(calls.enquiries, pageWith([summary]));
    server.refuse(calls.addComment, 500, 'Broken');
    const { router } = open('/staff/enquiry/42');
    await writesNote('Wants evening lessons');
    await press('Add note');
    await screen.findByText(/The note could not be stored, and is still here/);
    await act(() => router.navigate('/staff/enquiries'));
    await act(() => router.navigate('/staff/enquiry/42'));
    await writesNote('');
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Wants evening lessons');

    const comment = {
      ...{ id: 'n', text: 'Wants evening lessons', author: 'Ana Sá', madeAt: '2026-11-21T15:00:00.000Z' },
      mentions: [],
    };
    server.answer(calls.addComment, comment);
    server.answer(calls.enquiry, { ...enquiry, comments: [comment] });
    await press('Add note');
    await screen.findByText('Wants evening lessons', { selector: 'p' });
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  });

  test('asks for words before it stores a note', async () => {
    signedInAs('Staff');
    server.answer(calls.enquiry, enquiry);
    open('/staff/enquiry/42');
    await writesNote('');
    await press('Add note');
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveAccessibleDescription(/A note needs some words/);
  });
});

describe('a message of the contact form', () => {
  test('is followed: what staff have done stands in the list', async () => {
    signedInAs('Staff');
    server.answer(calls.contact, contact);
    const completed = { ...contact, status: 'completed' } as const;
    server.answer(calls.changeContact, () => {
      server.answer(calls.contact, completed);
      return completed;
    });
    open('/staff/contact/c1');
    await screen.findByRole('button', { name: 'Status: Submitted' });
    await press('Status: Submitted');
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Completed' }));
    await screen.findByRole('button', { name: 'Status: Completed' });
    await waitFor(() => expect(screen.getByText('Status is Completed')).toBeInTheDocument());
  });

  test('that is not there says so, with the way to those that are', async () => {
    signedInAs('Staff');
    server.refuse(calls.contact, 404, 'There is no such message');
    open('/staff/contact/gone');
    await heading('Message not found');
  });
});

describe('a bug report', () => {
  test('is read whole, its own status beside how far staff are', async () => {
    signedInAs('Staff');
    server.answer(calls.bugReport, report);
    open('/staff/bug-report/b1');
    await heading('Bug report');
    for (const text of ['I pressed Continue', '500', 'POST /webforms/exams/form/data', 'Firefox', 'oxford']) {
      expect(await screen.findByText(text)).toBeInTheDocument();
    }
    expect(screen.getByRole('button', { name: 'Status: Submitted' })).toBeInTheDocument();
  });
});

describe('an administrator', () => {
  beforeEach(() => {
    signedInAs('Admin');
    server.answer(calls.users, [user, { ...user, id: '7', name: 'Ana Sá', email: 'ana@example.org' }]);
    server.answer(calls.inviteUser, user);
  });
  const invited = () => server.heard.filter(({ route }) => route === calls.inviteUser).map(({ body }) => body);

  test('adds a user, after saying who they are and what they may do', async () => {
    server.answer(calls.addUser, user);
    const { router } = open('/staff/user/new');
    await heading('Add user');
    await press('Add user');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(screen.getByText('At least one role is needed')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ben Ode');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'Ben@Example.org');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Tutor/ }));
    await press('Add user');
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff/user/8'));
    expect(server.heard.find(({ route }) => route === calls.addUser)?.body).toEqual({
      name: 'Ben Ode',
      email: 'ben@example.org',
      roles: ['Tutor'],
      areas: [],
    });
    expect(invited()).toEqual([{ language: 'en-GB' }]);
  });

  test.each([
    ['None: I make a sign-in link for them next', []],
    ['In Portuguese', [{ language: 'pt-PT' }]],
  ])('adds a user with the invitation “%s”, and is led to them where that cannot be sent', async (choice, sent) => {
    server.answer(calls.addUser, user);
    server.refuse(calls.inviteUser, 503, 'We cannot do this at the moment.');
    const { router } = open('/staff/user/new');
    await heading('Add user');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ben Ode');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'ben@example.org');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Tutor/ }));
    await userEvent.click(screen.getByRole('radio', { name: choice }));
    await press('Add user');
    await waitFor(() => expect(router.state.location.pathname).toBe('/staff/user/8'));
    expect(invited()).toEqual(sent);
  });

  test('limits somebody of the staff to areas, each with what it opens', async () => {
    server.answer(calls.addUser, user);
    open('/staff/user/new');
    await heading('Add user');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ben Ode');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'ben@example.org');
    expect(screen.queryByRole('group', { name: 'Areas of Staff' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Staff/ }));
    const areas = within(screen.getByRole('group', { name: 'Areas of Staff' }));
    expect(areas.getByRole('checkbox', { name: /^Finance Opens Invoices.*Sees all enquiries$/ })).not.toBeChecked();
    await userEvent.click(areas.getByRole('checkbox', { name: /^Exams/ }));
    await press('Add user');
    await waitFor(() =>
      expect(server.heard.find(({ route }) => route === calls.addUser)?.body).toMatchObject({ areas: ['exams'] }),
    );
  });

  test('is told at the address that somebody has it already', async () => {
    server.refuse(calls.addUser, 409, 'Somebody with this address is there already');
    open('/staff/user/new');
    await heading('Add user');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ben Ode');
    await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'ben@example.org');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Tutor/ }));
    await press('Add user');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveAccessibleDescription(
        /Somebody with this address is there already/,
      ),
    );
  });

  test('changes only what is other than before', async () => {
    server.answer(calls.changeUser, { ...user, roles: ['Tutor', 'Staff'] });
    open('/staff/user/8');
    await heading('Ben Ode');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Staff/ }));
    await press('Save');
    await waitFor(() =>
      expect(server.heard.filter(({ route }) => route === calls.changeUser).map(({ body }) => body)).toEqual([
        { field: 'roles', newValue: ['Tutor', 'Staff'] },
      ]),
    );
  });

  test('makes somebody inactive once they are sure', async () => {
    server.answer(calls.changeUser, { ...user, active: false });
    const { services } = open('/staff/user/8');
    await heading('Ben Ode');
    await press('Make inactive');
    await waitFor(() =>
      expect(server.heard.find(({ route }) => route === calls.changeUser)?.body).toEqual({
        field: 'active',
        newValue: false,
      }),
    );
    expect(services.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Make Ben Ode inactive?' }));
  });

  test('leaves them active when they are not sure', async () => {
    open('/staff/user/8', { confirm: async () => false });
    await heading('Ben Ode');
    await press('Make inactive');
    await act(async () => {});
    expect(server.heard.map(({ route }) => route)).not.toContain(calls.changeUser);
  });

  test('can’t shut themselves out', async () => {
    open('/staff/user/7');
    await heading('Ana Sá');
    expect(screen.queryByRole('button', { name: 'Make inactive' })).not.toBeInTheDocument();
  });

  test('makes a link for somebody and copies it', async () => {
    server.answer(calls.linkForUser, { token: 'secret', link: '/#/login/secret/home' });
    userEvent.setup();
    const { services } = open('/staff/user/8');
    await heading('Ben Ode');
    await press('Make a sign-in link');
    const link = await screen.findByRole('textbox', { name: 'The link' });
    expect(link).toHaveValue('http://localhost/#/login/secret/home');
    await press('Copy');
    await waitFor(() => expect(services.toast).toHaveBeenCalled());
  });
});

describe('one’s own account', () => {
  const sessions = [
    { id: 's1', since: '2026-11-21T14:05:00Z', lastUsed: '2026-11-21T14:05:00Z', current: true },
    { id: 's2', since: '2026-11-20T09:30:00Z', lastUsed: '2026-11-20T16:00:00Z', current: false },
  ];
  beforeEach(() => server.answer(calls.ownSessions, sessions));

  test('shows where one is signed in, and signs out there', async () => {
    signedInAs('Tutor');
    server.answer(calls.endOwnSession, undefined);
    const { services } = open('/staff/account');
    const list = await screen.findByRole('list', { name: 'Where you are signed in' });
    const [here, elsewhere] = within(list).getAllByRole('listitem');
    const [since, lastUsed] = [shownTime('2026-11-20T09:30:00Z'), shownTime('2026-11-20T16:00:00Z')];
    expect(here).toHaveTextContent(`This browserSince ${shownTime('2026-11-21T14:05:00Z')}`);
    expect(elsewhere).toHaveTextContent(`Another browserSince ${since}, last used ${lastUsed}`);
    server.answer(calls.ownSessions, sessions.slice(0, 1));
    await userEvent.click(within(list).getByRole('button', { name: `Sign out there, since ${since}` }));
    await waitFor(() => expect(services.toast).toHaveBeenCalled());
    expect(server.heard.find(({ route }) => route === calls.endOwnSession)?.params).toEqual({ id: 's2' });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
    expect(list).toHaveFocus();
  });

  test('takes a new password that is long enough', async () => {
    signedInAs('Tutor');
    server.answer(calls.changePassword, undefined);
    const { services } = open('/staff/account');
    await heading('Your account');
    await userEvent.type(screen.getByLabelText('New password'), 'short');
    await press('Set password');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Please use at least 12 characters/);
    await userEvent.type(screen.getByLabelText('New password'), ' but longer now');
    await press('Set password');
    await waitFor(() => expect(services.toast).toHaveBeenCalled());
    expect(server.heard.find(({ route }) => route === calls.changePassword)?.body).toEqual({
      newPassword: 'short but longer now',
    });
  });

  test('says which password was wrong', async () => {
    signedInAs('Tutor');
    const message = 'The current password is another';
    server.refuse(calls.changePassword, 422, message, { errors: [{ path: 'current', message }] });
    open('/staff/account');
    await heading('Your account');
    await userEvent.type(screen.getByLabelText('Current password'), 'not this one');
    await userEvent.type(screen.getByLabelText('New password'), 'a long enough one');
    await press('Set password');
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(/The current password is another/),
    );
  });

  test('asks who came by an invitation for a new password alone, and for the current one where there is one after all', async () => {
    signedInAs('Tutor');
    const message = 'Please give the current password';
    server.refuse(calls.changePassword, 422, message, { errors: [{ path: 'current', message }] });
    open(`/staff/${INVITATION_PAGE.slug}/${INVITATION_PAGE.hash}`);
    await heading('Your account');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('New password'), 'a long enough one');
    await press('Set password');
    const current = await screen.findByLabelText('Current password');
    expect(current).toHaveAccessibleDescription(/Please give the current password/);
    expect(current).toHaveFocus();
  });
});
