import { useState } from 'react';
import { csvOf } from '../../../contract';
import { useServices } from '../../services';
import { saveFile } from '../../store/saveFile';
import type { Column } from './column';
import { tableOf } from './exportedTable';
import type { List } from './listState';
import { Menu } from './Menu';
import { PopoverButton } from './PopoverButton';

interface ExportProps<Row> {
  name: string;
  columns: readonly Column<Row>[];
  list: List<Row>;
}

/** The list as a file: the selected rows where there are some, else all that was found. */
export function ExportMenu<Row>({ name, columns, list }: ExportProps<Row>) {
  const { requestError } = useServices();
  const [isWriting, setWriting] = useState(false);
  const table = () => tableOf(columns, list.selectedRows.length > 0 ? list.selectedRows : (list.all ?? []));

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
    <PopoverButton label="Export" loading={isWriting}>
      {(anchor, close) => (
        <Menu
          anchor={anchor}
          label="Export"
          onClose={close}
          items={[
            { label: 'Excel (.xlsx)', onPress: () => void saveXlsx() },
            { label: 'CSV', onPress: saveCsv },
          ]}
        />
      )}
    </PopoverButton>
  );
}
