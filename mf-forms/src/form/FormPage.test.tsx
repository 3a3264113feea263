import {
  type FileAnswer,
  FORM_ERRORS,
  type FormDefinition,
  routes,
  SUBMISSION_FAILED,
  UPLOAD_UNDER_WAY,
} from '@forms/shared/contract';
import type { FormPageProps, RemoteModules } from '@forms/shared/platform/remotes';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import fc, { cases } from '@forms/shared/testing/fast-check';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormPage from './FormPage';

const definition: FormDefinition = {
  header: { title: 'Tuition services', caption: 'It takes five minutes' },
  pages: [
    {
      name: 'who',
      title: 'Who you are',
      fields: [
        { name: 'filledBy', type: 'select', label: 'Filled in by', options: ['student', 'other'], required: true },
        { name: 'helper', type: 'input', label: 'Helper’s name', required: true, show: { filledBy: 'other' } },
      ],
    },
    {
      name: 'help',
      title: 'Help',
      show: { filledBy: 'other' },
      fields: [{ name: 'why', type: 'input', label: 'Why' }],
    },
    {
      name: 'contact',
      title: 'Contact',
      fields: [
        { name: 'email', type: 'email', label: 'E-mail', required: true },
        { name: 'again', type: 'email', label: 'E-mail again', validation: { sameAs: 'email' } },
      ],
    },
  ],
  submit: { success: 'We shall be in touch.' },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.form, { slug: 'tuition', title: 'Tuition', version: 1, json: definition });
});
afterEach(() => server.stop());

async function openForm(services = fakeServices(), props: Partial<FormPageProps> = {}) {
  const user = userEvent.setup();
  const host = renderInHost(<FormPage slug="tuition" {...props} />, { services });
  await screen.findByRole('heading', { name: 'Who you are' });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const fill = (name: string, text: string) =>
    user.type(screen.getByRole('textbox', { name: new RegExp(`^${name}( \\(optional\\))?$`) }), text);
  return { ...host, user, press, fill };
}
const choose = (user: ReturnType<typeof userEvent.setup>, who: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Filled in by' }), who);

describe('while a file is on its way', () => {
  const pending = { pending: 'x', name: 'a.pdf', size: 1 };
  const fields = [
    { name: 'passport', type: 'uploader', label: 'Passport', required: true },
    { name: 'name', type: 'input', label: 'Name' },
  ];
  const remotes: Partial<RemoteModules> = {
    'mf-files/Uploader': ({ onChange }) => {
      const become = (text: string, files: FileAnswer[]) => (
        <button type="button" onClick={() => onChange(files)}>
          {text}
        </button>
      );
      return (
        <>
          {become('Begins', [pending])}
          {become('Arrives', [{ id: '7', name: 'a.pdf', size: 1 }])}
          {become('Fails', [{ ...pending, stopped: true }])}
        </>
      );
    },
  };
  async function begins() {
    server.answer(routes.submitForm, { id: '1', reference: 'TS-1' });
    server.answer(routes.form, {
      slug: 'tuition',
      title: 'Tuition',
      version: 1,
      json: { header: { title: 'Files' }, pages: [{ name: 'files', title: 'Files', fields }] },
    });
    const user = userEvent.setup();
    const host = renderInHost(<FormPage slug="tuition" />, { remotes, services: fakeServices() });
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await press('Begins');
    await press('Submit');
    return { ...host, press, user };
  }
  const sent = () => server.heard.filter(({ route }) => route === routes.submitForm).length;

  test('the form says that it waits, and goes on by itself once it has arrived', async () => {
    const { services, press } = await begins();
    expect(await screen.findByText(UPLOAD_UNDER_WAY)).toBeVisible();
    expect(services.popup).not.toHaveBeenCalled();
    expect(sent()).toBe(0);
    await press('Arrives');
    expect(await screen.findByText('TS-1')).toBeVisible();
    expect(sent()).toBe(1);
  });

  test('and fails, the form says what is to be done', async () => {
    const { services, press } = await begins();
    await screen.findByText(UPLOAD_UNDER_WAY);
    await press('Fails');
    await waitFor(() => expect(services.popup).toHaveBeenCalledWith(FORM_ERRORS));
    expect(screen.queryByText(UPLOAD_UNDER_WAY)).toBeNull();
    expect(sent()).toBe(0);
  });

  test('a form that is wrong otherwise says so at once', async () => {
    fields.push({ name: 'why', type: 'input', label: 'Why', required: true });
    const { services } = await begins();
    await waitFor(() => expect(services.popup).toHaveBeenCalledWith(FORM_ERRORS));
    expect(screen.queryByText(UPLOAD_UNDER_WAY)).toBeNull();
  });
});

test('a form leads through its shown pages, remembers answers on the way back, and sends one entry a shown page', async () => {
  server.answer(routes.submitForm, { id: '1', reference: 'TS-1' });
  const { user, press, fill, store } = await openForm();
  expect(store.getState().app).toMatchObject({ pageTitle: 'Tuition services', pageSubtitle: 'It takes five minutes' });
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();

  await choose(user, 'other');
  await fill('Helper’s name', ' Grace ');
  await press('Continue');
  expect(screen.getByRole('heading', { name: 'Help' })).toHaveFocus();
  const steps = within(screen.getByRole('navigation', { name: 'Steps of this form' }));
  expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Who you are, done',
    'Help',
    'Contact',
    'Check your answers',
  ]);

  await press('Back');
  expect(screen.getByRole('textbox', { name: 'Helper’s name' })).toHaveValue(' Grace ');
  await choose(user, 'student');
  await press('Continue');
  expect(screen.getByRole('heading', { name: 'Contact' })).toHaveFocus();

  await fill('E-mail', 'a@b.co');
  await press('Continue');
  await press('Submit');
  expect(await screen.findByText('We shall be in touch.')).toBeInTheDocument();
  expect(screen.getByText('TS-1')).toBeInTheDocument();
  const [, sent] = server.heard;
  expect(sent?.params).toEqual({ slug: 'tuition' });
  expect(sent?.body).toEqual([
    { name: 'who', values: { filledBy: 'student' } },
    { name: 'contact', values: { email: 'a@b.co' } },
  ]);
});

