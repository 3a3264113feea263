import { CONTACT_THANKS, routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor } from '@testing-library/react';
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
