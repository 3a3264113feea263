import { type EnquiryMessages, IDEMPOTENCY_HEADER, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Messages } from './Messages';

const asked: EnquiryMessages[number] = {
  ...{ id: 'm1', from: 'applicant', author: 'Applicant', text: 'May I change the tier?' },
  ...{ sentAt: '2026-11-24T10:00:00.000Z', isWaiting: true },
};
const answered: EnquiryMessages[number] = {
  ...{ id: 'm2', from: 'staff', author: 'Rui', text: 'Until 21 April.', sentAt: '2026-11-24T11:00:00.000Z' },
  isWaiting: false,
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

test('who waits for an answer gets one, which ends the waiting for what was seen', async () => {
  becomes(routes.writeToApplicant, [{ ...asked, isWaiting: false }, answered]);
  renderInHost(<Messages enquiryId="e1" email="zoe@example.org" />);
  expect(await screen.findByText('Waits for an answer')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Message to the applicant'), 'Until 21 April.');
  await user.click(await screen.findByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Rui')).toBeInTheDocument();
  expect(screen.queryByText('Waits for an answer')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Message to the applicant')).toHaveValue(''));
  const [sent] = heard(routes.writeToApplicant);
  expect(sent?.body).toEqual({ text: 'Until 21 April.', seen: ['m1'] });
  expect(sent?.headers.get(IDEMPOTENCY_HEADER)).toBeTruthy();
});

test('what needs no answer waits no more', async () => {
  becomes(routes.answeredElsewhere, [{ ...asked, isWaiting: false }]);
  renderInHost(<Messages enquiryId="e1" email="" />);
  expect(await screen.findByText(/There is no email address/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'No answer needed' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'No answer needed' })).not.toBeInTheDocument());
  expect(heard(routes.answeredElsewhere).map(({ body }) => body)).toEqual([{ seen: ['m1'] }]);
});

test('an empty message is not sent, and one that fails stays', async () => {
  server.refuse(routes.writeToApplicant, 500, 'It broke.');
  renderInHost(<Messages enquiryId="e1" email="zoe@example.org" />);
  await user.click(await screen.findByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Please write your message')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Message to the applicant'), 'Hello');
  await user.click(await screen.findByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/The message was not sent, and is still here/)).toBeInTheDocument();
  expect(screen.getByLabelText('Message to the applicant')).toHaveValue('Hello');
});
