import type { ListProps, Outcome } from './listProps';
import { Menu } from './Menu';
import { say } from './words/say';

interface RowMenuProps<Row> extends Pick<ListProps<Row>, 'actions' | 'onDelete' | 'whyNotDeleted'> {
  onOutcome(outcome: Outcome): void;
  onRemove(rows: readonly Row[]): void;
  row: Row;
  anchor: HTMLElement;
  onClose(): void;
}

/** What can be done with a row. */
export function RowMenu<Row>({
  row,
  anchor,
  actions,
  onDelete,
  whyNotDeleted,
  onOutcome,
  onRemove,
  onClose,
}: RowMenuProps<Row>) {
  const items = [
    ...(actions?.(row) ?? []).map((action) => ({ ...action, onPress: () => onOutcome(action.onPress()) })),
    ...(onDelete
      ? [{ label: say('Delete'), isDangerous: true, whyNot: whyNotDeleted?.(row), onPress: () => onRemove([row]) }]
      : []),
  ];
  return (
    <Menu anchor={anchor} label={anchor.getAttribute('aria-label') ?? say('Actions')} items={items} onClose={onClose} />
  );
}
