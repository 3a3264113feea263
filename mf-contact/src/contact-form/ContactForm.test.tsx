import { CONTACT_THANKS, IDEMPOTENCY_HEADER, routes } from '@forms/shared/contract';
import { app } from '@forms/shared/platform/store';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContactForm from './ContactForm';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

async function fillIn() {
  await userEvent.type(field(/First name/), 'Inês');
  await userEvent.type(field(/Last name/), 'Sá');
  await userEvent.type(field(/Email/), 'ines at home');
  await userEvent.type(field(/Message/), 'When can I sit the exam?');
}

test('a complete message is sent with the page it comes from, and thanks are read out in its place', async () => {
  server.answer(routes.sendContact, { id: '1' });
  renderInHost(<ContactForm page="exams-registration-v2" />);
  await fillIn();
  await submit();
  expect(await screen.findByRole('status')).toHaveTextContent(CONTACT_THANKS);
  expect(document.activeElement).toHaveTextContent(CONTACT_THANKS);
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  expect(server.heard.map(({ body }) => body)).toEqual([
    {
      firstName: 'Inês',
      lastName: 'Sá',
      email: 'ines at home',
      mobile: '',
      message: 'When can I sit the exam?',
      page: 'exams-registration-v2',
      website: '',
      filledInMs: expect.any(Number),
    },
  ]);
});

test('empty required fields are named, the first has the focus, and nothing is sent', async () => {
  renderInHost(<ContactForm page="message" />);
  await userEvent.type(field(/First name/), '   ');
  await userEvent.type(field(/Last name/), 'Sá');
  await submit();
  expect(field(/First name/)).toHaveFocus();
  for (const name of [/First name/, /Email/, /Message/]) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(/Field is required/);
  }
  expect(field(/Last name/)).toBeValid();
  expect(field(/Mobile/)).toBeValid();
  expect(server.heard).toEqual([]);
});

test('an error goes as soon as its field is filled in', async () => {
  renderInHost(<ContactForm page="message" />);
  await submit();
  await userEvent.type(field(/First name/), 'I');
  expect(field(/First name/)).toBeValid();
  expect(field(/Last name/)).toBeInvalid();
});

test('the mobile number may be left out and asks for the country dialling code', () => {
  renderInHost(<ContactForm page="message" />);
  expect(field(/Mobile number \(optional\)/)).toHaveAccessibleDescription(/country dialling code/);
});

test('a message that is too long is not sent, and says how long it may be', async () => {
  renderInHost(<ContactForm page="message" />);
  expect(field(/Message/)).toHaveAccessibleDescription(/At most 5,000 characters/);
  await fillIn();
  await userEvent.click(field(/Message/));
  await userEvent.paste('x'.repeat(5_000));
  await submit();
  expect(field(/Message/)).toHaveAccessibleDescription(/Field must have at most 5000 characters/);
  expect(server.heard).toEqual([]);
});

test('offline nothing is sent and nothing lost; once connected it can be sent', async () => {
  server.answer(routes.sendContact, { id: '1' });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInHost(<ContactForm page="message" />);
  await fillIn();
  await submit();
  expect(screen.getByText('You are offline')).toBeInTheDocument();
  expect(field(/Message/)).toHaveValue('When can I sit the exam?');
  expect(server.heard).toEqual([]);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await submit();
  expect(await screen.findByText(CONTACT_THANKS)).toBeInTheDocument();
  online.mockRestore();
});

test('the same message tried again has the same key, so that it arrives once', async () => {
  server.refuse(routes.sendContact, 503, 'Network busy');
  renderInHost(<ContactForm page="message" />);
  await fillIn();
  await submit();
  expect(await screen.findByText('Your message has not been sent')).toBeInTheDocument();
  await submit();
  await waitFor(() => expect(server.heard).toHaveLength(2));
  const [first, second] = server.heard.map(({ headers, body }) => ({ key: headers.get(IDEMPOTENCY_HEADER), body }));
  expect(first?.key).toMatch(/\w/);
  expect(second).toEqual(first);
});

test('in Lisbon it is in Portuguese', async () => {
  const { store } = renderInHost(<ContactForm page="message" />);
  act(() => void store.dispatch(app.actions.campusChosen('lisbon')));
  expect(screen.getByRole('region', { name: 'Envie-nos uma mensagem' })).toHaveAttribute('lang', 'pt-PT');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(field(/Apelido/)).toHaveAccessibleDescription(/Campo obrigatório/);
});

test('a refusal is told by the host and keeps every answer', async () => {
  server.refuse(routes.sendContact, 503, 'Network busy');
  const services = fakeServices();
  renderInHost(<ContactForm page="message" />, { services });
  await fillIn();
  await submit();
  await waitFor(() => expect(services.requestError).toHaveBeenCalledWith(expect.objectContaining({ status: 503 })));
  expect(field(/Message/)).toHaveValue('When can I sit the exam?');
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeEnabled();
});

test('while a message is on its way it cannot be sent twice', async () => {
  server.hang(routes.sendContact);
  renderInHost(<ContactForm page="message" />);
  await fillIn();
  await submit();
  await userEvent.type(field(/First name/), '{Enter}');
  expect(screen.getByRole('button', { name: /Sending/ })).toBeInTheDocument();
  expect(server.heard).toHaveLength(1);
});

test('heading and caption are the page’s own where it gives them', () => {
  renderInHost(<ContactForm page="message" heading="Ask us" caption="We are here." />);
  expect(screen.getByRole('region', { name: 'Ask us' })).toBeInTheDocument();
  expect(screen.getByText('We are here.')).toBeInTheDocument();
});
