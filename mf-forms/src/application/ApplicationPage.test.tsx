import {
  type ApplicationPage as Answer,
  type ApplicationDate,
  type ApplicationDetails,
  type FormDefinition,
  NO_APPLICATION,
  paymentMessages,
  routes,
  SUBMITTED,
  WRONG_APPLICATION_CODE,
} from '@forms/shared/contract';
import type { ApplicationPaymentProps } from '@forms/shared/platform/remotes';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ApplicationPage from './ApplicationPage';

const definition: FormDefinition = {
  header: { title: 'Open day' },
  pages: [{ name: 'you', title: 'About you', fields: [{ name: 'firstName', type: 'input', label: 'First name' }] }],
};
const details: ApplicationDetails = {
  formSlug: 'open-day',
  definition,
  pages: [{ name: 'you', values: { firstName: 'Zoë' } }],
  status: 'new',
  withdrawn: false,
  mergedInto: null,
  isDisputed: false,
  applied: { id: 'e1', reference: 'EN-7K2M9Q', amount: 0, received: 0, owing: 0, paid: false, paymentMethod: null },
  invoice: null,
  refunded: 0,
  howToPay: [],
  detailsVersion: 0,
  dates: [],
  documents: [],
  messages: [],
  letters: [{ id: 'l1', kind: 'submission', sentAt: '2026-11-22T10:00:00.000Z' }],
};
const page = (more: Partial<ApplicationDetails> | null = {}): Answer => ({
  reference: 'EN-7K2M9Q',
  formTitle: 'Open day',
  submittedAt: '2026-11-22T10:00:00.000Z',
  details: more && { ...details, ...more },
});
const owing: Partial<ApplicationDetails> = {
  applied: { ...details.applied, amount: 112_000, paymentMethod: 'bacs' },
  invoice: { number: 'INV-1', dueDate: '2026-12-06', status: 'unpaid', headerItems: [], items: [], footerItems: [] },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.applicationPage, page());
});
afterEach(() => server.stop());

const ApplicationPayment = ({ isOwing, onChange }: ApplicationPaymentProps) => (
  <button type="button" onClick={onChange}>
    {isOwing ? 'Pay' : 'Nothing to pay'}
  </button>
);
const open = (link = 'secret') => ({
  user: userEvent.setup({ pointerEventsCheck: 0 }),
  ...renderInHost(<ApplicationPage link={link} />, {
    remotes: { 'mf-exams-payments/ApplicationPayment': ApplicationPayment },
  }),
});
const sent = () => server.heard.filter(({ route }) => route === routes.sendApplicationMail).map(({ body }) => body);

