import type { BulkOutcome, BulkState } from '@forms/shared/contract';
import type { YesNo } from '../../platform/database/tables';

declare module '../../platform/database/tables' {
  interface Tables {
    /** A change of many enquiries. `value` and `selection` are JSON; the selection, which may say what was searched for, is empty once its enquiries were found. */
    bulkChanges: {
      id: string;
      userId: string;
      author: string;
      value: string;
      assignee: string | null;
      selection: string;
      state: BulkState;
      asked: number;
      found: number;
      askedAt: string;
      endedAt: string | null;
      dismissed: YesNo;
    };
    /** An enquiry of it: the version that it is changed over, or was left at; what became of it, at first nothing; and in JSON what it had before. */
    bulkRows: {
      changeId: string;
      enquiryId: string;
      version: number;
      outcome: BulkOutcome | '';
      why: string;
      before: string;
    };
  }
}

declare module '../../platform/jobs/tables' {
  interface JobPayloads {
    'bulk-change': { id: string };
  }
}
