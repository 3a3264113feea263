import { LazyPart, Loading, type LoadPart } from '@forms/shared/platform/ui';
import { type ReactNode, useState } from 'react';
import { say } from '../words/say';
import { DialogFailed } from './DialogFailed';

interface LazyDialogProps<Props> {
  load: LoadPart<Props>;
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
  const [wanted, setWanted] = useState(dialog.open);
  if (dialog.open && !wanted) setWanted(true);

  function close() {
    setWanted(false);
    dialog.onClose();
  }

  return (
    wanted && (
      <LazyPart
        load={load}
        fallback={<Loading of={say('dialog')} lines={1} />}
        failed={(error, retry) => <DialogFailed error={error} warning={warning} onRetry={retry} onClose={close} />}
        props={dialog}
      />
    )
  );
}
