import { Button } from 'antd';
import { useState } from 'react';
import { useServices } from '../../services';
import { Menu } from './Menu';
import { PopoverButton } from './PopoverButton';

interface ExportButtonProps {
  of: string;
  /** What it says it does. */
  label?: string;
  onExport(): Promise<unknown>;
  onExportWorkbook?: (() => Promise<unknown>) | undefined;
}

/** Saves what was found as a file. */
export function ExportButton({ of, label = 'Export', onExport, onExportWorkbook }: ExportButtonProps) {
  const { requestError } = useServices();
  const [isWriting, setWriting] = useState(false);
  async function save(write: () => Promise<unknown>) {
    setWriting(true);
    try {
      await write();
    } catch (failure) {
      requestError(failure);
    } finally {
      setWriting(false);
    }
  }
  if (!onExportWorkbook)
    return (
      <Button
        loading={isWriting}
        aria-label={`${label} ${of.toLowerCase()} as CSV`}
        onClick={() => void save(onExport)}
      >
        {label}
      </Button>
    );
  return (
    <PopoverButton label={label} loading={isWriting}>
      {(anchor, close) => (
        <Menu
          anchor={anchor}
          label={label}
          onClose={close}
          items={[
            { label: 'Excel (.xlsx)', onPress: () => void save(onExportWorkbook) },
            { label: 'CSV', onPress: () => void save(onExport) },
          ]}
        />
      )}
    </PopoverButton>
  );
}
