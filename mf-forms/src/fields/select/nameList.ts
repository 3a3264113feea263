/**
 * Gives an open list of antd's the name of its field, for which the select has no property, and makes the element that
 * scrolls the list itself: as a region of its own it would have to be a stop of the Tab key.
 */
export function nameList(popup: Element | null, labelId: string): void {
  const list = popup?.querySelector('[role="listbox"]');
  if (!list) return;
  const scroller = list.closest('.ant-select-dropdown-list-holder') ?? list;
  if (scroller !== list) {
    scroller.id = list.id;
    scroller.setAttribute('role', 'listbox');
    list.removeAttribute('id');
    list.removeAttribute('role');
  }
  scroller.setAttribute('aria-labelledby', labelId);
}
