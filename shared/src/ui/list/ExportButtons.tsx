import { Button } from 'antd';
import { useState } from 'react';
import { useServices } from '../../services';
import type { Column } from './column';
import { csvOf } from './csv';
import { tableOf } from './exportedTable';
import { saveFile } from './saveFile';
import type { List } from './useList';

interface ExportProps<Row> {
  name: string;
  columns: readonly Column<Row>[];
  list: List<Row>;
}

/** The list as a file: the selected rows where there are some, else all that was found. */
export function ExportButtons<Row>({ name, columns, list }: ExportProps<Row>) {
  const { requestError } = useServices();
  const [isWriting, setWriting] = useState(false);
  const table = () => tableOf(columns, list.selectedRows.length > 0 ? list.selectedRows : list.sorted);

  const saveCsv = () => saveFile(`${name}.csv`, new Blob([csvOf(table())], { type: 'text/csv;charset=utf-8' }));
  async function saveXlsx() {
    setWriting(true);
    try {
      const { xlsxOf } = await import('./xlsx');
      saveFile(`${name}.xlsx`, await xlsxOf(table()));
    } catch (failure) {
      requestError(failure);
    } finally {
      setWriting(false);
    }
  }
  return (
    <>
      <Button onClick={saveCsv}>Export CSV</Button>
      <Button onClick={() => void saveXlsx()} loading={isWriting}>
        Export XLSX
      </Button>
    </>
  );
}
