import { Button } from 'antd';
import { useState } from 'react';
import { useServices } from '../../services';

/** Saves all that was found as a file, which the server writes. */
export function ExportButton({ of, onExport }: { of: string; onExport(): Promise<unknown> }) {
  const { requestError } = useServices();
  const [isWriting, setWriting] = useState(false);
  async function save() {
    setWriting(true);
    try {
      await onExport();
    } catch (failure) {
      requestError(failure);
    } finally {
      setWriting(false);
    }
  }
  return (
    <Button loading={isWriting} aria-label={`Export ${of.toLowerCase()} as CSV`} onClick={() => void save()}>
      Export
    </Button>
  );
}
