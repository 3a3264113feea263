import { bornBy, type FieldDefinition, routes, type StoredForm, today, UPLOAD_SESSION } from '@forms/shared/contract';
import type { RemoteModules } from '@forms/shared/platform/remotes';
import { app } from '@forms/shared/platform/store';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormPage from './FormPage';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.submitForm, { id: '1', reference: 'R-1' });
});
afterEach(() => server.stop());

const formOf = (fields: FieldDefinition[]): StoredForm => ({
  slug: 'test',
  title: 'Test',
  version: 1,
  json: { header: { title: 'Test' }, pages: [{ name: 'page', title: 'Page', fields }] },
});

/** Shows a form of these fields, and answers how to submit it and read what the server got. */
async function showFields(...given: (FieldDefinition | Partial<RemoteModules>)[]) {
  const fields = given.filter((each): each is FieldDefinition => 'type' in each);
  const remotes = given.find((each): each is Partial<RemoteModules> => !('type' in each)) ?? {};
  server.answer(routes.form, formOf(fields));
  const user = userEvent.setup();
  const host = renderInHost(<FormPage slug="test" />, { remotes });
  await screen.findByRole('heading', { name: 'Page' });
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit' }));
  const submitted = async () => {
    await submit();
    await screen.findByText('R-1');
    const { body } = server.heard.findLast(({ route }) => route === routes.submitForm) ?? {};
    return (body as { values: Record<string, unknown> }[])[0]?.values;
  };
  return { ...host, user, submit, submitted };
}

test('text is typed, trimmed and sent; a hint and an error describe the box, the error first', async () => {
  const { user, submit, submitted } = await showFields(
    { name: 'first', type: 'input', label: 'First name', caption: 'As on the passport', required: true },
    { name: 'more', type: 'textarea', label: 'More' },
    { name: 'mail', type: 'email', label: 'E-mail address' },
  );
  const box = screen.getByRole('textbox', { name: 'First name' });
  expect(box).toHaveAccessibleDescription('As on the passport');
  await submit();
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Error: Field is required As on the passport');
  await user.type(box, '  Ada ');
  expect(box).toBeValid();
  await user.type(screen.getByRole('textbox', { name: 'More (optional)' }), 'Two\nlines');
  await user.type(screen.getByRole('textbox', { name: 'E-mail address (optional)' }), 'a@b.co');
  expect(await submitted()).toEqual({ first: 'Ada', more: 'Two\nlines', mail: 'a@b.co' });
});

test('a field complains only once it was edited and left, and stops as soon as it is right', async () => {
  const { user } = await showFields({ name: 'mail', type: 'email', label: 'E-mail', required: true });
  const box = screen.getByRole('textbox', { name: 'E-mail' });
  await user.click(box);
  await user.tab();
  expect(box).toBeValid();
  await user.type(box, 'a@b');
  expect(box).toBeValid();
  await user.tab();
  expect(box).toHaveAccessibleDescription(/^Error: Please enter a valid email address/);
  await user.type(box, '.co');
  expect(box).toBeValid();
});

test('the error of a field that was left is said aloud, once', async () => {
  const { user } = await showFields({ name: 'mail', type: 'email', label: 'E-mail', required: true });
  const news = screen.getByRole('status', { name: 'News of this form' });
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'a@b');
  expect(news).toBeEmptyDOMElement();
  await user.tab();
  expect(news).toHaveTextContent('E-mail: Please enter a valid email address');
});

test('a date is typed in words, shown so and sent as a day', async () => {
  const { user, submitted } = await showFields({ name: 'born', type: 'date', label: 'Date of birth' });
  const box = screen.getByRole('textbox', { name: /Date of birth/ });
  await user.type(box, '2001-05-01');
  expect(box).toHaveValue('2001-05-01');
  await user.tab();
  expect(box).toHaveValue('1st May 2001');
  expect(await submitted()).toEqual({ born: '2001-05-01' });
});

