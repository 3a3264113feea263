import {
  type ApplicationDetails,
  DETAILS_CHANGED,
  FORM_ERRORS,
  type FormDefinition,
  routes,
} from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactDetails } from './ContactDetails';

const definition: FormDefinition = {
  header: { title: 'Open day' },
  pages: [
    {
      name: 'you',
      title: 'About you',
      fields: [
        { name: 'firstName', type: 'input', label: 'First name' },
        { name: 'email', type: 'email', label: 'Email address' },
        { name: 'phone', type: 'input', label: 'Telephone number', required: true, validation: { phone: true } },
      ],
    },
  ],
};
const details: ApplicationDetails = {
  ...{
    formSlug: 'open-day',
    definition,
    status: 'new',
    withdrawn: false,
    mergedInto: null,
    isDisputed: false,
    invoice: null,
    refunded: 0,
    howToPay: [],
  },
  pages: [{ name: 'you', values: { firstName: 'Zoë', email: 'zoe@example.com', phone: '+447700900111' } }],
  applied: { id: 'e1', reference: 'EN-7K2M9Q', amount: 0, received: 0, owing: 0, paid: false, paymentMethod: null },
  ...{ detailsVersion: 3, dates: [], documents: [], messages: [], letters: [] },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const onChange = jest.fn();
beforeEach(() => onChange.mockClear());
const open = (more: Partial<ApplicationDetails> = {}) => ({
  user: userEvent.setup({ pointerEventsCheck: 0 }),
  ...renderInHost(<ContactDetails link="secret" details={{ ...details, ...more }} onChange={onChange} />),
});
const begin = async () => {
  const opened = open();
  await opened.user.click(screen.getByRole('button', { name: 'Change contact details' }));
  const phone = await screen.findByRole('textbox', { name: 'Telephone number' });
  const becomes = async (number: string) => {
    await opened.user.clear(phone);
    await opened.user.type(phone, number);
    await opened.user.click(screen.getByRole('button', { name: 'Save' }));
  };
  return { ...opened, phone, becomes };
};
const saved = () => server.heard.filter(({ route }) => route === routes.changeContactDetails).map(({ body }) => body);
const sent = (phone: string, version = 3) => ({ link: 'secret', version, pages: [{ name: 'you', values: { phone } }] });

test('a telephone number is changed as it is written, and the focus comes back to where it was', async () => {
  server.answer(routes.changeContactDetails, undefined);
  const { phone, becomes, services } = await begin();
  expect(phone).toHaveValue('+447700900111');
  expect(phone).toHaveFocus();
  expect(screen.queryByRole('textbox', { name: /First name|Email/ })).not.toBeInTheDocument();
  await becomes('+44 7700 900 222');
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(saved()).toEqual([sent('+447700900222')]);
  expect(services.toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'positive' }));
  expect(screen.getByRole('button', { name: 'Change contact details' })).toHaveFocus();
});

test('what breaks a rule of the form is said above and at the field, and not sent', async () => {
  const { phone, becomes } = await begin();
  await becomes('at home');
  const summary = await screen.findByRole('group', { name: FORM_ERRORS.message });
  expect(within(summary).getByRole('link', { name: /^Telephone number:/ })).toBeInTheDocument();
  expect(phone).toBeInvalid();
  expect(saved()).toEqual([]);
});

test('what another tab saved meanwhile is shown beside what is written here, before it is replaced', async () => {
  server.refuse(routes.changeContactDetails, 409, DETAILS_CHANGED.message, {
    ...{ error: DETAILS_CHANGED.word, version: 4, pages: [{ name: 'you', values: { phone: '+447700900777' } }] },
  });
  const { becomes, user } = await begin();
  await becomes('+447700900888');
  const both = await screen.findByRole('alert');
  expect(both).toHaveTextContent('Saved meanwhile: +447700900777');
  expect(both).toHaveTextContent('Written here: +447700900888');
  expect(onChange).not.toHaveBeenCalled();
  server.answer(routes.changeContactDetails, undefined);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(saved()).toEqual([sent('+447700900888'), sent('+447700900888', 4)]);
});

test('left as they are, nothing is sent', async () => {
  const { user } = await begin();
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(screen.getByRole('button', { name: 'Change contact details' })).toHaveFocus();
  expect([saved(), onChange.mock.calls]).toEqual([[], []]);
});

test.each([
  ['a form that asks for nothing of the kind', { definition: { ...definition, pages: [] } }],
  ['what was withdrawn', { withdrawn: true }],
])('nothing is offered for %s', (_, more) => {
  open(more);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
