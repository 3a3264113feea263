import type { DocumentLine } from './documentLines';
import type { ExportedDocument } from './exportedRow';
import type { SoldBy } from './parties';

/** A document with its lines, before it is known who pays. */
export type FoundDocument = Pick<ExportedDocument, 'kind' | 'sourceId' | 'day' | 'number' | 'dueDate' | 'reference'> &
  SoldBy & { lines: readonly DocumentLine[] };