test('a date in another form is shown as the day that was meant, and sent so', async () => {
  const { user, submitted } = await showFields({ name: 'born', type: 'date', label: 'Date of birth' });
  const box = screen.getByRole('textbox', { name: /Date of birth/ });
  await user.type(box, '31 de julho de 2001');
  expect(box).toHaveValue('31 de julho de 2001');
  await user.tab();
  await waitFor(() => expect(box).toHaveValue('31st July 2001'));
  expect(box).toBeValid();
  expect(await submitted()).toEqual({ born: '2001-07-31' });
});

test('a date is understood without being left: a form is sent with Enter, too', async () => {
  const { user } = await showFields({ name: 'born', type: 'date', label: 'Date of birth' });
  const box = screen.getByRole('textbox', { name: /Date of birth/ });
  await user.type(box, '31/7/2001');
  await user.keyboard('{Enter}');
  await screen.findByText('R-1');
  expect(server.heard.at(-1)?.body).toEqual([{ name: 'page', values: { born: '2001-07-31' } }]);
});

test('a date that may be two days is asked back, aloud too, and the answer is taken over', async () => {
  const { user, submitted } = await showFields({ name: 'born', type: 'date', label: 'Date of birth' });
  const box = screen.getByRole('textbox', { name: /Date of birth/ });
  await user.type(box, '7/8/2005');
  await user.tab();
  const question = 'Did you mean 7th August 2005 or 8th July 2005?';
  expect(await screen.findByText(question, { selector: 'p' })).toBeVisible();
  expect(box).toHaveValue('7/8/2005');
  expect(box).toBeValid();
  expect(box).toHaveAccessibleDescription(expect.stringContaining(question));
  expect(screen.getByRole('status', { name: 'News of this form' })).toHaveTextContent(question);
  await user.click(screen.getByRole('button', { name: 'Use 8th July 2005' }));
  expect(box).toHaveValue('8th July 2005');
  expect(box).toHaveFocus();
  expect(screen.queryByText(question, { selector: 'p' })).not.toBeInTheDocument();
  expect(await submitted()).toEqual({ born: '2005-07-08' });
});

test('a question that nobody answers holds the form back by the message of a date, and stays', async () => {
  const { user, submit } = await showFields({ name: 'born', type: 'date', label: 'Date of birth' });
  const box = screen.getByRole('textbox', { name: /Date of birth/ });
  await user.type(box, '7/31/2005');
  await submit();
  expect(box).toHaveAccessibleDescription(/Please enter a valid date of the format: 31st July 2020/);
  await user.tab();
  expect(await screen.findByRole('button', { name: 'Use 31st July 2005' })).toBeVisible();
});

test('what means no day is refused once it is left', async () => {
  const { user } = await showFields({ name: 'born', type: 'date', label: 'Date of birth' });
  const box = screen.getByRole('textbox', { name: /Date of birth/ });
  await user.type(box, '30 February 2005');
  await user.tab();
  await waitFor(() =>
    expect(box).toHaveAccessibleDescription(/Please enter a valid date of the format: 31st July 2020/),
  );
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
});

test('a date that is understood and refused is not asked back', async () => {
  const { user } = await showFields({ name: 'born', type: 'date', label: 'Born', validation: { dob: true } });
  const box = screen.getByRole('textbox', { name: /Born/ });
  await user.type(box, '31/7/2025');
  await user.tab();
  await waitFor(() => expect(box).toHaveAccessibleDescription(/Must be at least 11 years old/));
  expect(box).toHaveValue('31st July 2025');
});

test('the example of a date is the form’s own, or one that the field would take', async () => {
  await showFields(
    { name: 'tutor', type: 'date', label: 'Tutor', validation: { dob: true }, example: '1988-10-09' },
    { name: 'born', type: 'date', label: 'Born', validation: { dob: true } },
    { name: 'start', type: 'date', label: 'Start', validation: { minValue: true } },
  );
  const year = Number(today().slice(0, 4));
  const describedAs = (label: RegExp, text: string) =>
    expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(text);
  describedAs(/Tutor/, 'For example, 9th October 1988');
  describedAs(/Born/, `For example, 31st July ${year - 16}`);
  describedAs(/Start/, `For example, 31st July ${year + 1}`);
});

