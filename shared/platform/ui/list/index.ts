// A face of its own: no visitor's page holds a list.
export type { Column, Value } from './column';
export type { Filter, Tab } from './findRows';
export { ListTable } from './ListTable';
export type { ListDialog } from './listDialog';
export type { AddChoice, BulkAction, ListTableProps, Outcome, RowAction } from './listProps';
export { useListDialog } from './useListDialog';
