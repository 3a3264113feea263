// A face of its own: no visitor's page holds a list.

export { saveFile } from '../../store/saveFile';
export type { AskedOfList } from '../look/askRows';
export type { Column, Value } from './column';
export type { Filter, Tab } from './findRows';
export { inWorkbook, listFileName } from './inWorkbook';
export { ListTable } from './ListTable';
export { type DrawViews, ListViewsContext } from './ListViewsContext';
export type { ListDialog } from './listDialog';
export type {
  AddChoice,
  AllMatching,
  BulkAction,
  ListTableProps,
  OnShow,
  Outcome,
  PagedFilter,
  RowAction,
  SelectedRows,
} from './listProps';
export { PagedTable } from './PagedTable';
export { timeColumn } from './timeColumn';
export { useListDialog } from './useListDialog';
export { type ListLook, useListLook } from './useListLook';
export { bring } from './words/say';
