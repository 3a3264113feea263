import { formatPence } from '@forms/shared/contract';
import { type Column, ListTable } from '@forms/shared/platform/ui/list';
import { drawInHost } from '../inHost';
import { find, offer, textsOf } from '../peer';
import { type Entry, entries, columns as titles } from './entries';

const columns: Column<Entry>[] = titles.map(({ key, title }) => ({
  key,
  title,
  value: (entry) => entry[key],
  ...(key === 'amount' ? { text: ({ amount }: Entry) => formatPence(amount), align: 'end' } : {}),
}));
const keyOf = ({ id }: Entry) => id;

offer({
  mount: (root) =>
    drawInHost(root, <ListTable id="bench" title="Enquiries" columns={columns} rows={entries} keyOf={keyOf} />),
  rows: () => textsOf('tbody tr > :nth-child(2)'),
  sort: () => find('[data-column="name"] button').click(),
  searchBox: () => find('input[type="search"]'),
  goToEnd: () => find('[aria-label="Last page"]').click(),
});