test('a hidden field’s answer is kept while editing and comes back with the field', async () => {
  const { user, fill } = await openForm();
  await choose(user, 'other');
  await fill('Helper’s name', 'Grace');
  await choose(user, 'student');
  expect(screen.queryByRole('textbox', { name: 'Helper’s name' })).toBeNull();
  await choose(user, 'other');
  expect(screen.getByRole('textbox', { name: 'Helper’s name' })).toHaveValue('Grace');
});

test('a page with errors is not left: a dialog, then a summary whose links lead to the fields and which shrinks', async () => {
  const { user, press, services, fill } = await openForm();
  await choose(user, 'student');
  await press('Continue');
  await fill('E-mail again', 'x@b.co');
  await press('Continue');
  expect(services.popup).toHaveBeenCalledWith({
    title: 'Form errors',
    message: 'Please check for errors in the form',
  });
  const summary = await screen.findByRole('group', { name: 'Please check for errors in the form' });
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['E-mail: Field is required', 'E-mail again: Field must match E-mail']);

  await user.click(within(summary).getByRole('link', { name: /E-mail again/ }));
  expect(screen.getByRole('textbox', { name: /E-mail again/ })).toHaveFocus();
  await fill('E-mail', 'x@b.co');
  expect(within(summary).queryAllByRole('link')).toHaveLength(0);
});

test('a part that takes the answers itself gets them instead of the server, and what there is when a submit is refused', async () => {
  const onSubmitForm = jest.fn();
  const onSaveCurrent = jest.fn();
  const props = { onSubmitForm, onSaveCurrent, suppressErrorsDialog: true };
  const { user, press, fill, services } = await openForm(fakeServices(), props);
  await choose(user, 'student');
  await press('Continue');
  await fill('E-mail', 'nonsense');
  await press('Continue');
  expect(await screen.findByRole('group', { name: 'Please check for errors in the form' })).toHaveFocus();
  expect(services.popup).not.toHaveBeenCalled();
  const who = { name: 'who', values: { filledBy: 'student' } };
  expect(onSaveCurrent).toHaveBeenCalledWith([who, { name: 'contact', values: { email: 'nonsense' } }]);
  expect(onSubmitForm).not.toHaveBeenCalled();
  await user.clear(screen.getByRole('textbox', { name: 'E-mail' }));
  await fill('E-mail', 'a@b.co');
  await press('Continue');
  expect(onSubmitForm).not.toHaveBeenCalled();
  await press('Submit');
  expect(onSubmitForm).toHaveBeenCalledWith([who, { name: 'contact', values: { email: 'a@b.co' } }]);
  expect(server.heard.map(({ route }) => route)).not.toContain(routes.submitForm);
});

test('in cancel mode nothing is asked', async () => {
  const onCancel = jest.fn();
  const { user, press, services } = await openForm(fakeServices(), { onCancel });
  await choose(user, 'student');
  await press('Cancel');
  expect(onCancel).toHaveBeenCalled();
  expect(services.confirm).not.toHaveBeenCalled();
  expect(screen.getByRole('combobox', { name: 'Filled in by' })).toHaveValue('');
});

