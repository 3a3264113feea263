import { ExportButton } from './ExportButton';
import { ListFrame } from './ListFrame';
import type { ListTableProps } from './listProps';
import { savesOf } from './savesOf';
import { useList } from './useList';

/** A list whose rows are all in the browser: searched, filtered, sorted and paged there. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { title, rows, exportName: name, columns } = props;
  const list = useList(props);
  return (
    <ListFrame
      {...props}
      list={{ ...list, isNarrowed: list.isNarrowed && rows !== undefined && rows.length > 0 }}
      isKnown={rows !== undefined}
      exporting={name && <ExportButton of={title} {...savesOf({ name, columns, list })} />}
    />
  );
}
