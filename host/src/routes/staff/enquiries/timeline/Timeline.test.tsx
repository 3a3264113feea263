import { type Enquiry, type EnquiryMessages, IDEMPOTENCY_HEADER, routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnquiry } from '../enquiry.fixture';
import { Timeline } from './Timeline';

const asked: EnquiryMessages[number] = {
  ...{ id: 'm1', from: 'applicant', author: 'Applicant', text: 'May I change the tier?' },
  ...{ sentAt: '2026-11-24T10:00:00.000Z', isWaiting: true },
};
const answered: EnquiryMessages[number] = {
  ...{ id: 'm2', from: 'staff', author: 'Rui', text: 'Until 21 April.', sentAt: '2026-11-24T11:00:00.000Z' },
  isWaiting: false,
};
const receipt: Enquiry['mail'][number] = {
  ...{ id: 'receipt', kind: 'receipt', recipient: 'zoe@example.com', subject: 'Your receipt', state: 'sent' },
  ...{
    queuedAt: '2026-11-22T14:06:00.000Z',
    sentAt: '2026-11-22T14:06:01.000Z',
    lastError: null,
    fileId: 'pdf',
    seller: null,
  },
};
const step = { detail: '', amount: null, author: 'System' };
const lived: Enquiry = {
  ...anEnquiry,
  payments: [
    { ...step, id: '1', kind: 'paid', amount: 16550, author: 'Zoë Hall', madeAt: '2026-11-22T14:05:00.000Z' },
    { ...step, id: '2', kind: 'mail-queued', madeAt: '2026-11-22T14:06:00.000Z' },
    { ...step, id: '3', kind: 'document-sent', detail: 'Photo ID', madeAt: '2026-11-23T09:00:00.000Z' },
  ],
  mail: [receipt],
  edits: [
    { id: 'x', field: 'assignee', before: '', after: 'Ben Ode', author: 'Ana Sá', madeAt: '2026-11-23T10:00:00.000Z' },
  ],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.messages, [asked]);
});
afterEach(() => server.stop());
const user = userEvent.setup({ pointerEventsCheck: 0 });
const heard = (route: (typeof routes)[keyof typeof routes]) => server.heard.filter((each) => each.route === route);
const becomes = (route: typeof routes.writeToApplicant | typeof routes.answeredElsewhere, next: EnquiryMessages) =>
  server.answer(route, () => {
    server.answer(routes.messages, next);
    return next;
  });
const open = (enquiry = lived, services = fakeServices()) => renderInHost(<Timeline enquiry={enquiry} />, { services });
const titles = async () =>
  (await screen.findAllByRole('listitem')).map((item) => item.querySelector('p')?.textContent ?? '');

test('everything that happened stands in one timeline, the newest first, a letter once with how far it is', async () => {
  open();
  expect(await titles()).toEqual([
    'Message from the applicant',
    'Assigned to Ben Ode',
    'Document sent',
    'Receipt to zoe@example.com',
    'Paid by card, £165.50',
    'Form submitted',
  ]);
  expect(screen.getByText(/^Sent, 22 Nov 2026/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'PDF of: Your receipt' })).toHaveAttribute('href', '/file/pdf');
});

test('what staff corrected of the answers says both answers, who and why', async () => {
  const changes = [{ asked: 'Telephone number', before: '', after: '+447700900111' }];
  const corrected = { id: 'a1', author: 'Ana Sá', madeAt: '2026-11-23T11:00:00.000Z', reason: 'She rang', changes };
  open({ ...lived, answerCorrections: [corrected] });
  const item = (await screen.findByText('Answers corrected')).closest('li');
  for (const said of ['Telephone number: none became “+447700900111”', 'Reason: She rang', /^Ana Sá,/]) {
    expect(within(item as HTMLElement).getByText(said)).toBeInTheDocument();
  }
});

test('what staff corrected of the candidate says each value before and since, and why', async () => {
  const changes = [
    { field: 'uci' as const, before: '612340261234D', after: '' },
    { field: 'birthDate' as const, before: '2009-02-28', after: '2009-02-27' },
  ];
  const corrected = {
    id: 'c1',
    author: 'Ana Sá',
    madeAt: '2026-11-23T11:00:00.000Z',
    reason: 'By the passport',
    changes,
  };
  open({ ...lived, corrections: [corrected] });
  const item = (await screen.findByText('Candidate corrected')).closest('li');
  for (const said of [
    'UCI: “612340261234D” became none',
    'Date of birth: 28th February 2009 became 27th February 2009',
    'Reason: By the passport',
    /^Ana Sá/,
  ]) {
    expect(within(item as HTMLElement).getByText(said)).toBeInTheDocument();
  }
});