test('whatever way somebody goes back and forward, every page holds what was last put into it', async () => {
  const step = fc.oneof(
    fc.constantFrom('Back', 'Continue'),
    fc.record({ text: fc.string({ minLength: 1, maxLength: 8 }).filter((text) => text.trim() !== '') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const { user, unmount } = await openForm();
      await choose(user, 'other');
      const held = new Map<string, string>();
      const type = (text: string) => {
        const box = screen.getAllByRole('textbox')[0] as HTMLInputElement;
        fireEvent.change(box, { target: { value: text } });
        held.set(screen.getByRole('heading', { level: 2 }).textContent, box.value);
      };
      type('Ada');
      for (const each of steps) {
        if (typeof each === 'object') type(each.text);
        else {
          const button = screen.queryByRole('button', { name: each });
          if (button) fireEvent.click(button);
          await screen.findByRole('heading', { level: 2 });
        }
        const page = screen.getByRole('heading', { level: 2 }).textContent;
        expect(screen.getAllByRole('textbox')[0]).toHaveValue(held.get(page) ?? '');
      }
      unmount();
    }),
    cases(15),
  );
});

test('Back asks for nothing to be right', async () => {
  const { user, press, fill, services } = await openForm();
  await choose(user, 'student');
  await press('Continue');
  await fill('E-mail', 'nonsense');
  await press('Back');
  expect(screen.getByRole('heading', { name: 'Who you are' })).toHaveFocus();
  expect(services.popup).not.toHaveBeenCalled();
});

test('Clear asks first, then forgets every answer and begins again', async () => {
  const services = fakeServices({ confirm: jest.fn().mockResolvedValueOnce(false).mockResolvedValue(true) });
  const { user, press } = await openForm(services);
  await choose(user, 'student');
  await press('Clear');
  expect(services.confirm).toHaveBeenCalledWith({ title: 'Are you sure you wish to reset the form?' });
  expect(screen.getByRole('combobox', { name: 'Filled in by' })).toHaveValue('student');
  await press('Continue');
  await press('Clear');
  await screen.findByRole('heading', { name: 'Who you are' });
  expect(screen.getByRole('combobox', { name: 'Filled in by' })).toHaveValue('');
});

