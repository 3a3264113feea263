import { Loading } from '@forms/shared/platform/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { DialogBoundary } from './DialogBoundary';

interface LazyDialogProps<Props> {
  load(): Promise<{ default: ComponentType<Props> }>;
  dialog: Props;
  /** What else a person must know when the dialog breaks. */
  warning?: ReactNode;
}

/**
 * A dialog whose code comes when it is first opened. Where it cannot load or breaks, that is said in its place with
 * Try again, and the page around it goes on.
 */
export function LazyDialog<Props extends { open: boolean; onClose(): void }>({
  load,
  dialog,
  warning,
}: LazyDialogProps<Props>) {
  // React keeps the rejection of a lazy component, so another try needs another one.
  const [Dialog, setDialog] = useState<ComponentType<Props>>(() => lazy(load));
  const [wanted, setWanted] = useState(dialog.open);
  if (dialog.open && !wanted) setWanted(true);

  const renew = () => setDialog(() => lazy(load));
  function close() {
    renew();
    setWanted(false);
    dialog.onClose();
  }

  return (
    wanted && (
      <DialogBoundary warning={warning} onRetry={renew} onClose={close}>
        <Suspense fallback={<Loading of="dialog" lines={1} />}>
          <Dialog {...dialog} />
        </Suspense>
      </DialogBoundary>
    )
  );
}
