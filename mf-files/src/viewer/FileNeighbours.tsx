import { FIRST_FILE, LAST_FILE, type ListedFile } from '@forms/shared/contract';
import { useServices } from '@forms/shared/services';
import { BarGroup } from './bar/Bar';
import { BarButton } from './bar/BarButton';

interface FileNeighboursProps {
  fileId: string;
  files: readonly ListedFile[];
  onNavigate(fileId: string): void;
}

/** The way to the file before and the one after in their list; at its ends it says so. */
export function FileNeighbours({ fileId, files, onNavigate }: FileNeighboursProps) {
  const { popup } = useServices();
  const at = files.findIndex(({ id }) => id === fileId);
  const go = (to: number, end: typeof FIRST_FILE | typeof LAST_FILE) => {
    const file = files[to];
    if (file) onNavigate(file.id);
    else void popup(end);
  };
  if (at < 0) return null;
  return (
    <BarGroup label="File">
      <BarButton icon="left" label="Previous file" onClick={() => go(at - 1, FIRST_FILE)} />
      <BarButton icon="right" label="Next file" onClick={() => go(at + 1, LAST_FILE)} />
    </BarGroup>
  );
}