test('it is narrowed to one kind, each with how many there are', async () => {
  open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Money (1)');
  expect(await titles()).toEqual(['Paid by card, £165.50']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Notes (0)');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(screen.getByText('None.')).toBeInTheDocument();
});

test('a letter that went is sent once more only when that is confirmed', async () => {
  const confirm = jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  open(lived, fakeServices({ confirm }));
  server.answer(routes.sendLetterAgain, lived);
  const again = await screen.findByRole('button', { name: 'Send again: Receipt to zoe@example.com' });
  await user.click(again);
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(heard(routes.sendLetterAgain)).toHaveLength(0);
  await user.click(again);
  await waitFor(() => expect(heard(routes.sendLetterAgain)).toHaveLength(1));
});

test('a letter that was given up says why, and is sent again at once', async () => {
  const failed = { ...receipt, state: 'failed', sentAt: null, lastError: 'No such mailbox' } as const;
  open({ ...lived, mail: [failed] });
  expect(await screen.findByText('Given up: it was not sent. Last try: No such mailbox')).toBeInTheDocument();
  server.answer(routes.sendLetterAgain, lived);
  await user.click(screen.getByRole('button', { name: 'Send again: Receipt to zoe@example.com' }));
  await waitFor(() => expect(heard(routes.sendLetterAgain)).toHaveLength(1));
});

test('who waits for an answer gets one, which ends the waiting for what was seen', async () => {
  becomes(routes.writeToApplicant, [{ ...asked, isWaiting: false }, answered]);
  open();
  expect(await screen.findByText('Waits for an answer')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Message'), 'Until 21 April.');
  await user.click(await screen.findByRole('button', { name: 'Send message' }));
  const answer = (await screen.findByText('Message to the applicant', { selector: 'p' })).closest('li');
  expect(within(answer as HTMLElement).getByText(/^Rui/)).toBeInTheDocument();
  expect(screen.queryByText('Waits for an answer')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''));
  const [sent] = heard(routes.writeToApplicant);
  expect(sent?.body).toEqual({ text: 'Until 21 April.', seen: ['m1'] });
  expect(sent?.headers.get(IDEMPOTENCY_HEADER)).toBeTruthy();
});

test('a template is written with, filled in for whoever it goes to, after what was begun', async () => {
  const templates = [{ id: 'place', title: 'A place is held', text: 'Dear {name}, your {form} is {reference}.' }];
  server.answer(routes.replyTemplates, { templates, version: 1, madeBy: 'Rui', madeAt: '2026-11-24T09:00:00Z' });
  const services = fakeServices();
  open({ ...lived, name: 'Zoë $& Hall' }, services);
  await user.type(await screen.findByLabelText('Message'), 'Hello');
  await user.click(await screen.findByRole('button', { name: 'Use a template' }));
  await user.click(await screen.findByRole('menuitem', { name: 'A place is held' }));
  const words = `Dear Zoë $& Hall, your ${lived.formTitle} is ${lived.reference}.`;
  expect(screen.getByLabelText('Message')).toHaveValue(`Hello\n\n${words}`);
  expect(heard(routes.writeToApplicant)).toEqual([]);
});

test('what needs no answer waits no more', async () => {
  becomes(routes.answeredElsewhere, [{ ...asked, isWaiting: false }]);
  open({ ...lived, email: '' });
  expect(await screen.findByText(/There is no email address/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'No answer needed' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'No answer needed' })).not.toBeInTheDocument());
  expect(heard(routes.answeredElsewhere).map(({ body }) => body)).toEqual([{ seen: ['m1'] }]);
});

test('an empty message is not sent, and one that fails stays', async () => {
  server.refuse(routes.writeToApplicant, 500, 'It broke.');
  open();
  await user.click(await screen.findByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Please write your message')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Message'), 'Hello');
  await user.click(await screen.findByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/The message was not sent, and is still here/)).toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('Hello');
});

test('an answer by mail shows from whom it is, who else had it, what was attached, and folds what it quotes', async () => {
  const mail = {
    ...{ from: 'aunt@example.net', name: 'Aunt Mary', cc: ['Uncle <uncle@example.net>'], subject: 'My passport' },
    ...{ quoted: '> Please send it.', isAutomatic: false, isStranger: true },
    files: [
      { id: 'f1', name: 'passport.pdf', size: 2_048, refused: '' },
      { id: null, name: 'holiday.exe', size: 2, refused: 'holiday.exe cannot be taken.' },
    ],
  };
  const away = { ...mail, isAutomatic: true, isStranger: false, cc: [], quoted: '', files: [] };
  server.answer(routes.messages, [
    { ...asked, author: 'Aunt Mary', text: 'Here it is.', mail },
    { ...asked, id: 'm3', author: 'Aunt Mary', text: 'I am away.', isWaiting: false, mail: away },
  ]);
  open();
  const item = (await screen.findByText('Answer by mail')).closest('li') as HTMLElement;
  expect(item).toHaveTextContent('From an address that nobody gave here');
  expect(item).toHaveTextContent('Waits for an answer');
  expect(item).toHaveTextContent('Uncle <uncle@example.net>');
  expect(within(item).getByText('Here it is.')).toBeVisible();
  expect(within(item).getByText('> Please send it.')).not.toBeVisible();
  await user.click(within(item).getByText('Earlier messages'));
  expect(within(item).getByText('> Please send it.')).toBeVisible();
  expect(within(item).getByRole('link', { name: 'passport.pdf' })).toHaveAttribute('href', '/file/f1');
  expect(item).toHaveTextContent('holiday.exe 2 bytes Not kept: holiday.exe cannot be taken.');
  expect(screen.getByText('Automatic mail').closest('li')).toHaveTextContent('nobody waits for an answer');
});
