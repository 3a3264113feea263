import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DELETE_QUESTION } from '../../../contract';
import { fakeServices, renderInHost } from '../../../testing';
import type { RemoteModules, RichTextProps, UploaderProps } from '../../remotes';
import { createMemoryRouter, RouterProvider } from '../../routing';
import { ServicesProvider } from '../../services';
import { StoreProvider } from '../../store';
import { Theme } from '../theme/Theme';
import { type Column, type ListDialog, ListTable, type ListTableProps } from '.';

interface Person {
  id: string;
  name: string;
  owes: number;
  city: string;
}

const columns: Column<Person>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'owes', title: 'Owes', value: ({ owes }) => owes, text: ({ owes }) => `£${owes}`, align: 'end' },
  { key: 'city', title: 'City', value: ({ city }) => city },
];
const people: Person[] = [
  { id: 'a', name: 'José Sá', owes: 20, city: 'Lisbon' },
  { id: 'b', name: 'Ana Brito', owes: 100, city: 'Oxford' },
  { id: 'c', name: 'Zoë Carr', owes: 3, city: 'Oxford' },
];
const crowd = Array.from({ length: 10_000 }, (_, at) => ({
  id: `p${at}`,
  name: `Person ${at}`,
  owes: at,
  city: 'Oxford',
}));

function show(props: Partial<ListTableProps<Person>> = {}, options: Parameters<typeof renderInHost>[1] = {}) {
  const list = (
    <ListTable id="people" title="People" columns={columns} rows={people} keyOf={({ id }) => id} {...props} />
  );
  return { ...renderInHost(list, options), user: userEvent.setup() };
}

/** The first column, from top to bottom. */
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

afterEach(() => localStorage.clear());

test('a list without rows has nothing to sort, and no title that Tab comes to', () => {
  show({ rows: [] });
  const title = screen.getByRole('columnheader', { name: 'Owes' });
  expect(title).not.toHaveAttribute('aria-sort');
  expect(within(title).queryByRole('button')).not.toBeInTheDocument();
});

test('a column sorts up, down and back by its title, which says how', async () => {
  const { user } = show();
  const title = screen.getByRole('columnheader', { name: /Owes/ });
  expect(title).toHaveAttribute('aria-sort', 'none');
  await user.click(within(title).getByRole('button'));
  expect(title).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Zoë Carr', 'José Sá', 'Ana Brito']);
  await user.click(within(title).getByRole('button'));
  expect(title).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Ana Brito', 'José Sá', 'Zoë Carr']);
  await user.click(within(title).getByRole('button'));
  expect(names()).toEqual(['José Sá', 'Ana Brito', 'Zoë Carr']);
});

test('searching finds a name without its accents, and says what to do when nothing is found', async () => {
  const { user } = show();
  const box = screen.getByRole('searchbox', { name: 'Search people' });
  await user.type(box, 'jose');
  await screen.findByText('1 to 1 of 1');
  expect(names()).toEqual(['José Sá']);
  await user.type(box, 'x');
  await screen.findByText('No entries');
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await screen.findByText('1 to 3 of 3');
});

