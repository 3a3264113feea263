import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ListDialog } from './listDialog';
import type { Outcome } from './listProps';

const ListDialogBox = lazy(() => import('./ListDialogBox'));

/** A list's dialog on a list or on the page of one of its entries: what opens one, and the one that is open, to be drawn. */
export function useListDialog(): { open(outcome: Outcome): void; dialog: ReactNode } {
  const [opened, setOpened] = useState<ListDialog>();
  return {
    open: (outcome) => {
      if (outcome) setOpened(outcome);
    },
    dialog: opened && (
      <Suspense fallback={null}>
        <ListDialogBox dialog={opened} onClosed={() => setOpened(undefined)} />
      </Suspense>
    ),
  };
}
