import type { ListFile } from '../../../contract';
import type { AskedOfList } from '../look/askRows';

/** The same list, as an Excel workbook. */
export const inWorkbook = (asked: AskedOfList) => ({ ...asked, query: { ...asked.query, file: 'xlsx' as const } });

/** What a list is saved as, by what its call is asked for. */
export const listFileName =
  (name: string) =>
  (asked: { query?: { file?: ListFile | undefined } | undefined } | void): string =>
    `${name}.${(asked || undefined)?.query?.file ?? 'csv'}`;
