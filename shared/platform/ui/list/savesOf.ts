import { csvOf } from '../../../contract';
import { saveFile } from '../../store/saveFile';
import type { Column } from './column';
import { tableOf } from './exportedTable';
import type { List } from './listState';

interface SavedList<Row> {
  /** The file's, without what it ends in. */
  name: string;
  columns: readonly Column<Row>[];
  list: List<Row>;
}

/** Saves a list whose rows are in the browser as a file: the selected rows where there are some, else all that was found. */
export function savesOf<Row>({ name, columns, list }: SavedList<Row>) {
  const table = () => tableOf(columns, list.selectedRows.length > 0 ? list.selectedRows : (list.all ?? []));
  return {
    onExport: async () => saveFile(`${name}.csv`, new Blob([csvOf(table())], { type: 'text/csv;charset=utf-8' })),
    onExportWorkbook: async () => {
      const { xlsxOf } = await import('./xlsx');
      saveFile(`${name}.xlsx`, await xlsxOf(table()));
    },
  };
}
