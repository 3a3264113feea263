import { use, useMemo } from 'react';
import { chosenColumns } from './chosenColumns';
import { ExportButton } from './ExportButton';
import { ListFrame } from './ListFrame';
import { ListViewsContext } from './ListViewsContext';
import type { PagedTableProps } from './listProps';
import { usePagedList } from './usePagedList';

/** A list of any length: the server searches, filters and sorts it, and a page of it is in the browser. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { id, page, title, onExport, onExportWorkbook, columns, look } = props;
  const chosen = look.view.columns;
  const shown = useMemo(() => chosenColumns(columns, chosen), [columns, chosen]);
  const list = usePagedList(props);
  const drawViews = use(ListViewsContext);
  return (
    <>
      {drawViews?.(id, look)}
      <ListFrame
        {...props}
        columns={shown}
        list={list}
        isKnown={page !== undefined}
        exporting={onExport && <ExportButton of={title} onExport={onExport} onExportWorkbook={onExportWorkbook} />}
      />
    </>
  );
}
