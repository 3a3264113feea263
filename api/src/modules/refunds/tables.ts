import type { RefundState } from '@forms/shared/contract';
import type { Generated } from 'kysely';

export interface RefundTables {
  /**
   * Money that goes back, written down before the card provider is asked, or once it is heard that others had it refunded.
   * `intentId` is the payment that it goes back to, null where that was none by card; `providerId` the provider's own id.
   * `problem` is why it did not go, in the provider's words; `movedAt` when its state was last another one; `settledAt` says
   * that staff know that it did not go, and have dealt with it.
   */
  refunds: {
    id: string;
    enquiryId: string;
    amount: number;
    reason: string;
    author: string;
    state: RefundState;
    madeAt: string;
    intentId: string | null;
    providerId: string | null;
    problem: Generated<string>;
    movedAt: string | null;
    settledAt: string | null;
  };
}

declare module '../../platform/database/tables' {
  interface Tables extends RefundTables {}
}

declare module '../../platform/jobs/tables' {
  interface JobPayloads {
    refund: { refundId: string };
    cardIssues: Record<string, never>;
  }
}
