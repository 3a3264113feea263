/**
 * What each element of the list is to assistive technology. It is said, though it is a table's: drawn as a card on a
 * phone, an element loses the role that it has by itself.
 */
export const gridOf = (selection: 'none' | 'single' | 'multiple') => ({
  role: 'grid',
  'aria-multiselectable': selection === 'multiple' || undefined,
});
export const rowGroup = { role: 'rowgroup' };
export const rowRole = { role: 'row' };
export const columnHeader = { role: 'columnheader', scope: 'col' };
export const rowHeader = { role: 'rowheader', scope: 'row' };
export const gridCell = { role: 'gridcell' };
