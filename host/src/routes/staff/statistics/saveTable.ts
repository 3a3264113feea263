import { csvOf } from '@forms/shared/contract';
import { saveFile } from '@forms/shared/platform/store';

/** Saves a table, its head first, as a file of CSV. */
export const saveTable = (name: string, table: (string | number)[][]): void =>
  saveFile(name, new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }));