test('a telephone number stays as it was typed, and its digits are sent', async () => {
  const { user, submitted } = await showFields(
    { name: 'phone', type: 'input', label: 'Telephone', validation: { phone: true } },
    { name: 'again', type: 'input', label: 'Again', validation: { phone: true, sameAs: 'phone' } },
  );
  await user.type(screen.getByRole('textbox', { name: /Telephone/ }), '(07700) 900-123');
  await user.type(screen.getByRole('textbox', { name: /Again/ }), '+44 (0)7700 900123');
  await user.tab();
  expect(screen.getByRole('textbox', { name: /Telephone/ })).toHaveValue('(07700) 900-123');
  expect(screen.getByRole('textbox', { name: /Again/ })).toBeValid();
  expect(await submitted()).toEqual({ phone: '+447700900123', again: '+447700900123' });
});

test('a row of a table shows a number as it was typed, and its digits are sent', async () => {
  const { user, submitted } = await showFields({
    name: 'people',
    type: 'form',
    label: 'People',
    fields: [{ name: 'phone', type: 'input', label: 'Telephone', validation: { phone: true } }],
  });
  await user.click(screen.getByRole('button', { name: 'Add to People' }));
  await user.type(await screen.findByRole('textbox', { name: /Telephone/ }), '07700 900 123');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('cell', { name: '07700 900 123' })).toBeVisible();
  expect(await submitted()).toEqual({ people: [{ phone: '+447700900123' }] });
});

test('a mistyped mail domain is asked about and not refused', async () => {
  const { user, submitted } = await showFields({ name: 'mail', type: 'email', label: 'E-mail', required: true });
  const box = screen.getByRole('textbox', { name: 'E-mail' });
  await user.type(box, 'zoe@gmial.com');
  await user.tab();
  expect(await screen.findByText('Did you mean zoe@gmail.com?', { selector: 'p' })).toBeVisible();
  expect(box).toBeValid();
  expect(box).toHaveAccessibleDescription(expect.stringContaining('Did you mean zoe@gmail.com?'));
  await user.click(screen.getByRole('button', { name: 'Use zoe@gmail.com' }));
  expect(box).toHaveValue('zoe@gmail.com');
  expect(screen.queryByText(/Did you mean/, { selector: 'p' })).not.toBeInTheDocument();
  expect(await submitted()).toEqual({ mail: 'zoe@gmail.com' });
});

test('a candidate number that fails its own check is asked about, and sent without spaces all the same', async () => {
  const { user, submitted } = await showFields({
    name: 'uci',
    type: 'input',
    label: 'UCI',
    validation: { alphaNum: true, minLength: 13, maxLength: 13 },
  });
  await user.type(screen.getByRole('textbox', { name: /UCI/ }), '61234 0 26 1234 e');
  await user.tab();
  expect(await screen.findByText(/Is this your UCI\?/, { selector: 'p' })).toBeVisible();
  expect(await submitted()).toEqual({ uci: '612340261234E' });
});

test('a date can be picked from a calendar too: one of birth ends 11 years ago and opens 16 years ago', async () => {
  const showPicker = jest.fn();
  HTMLInputElement.prototype.showPicker = showPicker;
  const { user, submitted } = await showFields({
    name: 'born',
    type: 'date',
    label: 'Date of birth',
    validation: { dob: true },
  });
  await user.click(screen.getByRole('button', { name: 'Choose from a calendar: Date of birth' }));
  const calendar = showPicker.mock.contexts[0] as HTMLInputElement;
  const thisDay = today();
  expect(calendar.max).toBe(bornBy(thisDay, 11));
  expect(calendar.value).toBe(bornBy(thisDay, 16));
  fireEvent.change(calendar, { target: { value: '2001-07-31' } });
  expect(screen.getByRole('textbox', { name: /Date of birth/ })).toHaveValue('31st July 2001');
  expect(await submitted()).toEqual({ born: '2001-07-31' });
});

