import { Input, Table, type TableColumnsType } from 'antd';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DEBOUNCE, find, offer, textsOf } from '../peer';
import { askForPage, type Enquiry, PAGE, type Page, poundsOf, columns as titles } from './enquiries';

const columns: TableColumnsType<Enquiry> = titles.map(({ key, title }) => ({
  key,
  dataIndex: key,
  title,
  width: 180,
  ellipsis: true,
  sorter: key === 'name',
  ...(key === 'amount' ? { render: poundsOf } : {}),
}));

/** With what its users write: a page of the server at a time, asked for by what the table was turned to. */
function List() {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [turned, setTurned] = useState<{ current: number; sort: 'name' | undefined }>({ current: 1, sort: undefined });
  const [page, setPage] = useState<Page>();
  const { current, sort } = turned;
  const last = Math.ceil((page?.counts.all ?? 0) / PAGE);
  const place = current > 1 && current === last ? page?.last : undefined;
  useEffect(() => {
    const timer = setTimeout(setSearch, DEBOUNCE, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is that of the page
  useEffect(() => {
    let isWanted = true;
    askForPage({ sort, search, place }).then((come) => isWanted && setPage(come));
    return () => {
      isWanted = false;
    };
  }, [sort, search, current]);
  return (
    <>
      <Input type="search" onChange={({ target }) => setTyped(target.value)} />
      <Table
        rowKey="id"
        columns={columns}
        dataSource={page?.rows}
        loading={!page}
        scroll={{ x: 1260, y: 600, scrollToFirstRowOnChange: false }}
        pagination={{ current, pageSize: PAGE, total: page?.counts.all ?? 0, showSizeChanger: false }}
        onChange={({ current = 1 }, _, sorter) => {
          const by = Array.isArray(sorter) ? sorter[0] : sorter;
          setTurned({ current, sort: by?.order ? 'name' : undefined });
        }}
      />
    </>
  );
}

offer({
  mount: (root) => createRoot(root).render(<List />),
  rows: () => textsOf('.ant-table-tbody .ant-table-row > :first-child'),
  sort: () => find('th:nth-child(2) .ant-table-column-sorters').click(),
  searchBox: () => find('input[type="search"]'),
  goToEnd: () => find('.ant-pagination-item:nth-last-child(2)').click(),
});
