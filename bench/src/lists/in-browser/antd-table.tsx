import { Input, Table, type TableColumnsType, type TableRef } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DEBOUNCE, find, offer, textsOf } from '../peer';
import { collator, type Entry, entries, columns as titles } from './entries';

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const columns: TableColumnsType<Entry> = titles.map(({ key, title }) => ({
  key,
  dataIndex: key,
  title,
  width: 180,
  ellipsis: true,
  sorter: (a, b) => (key === 'amount' ? a.amount - b.amount : collator.compare(String(a[key]), String(b[key]))),
  ...(key === 'amount' ? { render: (amount: number) => pounds.format(amount / 100) } : {}),
}));

let goToEnd = () => {};

/** antd's Table searches nothing by itself: what its users write. */
function List() {
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const table = useRef<TableRef>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed.toLowerCase()), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useMemo(
    () => entries.filter((entry) => titles.some(({ key }) => String(entry[key]).toLowerCase().includes(searched))),
    [searched],
  );
  goToEnd = () => table.current?.scrollTo({ index: entries.length - 1 });
  return (
    <>
      <Input type="search" onChange={({ target }) => setTyped(target.value)} />
      <Table
        ref={table}
        virtual
        rowKey="id"
        columns={columns}
        dataSource={found}
        pagination={false}
        scroll={{ x: 1260, y: 600, scrollToFirstRowOnChange: false }}
      />
    </>
  );
}

offer({
  mount: (root) => createRoot(root).render(<List />),
  rows: () => textsOf('.ant-table-tbody .ant-table-row > :nth-child(2)'),
  sort: () => find('th:nth-child(2) .ant-table-column-sorters').click(),
  searchBox: () => find('input[type="search"]'),
  goToEnd: () => goToEnd(),
});