test('on a phone the filters stand behind a button, which says how many of them narrow the list', async () => {
  const { user } = show({ filters: [{ key: 'city', label: 'City', of: ({ city }) => city }] });
  const button = screen.getByRole('button', { name: 'Filters' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Oxford (2)');
  expect(button).toHaveAccessibleName('Filters (1)');
});

test('ten thousand entries stand fifty to a page, or as many as the person chooses', async () => {
  const { user } = show({ rows: crowd });
  expect(names()).toHaveLength(50);
  expect(screen.getByText('1 to 50 of 10,000')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(screen.getByText('9,951 to 10,000 of 10,000')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
  expect(names()).toHaveLength(100);
});

test('the page that one looks at stays until what was typed is searched for, and what was found begins at its first', async () => {
  const { user } = show({ rows: crowd });
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  const [last] = names();
  await user.type(screen.getByRole('searchbox'), 'Person 1');
  expect(names()[0]).toBe(last);
  await waitFor(() => expect(names()[0]).toBe('Person 1'));
  expect(screen.getByText('1 to 50 of 3,439')).toBeInTheDocument();
});

test('a row is deleted only after the question was answered with yes', async () => {
  const onDelete = jest.fn();
  const { user, services } = show({ onDelete });
  await user.click(screen.getByRole('button', { name: 'Actions for Ana Brito' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(services.confirm).toHaveBeenCalledWith({ title: DELETE_QUESTION, yes: 'Yes', no: 'No' });
  expect(onDelete).toHaveBeenCalledWith([people[1]]);
});

test('by keyboard alone: arrow keys lead from row to row, Space selects, Enter opens', async () => {
  const onOpen = jest.fn();
  const { user } = show({ onOpen, selection: 'multiple' });
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
  await user.click(screen.getByRole('columnheader', { name: /City/ }).querySelector('button') ?? document.body);
  await user.tab();
  expect(row('José')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(row('Ana')).toHaveFocus();
  await user.keyboard(' ');
  expect(row('Ana')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  await user.keyboard('{End}{Enter}');
  expect(onOpen).toHaveBeenCalledWith(people[2]);
});

test('what went wrong stands in a red bar above the rows that are still there', async () => {
  const onRefresh = jest.fn();
  const { user } = show({ error: '503: Network busy', onRefresh });
  expect(screen.getByRole('alert')).toHaveTextContent('503: Network busy');
  expect(names()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRefresh).toHaveBeenCalled();
});

function Shrinking() {
  const [rows, setRows] = useState(people);
  return (
    <ListTable
      id="people"
      title="People"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      onDelete={(doomed) => setRows(rows.filter((row) => !doomed.includes(row)))}
    />
  );
}

test('what stands in the place of a deleted row has the focus, so that the keyboard goes on there', async () => {
  const user = userEvent.setup();
  renderInHost(<Shrinking />);
  await user.click(screen.getByRole('button', { name: 'Actions for Ana Brito' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(names()).toEqual(['José Sá', 'Zoë Carr']));
  expect(screen.getByRole('row', { name: /Zoë/ })).toHaveFocus();
});

test('a refused deletion is told by the host, and the row stays', async () => {
  const refused = { status: 403 };
  const { user, services } = show({ onDelete: () => Promise.reject(refused) });
  await user.click(screen.getByRole('button', { name: 'Actions for Ana Brito' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(services.requestError).toHaveBeenCalledWith(refused));
  expect(names()).toHaveLength(3);
});

test('selecting a page, then all, gives everything found to what is done with many; what is filtered out is not in it', async () => {
  const onPress = jest.fn();
  const { user } = show({
    rows: crowd,
    selection: 'multiple',
    bulkActions: [{ label: 'Write to them', onPress }],
    filters: [{ key: 'half', label: 'Half', of: ({ owes }) => (owes < 5000 ? 'first' : 'second') }],
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  expect(screen.getByText('50 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Select all 10,000' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Half' }), 'second (5000)');
  await user.click(screen.getByRole('button', { name: 'Write to them' }));
  expect(onPress.mock.lastCall[0]).toHaveLength(5000);
});

test('of a single selection there is never more than one', async () => {
  const onSelect = jest.fn();
  const { user } = show({ selection: 'single', onSelect });
  await user.click(screen.getByRole('checkbox', { name: 'Select José Sá' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana Brito' }));
  expect(onSelect).toHaveBeenLastCalledWith([people[1]]);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
});

test('tabs say how many they hold, and arrow keys lead through them', async () => {
  const tabs = [
    { key: 'all', label: 'All', has: () => true },
    { key: 'oxford', label: 'Oxford', has: ({ city }: Person) => city === 'Oxford' },
  ];
  const { user } = show({ tabs });
  await user.click(screen.getByRole('tab', { name: 'All 3' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Oxford 2' })).toHaveFocus();
  expect(names()).toEqual(['Ana Brito', 'Zoë Carr']);
});

test('columns made wider stay so for the next visit, and can be put back', async () => {
  const { unmount, user } = show();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.change(screen.getByRole('slider', { name: 'Owes' }), { target: { value: '300' } });
  const width = () => document.querySelectorAll('col')[1]?.style.width;
  expect(width()).toBe('300px');
  unmount();
  show();
  expect(width()).toBe('300px');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('button', { name: 'Reset widths' }));
  expect(width()).toBe('');
});

test('a browser that keeps nothing, or rubbish, shows the list as it was made', () => {
  localStorage.setItem('list:people', '{"widths":"wide","pageSize":7}');
  show({ rows: crowd });
  expect(names()).toHaveLength(50);
});

test('while the entries are on their way their places are there, and it is said', () => {
  show({ rows: undefined });
  expect(screen.getByText('Loading people')).toHaveAttribute('role', 'status');
  expect(screen.queryByText('No entries')).not.toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(27);
});

test('an empty list says what to do next, and does it', async () => {
  const onAdd = jest.fn();
  const { user } = show({ rows: [], empty: 'Nobody has come yet.', onAdd, addLabel: 'Add person' });
  expect(screen.getByText('No entries')).toBeInTheDocument();
  expect(screen.getByText('Nobody has come yet.')).toBeInTheDocument();
  for (const button of screen.getAllByRole('button', { name: 'Add person' })) await user.click(button);
  expect(onAdd).toHaveBeenCalledTimes(2);
});

test('who goes back finds the list as they left it', async () => {
  const { user, unmount, store } = show();
  await user.type(screen.getByRole('searchbox'), 'ana');
  await screen.findByText('1 to 1 of 1');
  unmount();
  render(
    <StoreProvider store={store}>
      <Theme campus="oxford">
        <ServicesProvider value={fakeServices()}>
          <RouterProvider
            router={createMemoryRouter([
              {
                path: '*',
                element: (
                  <ListTable id="people" title="People" columns={columns} rows={people} keyOf={({ id }) => id} />
                ),
              },
            ])}
          />
        </ServicesProvider>
      </Theme>
    </StoreProvider>,
  );
  expect(screen.getByRole('searchbox')).toHaveValue('ana');
  expect(names()).toEqual(['Ana Brito']);
});

test('where there are several things to add, Add opens a menu of them', async () => {
  const addTeacher = jest.fn();
  const { user } = show({
    addChoices: [
      { label: 'A student', onPress: () => undefined },
      { label: 'A teacher', onPress: addTeacher },
    ],
  });
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await user.click(screen.getByRole('menuitem', { name: 'A teacher' }));
  expect(addTeacher).toHaveBeenCalledTimes(1);
});

test('a row that cannot be deleted now says why, and is not', async () => {
  const onDelete = jest.fn();
  const { user, services } = show({
    onDelete,
    whyNotDeleted: ({ owes }) => (owes ? 'Still owes something.' : undefined),
  });
  await user.click(screen.getByRole('button', { name: 'Actions for Ana Brito' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete Still owes something.' }));
  expect(services.confirm).not.toHaveBeenCalled();
  expect(onDelete).not.toHaveBeenCalled();
});

test('another column than the first can name its rows, and controls in a row are reached by Tab from it', async () => {
  const { user } = show({
    columns: [
      {
        key: 'owes',
        title: 'Owes',
        value: ({ owes }) => owes,
        draw: ({ name }, tabIndex) => (
          <button type="button" tabIndex={tabIndex}>
            Pay for {name}
          </button>
        ),
      },
      { key: 'name', title: 'Name', value: ({ name }) => name, isName: true },
    ],
  });
  expect(names()).toEqual(['José Sá', 'Ana Brito', 'Zoë Carr']);
  act(() => screen.getByRole('row', { name: /Ana/ }).focus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Pay for Ana Brito' })).toHaveFocus();
});

describe('its dialogs', () => {
  const opens = (dialog: ListDialog, remotes: Partial<RemoteModules>) => show({ onAdd: () => dialog }, { remotes });
  const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
    user.click(screen.getByRole('button', { name }));

  test('files are uploaded to their owner; closing gives up what has not arrived only when it is confirmed', async () => {
    const arrived = { id: 'f', name: 'passport.pdf', size: 1 };
    const onItsWay = { pending: 'g', name: 'bill.pdf', size: 1 };
    const confirm = jest.fn(async () => false);
    const uploads: ListDialog = {
      kind: 'upload',
      title: 'Add files',
      owner: { entityType: 'enquiry', entityTypeId: '42' },
    };
    const { user } = show(
      { onAdd: () => uploads },
      {
        services: fakeServices({ confirm }),
        remotes: {
          'mf-files/Uploader': ({ owner, onChange }: UploaderProps) => (
            <>
              <button type="button" onClick={() => onChange([arrived, onItsWay])}>
                Choose for {JSON.stringify(owner)}
              </button>
              <button type="button" onClick={() => onChange([arrived])}>
                Wait
              </button>
            </>
          ),
        },
      },
    );
    await press(user, 'Add');
    await user.click(
      await screen.findByRole('button', { name: 'Choose for {"entityType":"enquiry","entityTypeId":"42"}' }),
    );
    await press(user, 'Done');
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Some files have not been uploaded' }));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await press(user, 'Wait');
    await press(user, 'Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('a text that could not be saved stays as it was written', async () => {
    const failure = { status: 503 };
    const { user, services } = opens(
      { kind: 'text', title: 'Letter', label: 'Words', onSave: () => Promise.reject(failure) },
      {
        'mf-forms/RichText': ({ label, value, onChange }: RichTextProps) => (
          <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
        ),
      },
    );
    await press(user, 'Add');
    await user.type(await screen.findByRole('textbox', { name: 'Words' }), 'Dear Ana');
    await press(user, 'Save');
    await waitFor(() => expect(services.requestError).toHaveBeenCalledWith(failure));
    expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('Dear Ana');
  });

  test('a text is not saved while something is wrong with it, and why it could not be is said beside what was written', async () => {
    let answer: string | undefined = '503: Busy.';
    const onSave = jest.fn(async () => answer);
    const onChange = jest.fn();
    const { user } = opens(
      {
        kind: 'text',
        title: 'Letter',
        lead: <p>To Ana</p>,
        label: 'Words',
        onChange,
        errorIn: (html) => (html === '' ? 'Some words are needed' : undefined),
        saveLabel: 'Send',
        onSave,
      },
      {
        'mf-forms/RichText': ({ label, value, error, onChange: write }: RichTextProps) => (
          <>
            <p>{error}</p>
            <textarea aria-label={label} value={value} onChange={({ target }) => write(target.value)} />
          </>
        ),
      },
    );
    await press(user, 'Add');
    const box = await screen.findByRole('textbox', { name: 'Words' });
    expect(screen.getByText('To Ana')).toBeInTheDocument();
    await press(user, 'Send');
    expect(screen.getByText('Some words are needed')).toBeInTheDocument();
    expect(onSave).not.toHaveBeenCalled();

    await user.type(box, 'Hi');
    expect(screen.queryByText('Some words are needed')).not.toBeInTheDocument();
    expect(onChange).toHaveBeenLastCalledWith('Hi');
    await press(user, 'Send');
    expect(await screen.findByRole('alert')).toHaveTextContent('This has not been sent503: Busy. What you have');
    expect(box).toHaveValue('Hi');
    answer = undefined;
    await press(user, 'Send');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('a form of the definitions gives its answers in the list', async () => {
    const onSave = jest.fn();
    const pages = [{ name: 'page', values: { firstName: 'Ana' } }];
    const { user } = opens(
      { kind: 'form', title: 'New person', slug: 'person', onSave },
      {
        'mf-forms/FormPage': ({ slug, onSubmitForm }) => (
          <button type="button" onClick={() => onSubmitForm?.(pages)}>
            Submit {slug}
          </button>
        ),
      },
    );
    await press(user, 'Add');
    await user.click(await screen.findByRole('button', { name: 'Submit person' }));
    expect(onSave).toHaveBeenCalledWith(pages);
  });

  test.each(['Close', 'Escape'])('give the focus back to what opened them, by %s', async (way) => {
    const { user } = opens(
      { kind: 'file', title: 'Certificate', fileId: 'f1' },
      { 'mf-files/FilePreview': () => <button type="button">Next file</button> },
    );
    await press(user, 'Add');
    await user.click(await screen.findByRole('button', { name: 'Next file' }));
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await press(user, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
  });

  test('a PDF is read over the whole window', async () => {
    const { user } = opens(
      { kind: 'file', title: 'Certificate', fileId: 'f1' },
      { 'mf-files/FilePreview': ({ fileId }) => <p>The file {fileId}</p> },
    );
    await press(user, 'Add');
    expect(await screen.findByText('The file f1')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Certificate' })).toBeInTheDocument();
  });
});
