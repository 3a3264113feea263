import { Button } from 'antd';
import type { ListProps, Outcome } from './listProps';
import { Menu } from './Menu';
import { PopoverButton } from './PopoverButton';
import { say } from './words/say';

interface AddButtonProps<Row> extends Pick<ListProps<Row>, 'onAdd' | 'addChoices' | 'addLabel'> {
  isPrimary?: boolean;
  onOutcome(outcome: Outcome): void;
}

/** Adds to the list, where something can be added: at once, or what is chosen from a menu. */
export function AddButton<Row>(props: AddButtonProps<Row>) {
  const { onAdd, addChoices, addLabel = say('Add'), isPrimary = false, onOutcome } = props;
  if (addChoices) {
    return (
      <PopoverButton label={addLabel} isPrimary={isPrimary}>
        {(anchor, close) => (
          <Menu
            anchor={anchor}
            label={addLabel}
            onClose={close}
            items={addChoices.map(({ label, onPress }) => ({ label, onPress: () => onOutcome(onPress()) }))}
          />
        )}
      </PopoverButton>
    );
  }
  if (!onAdd) return null;
  return (
    <Button type={isPrimary ? 'primary' : 'default'} onClick={() => onOutcome(onAdd())}>
      {addLabel}
    </Button>
  );
}
