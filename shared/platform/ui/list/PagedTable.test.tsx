import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ALL, type ListPage, SEARCH_HEADER } from '../../../contract';
import { fakeServices, renderInHost } from '../../../testing';
import { useLocation, useNavigate } from '../../routing';
import { type BulkAction, type Column, ListViewsContext, PagedTable, useListLook } from '.';

interface Person {
  id: string;
  name: string;
  city: string;
}
const columns: Column<Person>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'city', title: 'City', value: ({ city }) => city, sortable: false },
];
const everybody: Person[] = Array.from({ length: 120 }, (_, at) => ({
  id: `p${at}`,
  name: `Person ${at}`,
  city: at < 30 ? 'Lisbon' : 'Oxford',
}));
const filters = [{ key: 'city', label: 'City', choices: [{ value: 'Lisbon', label: 'Lisbon' }] }];
const tabs = [
  { key: ALL, label: 'All' },
  { key: 'Lisbon', label: 'From Lisbon' },
];

/** What so many hold that the server does not count them. */
const MANY = 'erson';

/** Answers as the server does; a place is the number of the row that it begins at. */
function answer({ query, headers = {} }: ReturnType<typeof useListLook>['asked']): ListPage<Person> {
  const searched = decodeURIComponent(headers[SEARCH_HEADER] ?? '');
  const found = everybody.filter(
    ({ name, city }) => name.includes(searched) && (query.city === undefined || query.city === city),
  );
  const inTab = found.filter(({ city }) => query.tab === undefined || city === query.tab);
  const sorted = query.sort === '-name' ? inTab.toReversed() : inTab;
  const [from, size] = [Number(query.place ?? 0), Number(query.size)];
  const hasMore = from + size < sorted.length;
  return {
    rows: sorted.slice(from, from + size),
    before: from,
    previous: from > 0 ? String(Math.max(0, from - size)) : null,
    next: hasMore ? String(from + size) : null,
    last: hasMore && searched !== MANY ? String(sorted.length - size) : null,
    counts:
      searched === MANY ? {} : { [ALL]: found.length, Lisbon: found.filter(({ city }) => city === 'Lisbon').length },
  };
}

interface PeopleProps {
  onExport?: () => Promise<void>;
  onCall?: BulkAction<Person>['onPress'];
  selectsAll?: true;
}
function People({ onExport, onCall, selectsAll }: PeopleProps) {
  const look = useListLook({ id: 'people' });
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{search}</p>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <PagedTable
        id="people"
        title="People"
        columns={columns}
        keyOf={({ id }) => id}
        look={look}
        page={answer(look.asked)}
        filters={filters}
        tabs={tabs}
        selection="multiple"
        searchHint="Finds names."
        {...(selectsAll && { selectsAll })}
        {...(onExport && { onExport })}
        {...(onCall && { bulkActions: [{ label: 'Call…', singleKey: 'c', onPress: onCall }] })}
      />
    </>
  );
}
const show = (props: Parameters<typeof People>[0] = {}, options: Parameters<typeof renderInHost>[1] = {}) => ({
  ...renderInHost(<People {...props} />, options),
  user: userEvent.setup(),
});
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const address = () => new URLSearchParams(screen.getByTestId('address').textContent ?? '');

afterEach(() => localStorage.clear());

