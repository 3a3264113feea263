import type { TrackingStatus } from '@forms/shared/contract';
import type { Generated } from 'kysely';

declare module '../../platform/database/tables' {
  interface Tables {
    bugReports: {
      id: string;
      report: string;
      sentAt: string;
      status: Generated<TrackingStatus>;
      /** What it is found by, folded. */
      searched: Generated<string>;
    };
  }
}
