import type { ExportFormat } from '@forms/shared/contract';
import type { ExportedKind } from './exportedRow';

export interface ExportTables {
  /** One row, and none before it is needed. `codes` is JSON of the contract's shape; null, as the customer, while nobody has set them. `lastBatch` is the last number given. */
  accountingCodes: {
    id: number;
    codes: string | null;
    sageCustomer: string | null;
    version: number;
    lastBatch: number;
  };
  /** What was exported together, with the codes of then. `totals` and `counts` are JSON; no row of a batch changes, nor a batch. */
  exportBatches: {
    number: number;
    fromDay: string;
    toDay: string;
    madeAt: string;
    author: string;
    codes: string;
    sageCustomer: string;
    totals: string;
    counts: string;
  };
  /** A document or money as it was exported: `content` is JSON of an `ExportedRow` without its texts. */
  exportRows: {
    id: string;
    batch: number;
    position: number;
    kind: ExportedKind;
    sourceId: string;
    day: string;
    content: string;
  };
  /** The personal text of rows as JSON, apart, so that it can be erased. */
  exportRowTexts: { rowId: string; texts: string };
  /** Who had which file of a batch. */
  exportDownloads: {
    id: string;
    batch: number;
    format: ExportFormat;
    part: number;
    author: string;
    madeAt: string;
  };
}

declare module '../../platform/database/tables' {
  interface Tables extends ExportTables {}
}