test('a submission that fails keeps the answers, and a second try carries the same key until they change', async () => {
  server.refuse(routes.submitForm, 503, 'Busy');
  const { user, press, fill, services } = await openForm();
  await choose(user, 'student');
  await press('Continue');
  await fill('E-mail', 'a@b.co');
  await press('Continue');
  await press('Submit');
  await waitFor(() => expect(services.requestError).toHaveBeenCalledTimes(1));
  expect(services.popup).toHaveBeenCalledWith({
    title: 'Form submission failed',
    message: 'If you are unsure why you received this message, please submit an error report',
  });
  expect(screen.getByText('a@b.co')).toBeVisible();

  await press('Submit');
  await waitFor(() => expect(services.requestError).toHaveBeenCalledTimes(2));
  await press('Change Contact');
  await fill('E-mail', 'm');
  await press('Continue');
  server.answer(routes.submitForm, { id: '1', reference: 'TS-1' });
  await press('Submit');
  await screen.findByText('TS-1');
  const keys = server.heard.slice(1).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what the server refuses is shown at its field, on its page, until it is changed', async () => {
  server.refuse(routes.submitForm, 422, 'Refused', {
    errors: [{ page: 'who', field: 'filledBy', message: 'Not this one' }],
  });
  const { user, press, fill, services } = await openForm();
  await choose(user, 'student');
  await press('Continue');
  await fill('E-mail', 'a@b.co');
  await press('Continue');
  await press('Submit');
  expect(await screen.findByRole('link', { name: 'Filled in by: Not this one' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Filled in by' })).toHaveAccessibleDescription('Error: Not this one');
  expect(services.requestError).not.toHaveBeenCalled();
  await choose(user, 'other');
  expect(screen.queryByRole('link', { name: /Not this one/ })).toBeNull();
});

test('a form that nobody made says so; one that could not be loaded can be asked for again', async () => {
  server.refuse(routes.form, 404, 'Not found');
  const { unmount } = renderInHost(<FormPage slug="nothing" />);
  expect(await screen.findByText('This form has not been found.')).toBeInTheDocument();
  unmount();

  server.breakOff(routes.form);
  const user = userEvent.setup();
  renderInHost(<FormPage slug="tuition" />);
  expect(await screen.findByText('The form could not be loaded.')).toBeInTheDocument();
  server.answer(routes.form, { slug: 'tuition', title: 'Tuition', version: 1, json: definition });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Who you are' })).toBeInTheDocument();
});

test('closing the tab is warned of only while there are answers that were not sent', async () => {
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  server.answer(routes.submitForm, { id: '1', reference: 'TS-1' });
  const { user, press, fill } = await openForm();
  expect(leaving()).toBe(false);
  await choose(user, 'student');
  expect(leaving()).toBe(true);
  await press('Continue');
  await fill('E-mail', 'a@b.co');
  await press('Continue');
  await press('Submit');
  await screen.findByText('TS-1');
  expect(leaving()).toBe(false);
});

test('an exams form, a copy too, begins with Start alone and ends with the invoice, fed with the answers', async () => {
  const exams: FormDefinition = {
    header: { title: 'Exams registration' },
    pages: [
      {
        name: 'you',
        title: 'You',
        fields: [
          { name: 'first', type: 'input', label: 'First name', required: true },
          { name: 'exams', type: 'form-exams-api', label: 'Exams', show: { first: 'Zoë' } },
        ],
      },
      { name: 'fees', title: 'Fees', invoice: true, fields: [] },
    ],
  };
  server.answer(routes.form, { slug: 'exams-copy', title: 'Exams', version: 3, json: exams });
  const user = userEvent.setup();
  const services = fakeServices();
  renderInHost(<FormPage slug="exams-copy" />, {
    services,
    remotes: {
      'mf-exams-payments/InvoicePage': ({ title, answers, pages, onBack, onRefused, onComplete }) => (
        <section aria-label={title}>
          {answers}
          <output aria-label="Posted">{JSON.stringify(pages)}</output>
          <button type="button" onClick={onBack}>
            Back
          </button>
          <button type="button" onClick={() => onRefused([{ page: 'you', field: 'first', message: 'Try another' }])}>
            Refuse
          </button>
          <button type="button" onClick={() => onRefused([{ page: 'gone', field: 'x', message: 'Not of this form' }])}>
            Refuse what is not here
          </button>
          <button type="button" onClick={() => onComplete()}>
            Complete
          </button>
        </section>
      ),
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ada');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Start']);
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findByRole('status', { name: 'Posted' })).toHaveTextContent(
    JSON.stringify([
      { name: 'you', values: { first: 'Ada' } },
      { name: 'fees', values: {} },
    ]),
  );
  await user.click(await screen.findByRole('button', { name: 'Change You' }));
  expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await screen.findByRole('link', { name: 'First name: Try another' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start' }));
  await user.click(screen.getByRole('button', { name: 'Refuse what is not here' }));
  expect(services.popup).toHaveBeenLastCalledWith({ title: SUBMISSION_FAILED.title, message: 'Not of this form' });
  await user.click(screen.getByRole('button', { name: 'Complete' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Change You' })).toBeNull());
});

test('whoever changes an answer from the invoice comes back to it, by way of what the change asks besides', async () => {
  const exams: FormDefinition = {
    header: { title: 'Exams registration' },
    pages: [
      { name: 'you', title: 'You', fields: [{ name: 'adult', type: 'checkbox', label: 'I am an adult' }] },
      { name: 'exams', title: 'Exams', fields: [{ name: 'exam', type: 'input', label: 'Exam' }] },
      {
        name: 'parent',
        title: 'Parent',
        show: { adult: true },
        fields: [{ name: 'proof', type: 'input', label: 'Proof of age', required: true }],
      },
      { name: 'fees', title: 'Fees', invoice: true, fields: [] },
    ],
  };
  server.answer(routes.form, { slug: 'exams', title: 'Exams', version: 1, json: exams });
  const user = userEvent.setup();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  renderInHost(<FormPage slug="exams" />, {
    remotes: {
      'mf-exams-payments/InvoicePage': ({ title, answers }) => <section aria-label={title}>{answers}</section>,
    },
  });
  await press('Continue');
  await press('Continue');
  // Nothing of the invoice stands before the answers above it do: they would move its buttons down.
  expect(
    within(await screen.findByRole('region', { name: 'Fees' })).getByRole('button', { name: 'Change You' }),
  ).toBeVisible();
  await press('Change You');
  await press('Continue');
  expect(await screen.findByRole('region', { name: 'Fees' })).toBeInTheDocument();

  await press('Change You');
  await user.click(await screen.findByRole('checkbox', { name: 'I am an adult' }));
  await press('Continue');
  await user.type(await screen.findByRole('textbox', { name: 'Proof of age' }), 'Passport');
  await press('Continue');
  expect(await screen.findByRole('region', { name: 'Fees' })).toBeInTheDocument();
});