test('a header that can be closed goes away and leaves the focus where reading goes on', async () => {
  const { user } = await showFields({ name: 'news', type: 'header', title: 'New this year', close: true });
  await user.click(screen.getByRole('button', { name: 'Close New this year' }));
  expect(screen.queryByText('New this year')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Page' })).toHaveFocus();
});

test('files are uploaded by the files part, and sent by their id', async () => {
  const files = [{ id: '7', name: 'a.pdf', size: 2048 }];
  const { user, submit } = await showFields(
    {
      name: 'passport',
      type: 'uploader',
      label: 'Passport',
      uploadTypes: ['idDoc'],
      noDelete: true,
      validation: { minLength: 1, required: true },
    },
    {
      'mf-files/Uploader': ({ value, onChange, uploadTypes, noDelete, labelledBy, describedBy, invalid }) => (
        <section aria-labelledby={labelledBy} aria-describedby={describedBy} data-invalid={invalid}>
          {uploadTypes?.join()} {noDelete && 'kept'} {value.length}
          <button type="button" onClick={() => onChange([{ pending: 'x', name: 'a.pdf', size: 2048 }])}>
            Begin
          </button>
          <button type="button" onClick={() => onChange(files)}>
            End
          </button>
        </section>
      ),
    },
  );
  await submit();
  await screen.findByText('idDoc kept 0');
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await submit();
  expect(screen.getAllByText(/Please wait until every file is uploaded, or remove it/).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'End' }));
  await screen.findByText('R-1');
  const { body } = server.heard.findLast(({ route }) => route === routes.submitForm) ?? {};
  expect(body).toEqual([{ name: 'page', values: { passport: files } }]);
});

test('each uploader of a form sends by a word of its own, made of the secret name of this filling in', async () => {
  const given = new Map<string, string | undefined>();
  const remotes: Partial<RemoteModules> = {
    'mf-files/Uploader': ({ session, describedBy, labelledBy }) => {
      given.set(labelledBy ?? '', session);
      return <p>Uploads {describedBy}</p>;
    },
  };
  const fields: FieldDefinition[] = [
    { name: 'passport', type: 'uploader', label: 'Passport' },
    { name: 'letter', type: 'uploader', label: 'Letter' },
  ];
  await showFields(...fields, remotes);
  await waitFor(() => expect(given.size).toBe(2));
  const [passport, letter] = [...given.values()];
  expect(passport).toMatch(UPLOAD_SESSION);
  expect(passport).toMatch(/^[0-9a-f]{32}-page_passport$/);
  expect(letter).toBe(passport?.replace('passport', 'letter'));
});

const readOnly: [FieldDefinition['type'], unknown, string][] = [
  ['input', 'Ada', 'Ada'],
  ['textarea', 'Two\nlines', 'Two lines'],
  ['email', 'a@b.co', 'a@b.co'],
  ['date', '2001-07-31', '31st July 2001'],
  ['time', '14:35', '14:35'],
  ['bool', false, 'No'],
  ['checkbox', true, 'Yes'],
  ['select', 'm', 'Maths'],
  ['multi-select', ['m', 'p'], 'MathsPhysics'],
  ['multi-checkbox', ['p'], 'Physics'],
  ['multi-radio', 'p', 'Physics'],
  ['multi-toggle', ['m'], 'Maths'],
  ['form', [{ code: 'X1' }], 'Code: X1'],
  ['privacy', true, 'Yes'],
];
test.each(readOnly)('a read-only %s shows its answer and cannot be changed', async (type, value, given) => {
  const options = [
    { value: 'm', label: 'Maths' },
    { value: 'p', label: 'Physics' },
  ];
  const fields = [{ name: 'code', type: 'input', label: 'Code' }];
  const choices = /select|multi/.test(type) ? { options } : {};
  await showFields({ name: 'answer', type, label: 'Answer', readonly: true, value, fields, ...choices });
  const group = screen.getByRole('group', { name: 'Answer' });
  await waitFor(() => expect(group).toHaveTextContent(`Answer${given}`));
  for (const role of ['textbox', 'combobox', 'checkbox', 'radio', 'button'])
    expect(within(group).queryByRole(role)).toBeNull();
});

