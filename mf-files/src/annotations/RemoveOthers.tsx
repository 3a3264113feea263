import { Menu, PopoverButton } from '@forms/shared/platform/ui/menu';
import { useEditor } from './useAnnotationEditor';
import { isGuests, useRemoveOthers, whatBy } from './useRemoveOthers';

/** For whoever may remove what others have marked: each person's, or all guests' at once. */
export function RemoveOthers({ fileId }: { fileId: string }) {
  const { others } = useEditor();
  const remove = useRemoveOthers(fileId);
  const removable = others.filter((each) => each.removable);
  const guests = removable.filter(isGuests);
  if (removable.length === 0) return null;
  const items = removable.map((each) => ({
    // Guests are all called the same.
    label: `Remove ${whatBy([each])}${isGuests(each) && guests.length > 1 ? ` (guest ${guests.indexOf(each) + 1})` : ''}`,
    isDangerous: true,
    onPress: () => void remove([each]),
  }));
  if (guests.length > 1) {
    items.push({ label: `Remove ${whatBy(guests)}`, isDangerous: true, onPress: () => void remove(guests) });
  }
  return (
    <PopoverButton label="Others’">
      {(anchor, close) => <Menu items={items} anchor={anchor} label="Others’ annotations" onClose={close} />}
    </PopoverButton>
  );
}