test('what was sent is confirmed with its reference, what comes next, what was answered and which letters went', async () => {
  open();
  expect(await screen.findByRole('heading', { name: SUBMITTED.title })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(SUBMITTED.message);
  expect(screen.getByRole('status')).toHaveTextContent('Your reference is EN-7K2M9Q. Please keep it.');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByText(/We read it next/)).toBeInTheDocument();
  expect(screen.getByText('Sent on 22nd November 2026.')).toBeInTheDocument();
  expect(screen.getByText('Zoë')).toBeInTheDocument();
  expect(screen.getByText('Confirmation, sent by email on 22nd November 2026')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Contact form' })).toHaveAttribute('href', '/contact-us');
});

test('a form’s own words stand in the place of ours', async () => {
  const json = { ...definition, submit: { success: 'See you on the day.' } };
  server.answer(routes.applicationPage, page({ definition: json }));
  open();
  expect(await screen.findByText('See you on the day.')).toBeInTheDocument();
});

test('whoever pays sees at once that it is paid', async () => {
  server.answer(routes.applicationPage, page(owing));
  const { user } = open();
  expect(await screen.findByRole('heading', { name: paymentMessages.bacs })).toBeInTheDocument();
  expect(screen.getByText(/by 6th December 2026/)).toBeInTheDocument();
  const paid = {
    ...owing,
    applied: { ...details.applied, amount: 112_000, paid: true, paymentMethod: 'card' as const },
  };
  server.answer(routes.applicationPage, page(paid));
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(await screen.findByRole('heading', { name: paymentMessages.card })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Nothing to pay' })).toBeInTheDocument();
});

test('who sent the same twice reads with which application we go on, and can do nothing on the other', async () => {
  const documents = [
    { name: 'report', title: 'School report', text: '', state: 'missing' as const, reason: '', files: [] },
  ];
  server.answer(routes.applicationPage, page({ mergedInto: { reference: 'EN-7K2M9P' }, documents }));
  open();
  expect(await screen.findByText(/go on with your other application, EN-7K2M9P/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Joined with your other application' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Your reference is EN-7K2M9P. Please keep it.');
  expect(screen.getByText(/write to us by the contact form/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Print this page']);
});

test('what is neither paid nor booked can be withdrawn, after a question', async () => {
  const { user, services } = open();
  const withdrawn = page({ withdrawn: true, status: 'completed' });
  server.answer(routes.withdrawApplication, () => {
    server.answer(routes.applicationPage, withdrawn);
    return withdrawn;
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(services.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Withdraw EN-7K2M9Q?' }));
  expect(await screen.findByRole('heading', { name: 'Withdrawn' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});

test('the days to keep are shown, and come as a file for a calendar', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const change: ApplicationDate = {
    key: 'change-1',
    kind: 'change',
    day: '2027-04-14',
    amount: 0,
    of: 'AQA GCSE',
    exams: ['Maths'],
  };
  server.answer(routes.applicationPage, page({ dates: [change] }));
  const { user } = open();
  expect(await screen.findByText('14th April 2027')).toBeInTheDocument();
  expect(screen.getByText('Last day to change entries', { exact: false })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  const [file = new Blob()] = saved;
  expect(file.type).toMatch(/^text\/calendar/);
  const reader = new FileReader();
  reader.readAsText(file);
  await waitFor(() => expect(reader.result).toContain('UID:change-1.EN-7K2M9Q@forms\r\n'));
});

test('a page that the browser kept for Back is asked for again', async () => {
  open();
  await screen.findByText('Zoë');
  server.answer(routes.applicationPage, page({ status: 'inProgress' }));
  const back = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(back));
  expect(await screen.findByRole('heading', { name: 'In progress' })).toBeInTheDocument();
});

test('a link that opens nothing says so, and mails a new one to who had one, without saying to whom', async () => {
  server.refuse(routes.applicationPage, 404, NO_APPLICATION, { error: 'no-application' });
  server.answer(routes.sendApplicationMail, undefined);
  const { user } = open('wrong');
  expect(await screen.findByText(NO_APPLICATION)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Email me a new link' }));
  expect(await screen.findByText(/a new one is on its way to the address that the application gives/)).toBeVisible();
  expect(sent()).toEqual([{ link: 'wrong', send: 'link' }]);
});

test('an old link takes a code by mail; a wrong one is said at the field, and the fifth leads to a new link', async () => {
  server.answer(routes.applicationPage, page(null));
  server.answer(routes.sendApplicationMail, undefined);
  server.refuse(routes.openApplication, 422, WRONG_APPLICATION_CODE, { error: 'wrong-code' });
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Open EN-7K2M9Q with a code' })).toBeInTheDocument();
  expect(screen.queryByText('Zoë')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Email me a code' }));
  expect(sent()).toEqual([{ link: 'secret', send: 'code' }]);
  await user.type(await screen.findByLabelText('Code'), 'ABC 234');
  await user.click(screen.getByRole('button', { name: 'Open my application' }));
  expect(await screen.findByText(WRONG_APPLICATION_CODE)).toBeInTheDocument();
  expect(screen.getByLabelText('Code')).toHaveFocus();
  server.refuse(routes.openApplication, 404, NO_APPLICATION, { error: 'no-application' });
  await user.click(await screen.findByRole('button', { name: 'Open my application' }));
  expect(await screen.findByRole('button', { name: 'Email me a new link' })).toBeInTheDocument();
});

test('a page that cannot be loaded can be tried again', async () => {
  server.breakOff(routes.applicationPage);
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answer(routes.applicationPage, page());
  await user.click(again);
  await waitFor(() => expect(screen.getByText('Zoë')).toBeInTheDocument());
});

test('what staff have written is read there, and answered; what fails stays', async () => {
  const wrote = { id: 'm1', from: 'staff' as const, text: 'Which tier?', sentAt: '2026-11-24T10:00:00.000Z' };
  server.answer(routes.applicationPage, page({ messages: [wrote] }));
  server.refuse(routes.writeToStaff, 500, 'It broke.');
  const { user, services } = open();
  expect(await screen.findByText('Which tier?')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Please write your message')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Write to us about this'), 'Higher');
  await user.click(await screen.findByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('It was not sent, and is still here. It broke.')).toBeInTheDocument();
  expect(screen.getByLabelText('Write to us about this')).toHaveValue('Higher');
  const mine = { id: 'm2', from: 'applicant' as const, text: 'Higher', sentAt: '2026-11-24T11:00:00.000Z' };
  server.answer(routes.writeToStaff, () => {
    server.answer(routes.applicationPage, page({ messages: [wrote, mine] }));
    return undefined;
  });
  await user.click(await screen.findByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Higher', { selector: 'p' })).toBeInTheDocument();
  expect(services.toast).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Your message is sent. We answer it here.' }),
  );
  expect(screen.getByLabelText('Write to us about this')).toHaveValue('');
  const sentMessages = server.heard.filter(({ route }) => route === routes.writeToStaff);
  expect(sentMessages.at(-1)?.body).toEqual({ link: 'secret', text: 'Higher' });
});