test('a time is typed to the minute in any usual way, shown as it was understood and sent on the 24-hour clock', async () => {
  const { user, submitted } = await showFields({ name: 'at', type: 'time', label: 'Best time to call' });
  const box = screen.getByRole('textbox', { name: /Best time to call/ });
  await user.type(box, '2.07 pm');
  expect(box).toHaveValue('2.07 pm');
  await user.tab();
  expect(box).toHaveValue('14:07');
  expect(await submitted()).toEqual({ at: '14:07' });
});

test('what is no time stays as it was typed, and the field says how one is written', async () => {
  const { user, submit } = await showFields({ name: 'at', type: 'time', label: 'Best time to call' });
  const box = screen.getByRole('textbox', { name: /Best time to call/ });
  await user.type(box, '25:99');
  await submit();
  expect(box).toHaveValue('25:99');
  expect(box).toHaveAccessibleDescription(/Please enter a valid time of the format: 14:30/);
  expect(server.heard.filter(({ route }) => route === routes.submitForm)).toEqual([]);
});

test('No is an answer, and both answers are reached by the keyboard', async () => {
  const { user, submit, submitted } = await showFields({
    name: 'sat',
    type: 'bool',
    label: 'Sat before?',
    required: true,
  });
  const group = screen.getByRole('group', { name: 'Sat before?' });
  await submit();
  expect(group).toHaveAccessibleDescription('Error: Field is required');
  const no = within(group).getByRole('radio', { name: 'No' });
  no.focus();
  await user.keyboard(' ');
  expect(no).toBeChecked();
  expect(await submitted()).toEqual({ sat: false });
});

test('a required box must be ticked', async () => {
  const { user, submit, submitted } = await showFields({
    name: 'agree',
    type: 'checkbox',
    label: 'I agree',
    required: true,
  });
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  await submit();
  expect(box).toHaveAccessibleDescription('Error: You must agree before submission');
  await user.click(box);
  expect(await submitted()).toEqual({ agree: true });
});

test('a short list is the browser’s own select and keeps the option’s own value', async () => {
  const { user, submitted } = await showFields({
    name: 'year',
    type: 'select',
    label: 'Year',
    options: [{ id: 12, name: 'Year 12' }, 13],
  });
  await user.selectOptions(screen.getByRole('combobox', { name: /Year/ }), 'Year 12');
  expect(await submitted()).toEqual({ year: 12 });
});

test('several options are ticked, pressed or chosen, and sent in the order of the list', async () => {
  const options = ['a', { value: 2, label: 'Two' }, 'c'];
  const { user, submitted } = await showFields(
    { name: 'boxes', type: 'multi-checkbox', label: 'Boxes', options },
    { name: 'toggles', type: 'multi-toggle', label: 'Toggles', options },
    { name: 'one', type: 'multi-radio', label: 'One', options },
    { name: 'many', type: 'multi-select', label: 'Many', options },
  );
  await user.click(screen.getByRole('checkbox', { name: 'c' }));
  await user.click(screen.getByRole('checkbox', { name: 'Two' }));
  await user.click(screen.getByRole('button', { name: 'a' }));
  await user.click(screen.getByRole('button', { name: 'c' }));
  await user.click(screen.getByRole('button', { name: 'a', pressed: true }));
  await user.click(screen.getByRole('radio', { name: 'Two' }));
  await user.click(await screen.findByRole('combobox', { name: /Many/ }));
  await user.click(await screen.findByTitle('Two'));
  expect(await submitted()).toEqual({ boxes: [2, 'c'], toggles: ['c'], one: 2, many: [2] });
});

const people = { service: 'api', path: '/webforms/people', allow: 'everyone' } as const;
const listPeople = { ...people, method: 'GET', answer: routes.titles.answer } as const;
const searchPeople = { ...people, method: 'POST', answer: routes.titles.answer } as const;
const peopleField = { name: 'who', type: 'select', label: 'Who', api: '/webforms/people' };

