import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DELETE_QUESTION } from '../../contract';
import { renderInHost } from '../../testing';
import { type Column, ListTable, type ListTableProps } from '.';

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

test('ten thousand entries stand fifty to a page, or as many as the person chooses', async () => {
  const { user } = show({ rows: crowd });
  expect(names()).toHaveLength(50);
  expect(screen.getByText('1 to 50 of 10,000')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(screen.getByText('9,951 to 10,000 of 10,000')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '100');
  expect(names()).toHaveLength(100);
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
