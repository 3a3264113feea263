import { ExportMenu } from './ExportMenu';
import { ListFrame } from './ListFrame';
import type { ListTableProps } from './listProps';
import { useList } from './useList';

/** A list whose rows are all in the browser: searched, filtered, sorted and paged there. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { rows, exportName, columns } = props;
  const list = useList(props);
  return (
    <ListFrame
      {...props}
      list={{ ...list, isNarrowed: list.isNarrowed && rows !== undefined && rows.length > 0 }}
      isKnown={rows !== undefined}
      exporting={exportName && <ExportMenu name={exportName} columns={columns} list={list} />}
    />
  );
}