test('a choice of a searched list empties the search for the next one', async () => {
  const { user, submitted } = await showFields({
    name: 'subjects',
    type: 'multi-select',
    label: 'Subjects',
    required: true,
    options: ['Latin', 'Maths', 'Physics'],
  });
  const box = await screen.findByRole('combobox', { name: 'Subjects' });
  await user.type(box, 'mat');
  await user.click(screen.getByTitle('Maths'));
  expect(box).toHaveValue('');
  await user.type(box, 'phy');
  await user.click(screen.getByTitle('Physics'));
  expect(await submitted()).toEqual({ subjects: ['Maths', 'Physics'] });
});

test('options come from the server, and above two characters the server searches', async () => {
  server.answer(listPeople, [{ id: 'ada', label: 'Ada' }]);
  server.answer(searchPeople, ({ body }) => [
    { id: 'grace', label: `Found by ${(body as { searchOn: string }).searchOn}` },
  ]);
  const { user, submitted } = await showFields(peopleField);
  const box = await screen.findByRole('combobox', { name: /Who/ });
  await user.click(box);
  expect(await screen.findByTitle('Ada')).toBeInTheDocument();
  await user.type(box, 'gr');
  await user.type(box, 'ace');
  await user.click(await screen.findByTitle('Found by grace'));
  expect(server.heard.filter(({ route }) => route === searchPeople)).toHaveLength(1);
  expect(await submitted()).toEqual({ who: 'grace' });
});

test('titles are those that the shell has loaded: nobody is asked again', async () => {
  const user = userEvent.setup();
  server.answer(routes.form, formOf([{ name: 'title', type: 'select', label: 'Title', api: '/system/titles' }]));
  const { store } = renderInHost(<FormPage slug="test" />);
  act(() => void store.dispatch(app.actions.titlesLoaded([{ id: 'dr', label: 'Dr' }])));
  await user.click(await screen.findByRole('combobox', { name: /Title/ }));
  expect(await screen.findByTitle('Dr')).toBeInTheDocument();
  expect(server.heard.map(({ route }) => route)).toEqual([routes.form]);
});

test('titles are searched where they are, since the server has but their list', async () => {
  server.answer(routes.titles, [
    { id: 'mr', label: 'Mr' },
    { id: 'professor', label: 'Professor' },
  ]);
  const { user, submitted } = await showFields({
    name: 'title',
    type: 'select',
    label: 'Title',
    api: '/system/titles',
  });
  const box = await screen.findByRole('combobox', { name: /Title/ });
  await user.click(box);
  expect(await screen.findByTitle('Mr')).toBeInTheDocument();
  await user.type(box, 'profes');
  expect(screen.queryByTitle('Mr')).not.toBeInTheDocument();
  await user.click(await screen.findByTitle('Professor'));
  expect(await submitted()).toEqual({ title: 'professor' });
});