test('the list is turned page by page, and its place, order, filter and tab stand in the address', async () => {
  const { user } = show();
  expect(screen.getByText('1 to 50 of 120')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('51 to 100 of 120')).toBeInTheDocument();
  expect(screen.getByText('Page 2 of 3')).toBeInTheDocument();
  expect(address().get('place')).toBe('50');
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(screen.getByText('71 to 120 of 120')).toBeInTheDocument();

  const title = screen.getByRole('columnheader', { name: /Name/ });
  await user.click(within(title).getByRole('button'));
  await user.click(within(title).getByRole('button'));
  expect(title).toHaveAttribute('aria-sort', 'descending');
  expect(names()[0]).toBe('Person 119');
  await user.click(screen.getByRole('tab', { name: 'From Lisbon 30' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Lisbon');
  expect(screen.getByText('1 to 30 of 30')).toBeInTheDocument();
  expect(Object.fromEntries(address())).toEqual({ sort: '-name', tab: 'Lisbon', city: 'Lisbon' });
});

test('what is searched for is asked of the server, said beside the box what it looks at, and stands in no address', async () => {
  const { user } = show();
  const box = screen.getByRole('searchbox', { name: 'Search people' });
  expect(box).toHaveAccessibleDescription('Finds names.');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.type(box, 'Person 11');
  // The page that one looks at stays until then.
  expect(screen.getByText('51 to 100 of 120')).toBeInTheDocument();
  await screen.findByText('1 to 11 of 11');
  expect(screen.getByRole('tab', { name: 'From Lisbon 1' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByTestId('address')).toBeEmptyDOMElement());
  await user.type(box, 'x');
  await screen.findByText('No entries');
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  await screen.findByText('1 to 50 of 120');
});

test('what is drawn above a list by its id changes how it is looked at', async () => {
  const views = (id: string, look: ReturnType<typeof useListLook>) => (
    <button type="button" onClick={() => look.change({ city: 'Lisbon' })}>
      The {id} of Lisbon
    </button>
  );
  renderInHost(
    <ListViewsContext value={views}>
      <People />
    </ListViewsContext>,
  );
  await screen.findByText('1 to 50 of 120');
  await userEvent.click(screen.getByRole('button', { name: 'The people of Lisbon' }));
  await screen.findByText('1 to 30 of 30');
});

test('of what very many hold nothing is counted, and one turns on from page to page', async () => {
  const { user } = show();
  await user.type(screen.getByRole('searchbox'), MANY);
  await screen.findByText('1 to 50 of over 4,000');
  expect(screen.getByRole('button', { name: 'Last page' })).toHaveAccessibleDescription(/^There are too many/);
  expect(screen.getByRole('tab', { name: 'From Lisbon' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Last page' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('Page 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('101 to 120 of 120')).toBeInTheDocument();
});

test('who comes back finds the page, the row and the words that they left by; a new look begins anew', async () => {
  const { user } = show();
  await user.type(screen.getByRole('searchbox'), 'Person 1');
  await screen.findByText('1 to 31 of 31');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '10');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  act(() => screen.getByRole('row', { name: /Person 101/ }).focus());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('Person 1'));
  await screen.findByText('11 to 20 of 31');
  expect(screen.getByRole('row', { name: /Person 101/ })).toHaveAttribute('tabindex', '0');
});

/** The list at its own address, and a way back at another. */
function PeopleOrElsewhere() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (pathname === '/') return <People />;
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}
test('who opens a list has the rows of one window at once, and who comes back to it all, and so their place', async () => {
  const user = userEvent.setup();
  const seen = new MutationObserver(() => {});
  seen.observe(document.body, { childList: true, subtree: true });
  /** How many rows came after the table stood. */
  const after = () =>
    seen
      .takeRecords()
      .flatMap(({ target, addedNodes }) => (target.nodeName === 'TBODY' ? [...addedNodes] : []))
      .filter((node) => node instanceof HTMLTableRowElement).length;
  renderInHost(<PeopleOrElsewhere />);
  expect(names()).toHaveLength(50);
  expect(after()).toBe(34);

  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  after();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(names()).toHaveLength(50);
  expect(after()).toBe(0);
  seen.disconnect();
});

test('rows are selected on several pages, and another filter ends the selection', async () => {
  const { user } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 3' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 60' }));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Lisbon');
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
});

test('what was found is saved by the server’s file; that it could not be is told', async () => {
  const services = fakeServices();
  const failure = { status: 503 };
  const { user } = show({ onExport: () => Promise.reject(failure) }, { services });
  await user.click(screen.getByRole('button', { name: 'Export people as CSV' }));
  await waitFor(() => expect(services.requestError).toHaveBeenCalledWith(failure));
});

test('single keys lead to the search and from row to row, and act on the row in focus or on what is selected', async () => {
  const onCall = jest.fn();
  const { user } = show({ onCall });
  await user.keyboard('j');
  expect(document.activeElement).toHaveTextContent('Person 0');
  await user.keyboard('jjk');
  expect(document.activeElement).toHaveTextContent('Person 1');
  await user.keyboard('c');
  expect(onCall.mock.lastCall?.[0]).toEqual([everybody[1]]);
  await user.keyboard(' jc');
  expect(onCall.mock.lastCall?.[0]).toEqual([everybody[1]]);
  await user.keyboard('/jkc');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.getByRole('searchbox')).toHaveValue('jkc');
  expect(onCall).toHaveBeenCalledTimes(2);
});

test('single keys mean nothing with Ctrl, or once a person has switched them off, as their description offers', async () => {
  const { user } = show();
  await user.keyboard('{Control>}j{/Control}');
  expect(document.body).toHaveFocus();
  await user.keyboard('?');
  expect(screen.getByText('Next row, row before')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /^Single keys/, hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Keys' }));
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard('j/?');
  expect(document.body).toHaveFocus();
  expect(screen.queryByText('Next row, row before')).not.toBeInTheDocument();
});

test('all that match can be selected but for some, on every page, and what is done with them hears which', async () => {
  const onCall = jest.fn();
  const { user } = show({ onCall, selectsAll: true }, { path: '/?city=Lisbon' });
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  // There is nothing more to select.
  expect(screen.queryByRole('button', { name: /Select all/ })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), '');
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 120 that match' }));
  expect(screen.getByText('All 120 that match are selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('checkbox', { name: 'Select this page' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Select Person 60' }));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('119 of 120 that match are selected')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Call…' }));
  const [, keep, all] = onCall.mock.lastCall ?? [];
  expect(all).toMatchObject({ count: 119, except: ['p60'], asked: { query: { size: '50' } } });
  act(() => keep([everybody[3]]));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});