test('a list that cannot be loaded says so and can be asked for again', async () => {
  server.refuse(listPeople, 500, 'Broken');
  const { user } = await showFields({ ...peopleField, type: 'multi-radio' });
  expect(await screen.findByText('This list could not be loaded.')).toBeInTheDocument();
  server.answer(listPeople, [{ id: 'ada', label: 'Ada' }]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Ada' })).toBeInTheDocument();
});

test('a form whose options lead off the server is refused, and nobody else is asked', async () => {
  server.answer(
    routes.form,
    formOf([{ ...peopleField, type: 'multi-radio', api: 'https://elsewhere.example/people' }]),
  );
  renderInHost(<FormPage slug="test" />);
  expect(await screen.findByText('The form could not be loaded.')).toBeInTheDocument();
  expect(server.heard.map(({ route }) => route)).toEqual([routes.form]);
});

test('an origin is chosen, then what the server asks to know more of', async () => {
  server.answer(routes.leadOrigins, [
    { id: 'web', name: 'The web' },
    { id: 'friend', name: 'A friend' },
  ]);
  server.answer(routes.leadOriginMeta, ({ params }) =>
    params.id === 'web' ? [{ id: 'search', name: 'A search engine' }] : [],
  );
  const { user, submitted } = await showFields({
    name: 'heard',
    type: 'leadOrigins',
    label: 'How did you hear of us?',
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Origin' }), 'The web');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'More about it' }), 'A search engine');
  expect(await submitted()).toEqual({ heard: { leadOrigin: 'web', leadOriginMeta: 'search' } });
});

test('titles, captions and texts stand between fields; a type that nobody knows says so and breaks nothing', async () => {
  const { user, services, submitted } = await showFields(
    { name: 'head', type: 'header', title: 'Your exams', caption: 'This summer' },
    { name: 'part', type: 'section', title: 'Before you begin', html: '<p>Have your <b>passport</b> ready.</p>' },
    { name: 'odd', type: 'hologram', required: true },
    {
      name: 'fixed',
      type: 'select',
      label: 'Centre',
      readonly: true,
      value: 'ox',
      options: [{ id: 'ox', name: 'Oxford' }],
    },
  );
  expect(screen.getByRole('heading', { name: 'Your exams' })).toBeInTheDocument();
  expect(await screen.findByText('passport')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Centre' })).toHaveTextContent('Oxford');
  expect(screen.getByText('Unknown field type "hologram"')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(services.reportBug).toHaveBeenCalledWith({ message: 'Unknown field type "hologram" at page.odd' });
  expect(await submitted()).toEqual({ fixed: 'ox' });
});

describe('a list of entries', () => {
  const jobs: FieldDefinition = {
    name: 'jobs',
    type: 'form',
    label: 'Jobs',
    fields: [
      { name: 'title', type: 'input', label: 'Title', required: true },
      { name: 'paid', type: 'bool', label: 'Paid' },
      { name: 'pay', type: 'input', label: 'Pay', required: true, show: { paid: true } },
      { name: 'visa', type: 'input', label: 'Visa', show: { country: 'FR' } },
    ],
  };
  const country: FieldDefinition = { name: 'country', type: 'input', label: 'Country' };

  test('is added to in a dialog with rules and conditions of its own, edited, and deleted once confirmed', async () => {
    const { user, services, submitted } = await showFields(country, jobs);
    await user.click(screen.getByRole('button', { name: 'Add to Jobs' }));
    let dialog = within(await screen.findByRole('dialog', { name: 'Add: Jobs' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Error: Field is required');
    expect(dialog.queryByRole('textbox', { name: /Pay|Visa/ })).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Tutor');
    await user.click(dialog.getByRole('radio', { name: 'Yes' }));
    await user.type(dialog.getByRole('textbox', { name: 'Pay' }), '100');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    const row = await screen.findByRole('row', { name: /Tutor Yes 100/ });

    await user.dblClick(within(row).getByText('Tutor'));
    dialog = within(await screen.findByRole('dialog', { name: 'Edit: Jobs' }));
    await user.click(dialog.getByRole('radio', { name: 'No' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('row', { name: /Tutor No/ });

    await user.click(screen.getByRole('button', { name: 'Add to Jobs' }));
    dialog = within(await screen.findByRole('dialog', { name: 'Add: Jobs' }));
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Clerk');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('button', { name: 'Delete entry 2' }));
    expect(services.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Are you sure you wish to delete this item?' }),
    );
    await waitFor(() => expect(screen.queryByRole('row', { name: /Clerk/ })).toBeNull());
    expect(await submitted()).toEqual({ jobs: [{ title: 'Tutor', paid: false }] });
  });

  test('has columns that look out of the row at the form', async () => {
    const { user } = await showFields(country, jobs);
    await user.type(screen.getByRole('textbox', { name: /Country/ }), 'FR');
    await user.click(screen.getByRole('button', { name: 'Add to Jobs' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add: Jobs' }));
    expect(dialog.getByRole('textbox', { name: /Visa/ })).toBeInTheDocument();
  });
});

describe('terms', () => {
  const terms: FieldDefinition = {
    name: 'terms',
    type: 'privacy',
    slug: 'exam-terms',
    label: 'I agree',
    required: true,
  };
  const long = { scrollHeight: 1000, clientHeight: 200 };
  const layOut = (sizes: Record<string, number>) => {
    const spies = Object.entries(sizes).map(([name, size]) =>
      jest.spyOn(Element.prototype, name as 'scrollHeight', 'get').mockReturnValue(size),
    );
    return () => {
      for (const spy of spies) spy.mockRestore();
    };
  };
  let restore = () => {};
  beforeEach(() => {
    server.answer(routes.terms, {
      slug: 'exam-terms',
      title: 'Exam terms',
      html: '<p>Be on time.</p>',
      language: 'en-GB',
    });
  });
  afterEach(() => restore());

  test('must be scrolled through before they can be agreed to, and say so', async () => {
    restore = layOut(long);
    const { user, submitted } = await showFields(terms);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box).toHaveAttribute('aria-disabled', 'true');
    await user.hover(box);
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Please read the terms and conditions first');
    await user.click(box);
    expect(box).not.toBeChecked();

    const text = await screen.findByRole('region', { name: 'Exam terms' });
    expect(box).toHaveAccessibleDescription('Read “Exam terms” to its end, then tick the box.');
    expect(screen.queryByText('The box can be ticked now.')).not.toBeInTheDocument();
    fireEvent.scroll(text, { target: { scrollTop: 600 } });
    expect(box).toHaveAttribute('aria-disabled', 'true');
    fireEvent.scroll(text, { target: { scrollTop: 640 } });
    await waitFor(() => expect(box).toHaveAttribute('aria-disabled', 'false'));
    expect(screen.getByText('The box can be ticked now.')).toHaveRole('status');
    await user.click(box);
    expect(await submitted()).toEqual({ terms: true });
  });

  test('count as read after half a minute', async () => {
    restore = layOut(long);
    // Before the terms are shown, since from then on the half minute counts.
    jest.useFakeTimers({ advanceTimers: true });
    try {
      await showFields(terms);
      await screen.findByRole('region', { name: 'Exam terms' }, { timeout: 20_000 });
      const box = screen.getByRole('checkbox', { name: 'I agree' });
      jest.advanceTimersByTime(29_000);
      expect(box).toHaveAttribute('aria-disabled', 'true');
      await waitFor(() => expect(box).toHaveAttribute('aria-disabled', 'false'), { timeout: 3000 });
    } finally {
      jest.useRealTimers();
    }
  });

  test('that cannot be loaded can be asked for again', async () => {
    server.refuse(routes.terms, 503, 'Busy');
    const { user } = await showFields(terms);
    expect(await screen.findByText('The terms could not be loaded.')).toBeInTheDocument();
    server.answer(routes.terms, {
      slug: 'exam-terms',
      title: 'Exam terms',
      html: '<p>Be on time.</p>',
      language: 'en-GB',
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Be on time.')).toBeInTheDocument();
  });
});

test('exams hear where they will be sat as that is answered, and nothing of an answer that does not show', async () => {
  const places = {
    options: [
      { value: '1', label: 'Oxford' },
      { value: '2', label: 'Lisbon' },
    ],
  };
  const { user } = await showFields(
    { name: 'sits', type: 'checkbox', label: 'I sit exams' },
    { name: 'department', type: 'multi-radio', label: 'Where?', show: { sits: true }, ...places },
    { name: 'exams', type: 'form-exams-api', label: 'Exams' },
    { 'mf-exams-payments/ExamEntries': ({ campus }) => <output aria-label="Campus">{campus ?? 'nowhere'}</output> },
  );
  const campus = await screen.findByRole('status', { name: 'Campus' });
  expect(campus).toHaveTextContent('nowhere');
  await user.click(screen.getByRole('checkbox', { name: 'I sit exams' }));
  await user.click(screen.getByRole('radio', { name: 'Lisbon' }));
  expect(campus).toHaveTextContent('lisbon');
  await user.click(screen.getByRole('radio', { name: 'Oxford' }));
  expect(campus).toHaveTextContent('oxford');
  await user.click(screen.getByRole('checkbox', { name: 'I sit exams' }));
  expect(campus).toHaveTextContent('nowhere');
});
