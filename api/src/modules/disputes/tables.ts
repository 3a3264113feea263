import type { DisputeState } from '@forms/shared/contract';

export interface DisputeTables {
  /**
   * Card payments that a payer's bank disputes, by the provider's ids. `amount` in pence; `dueBy` is the time until which
   * the bank takes evidence, `movedAt` when its state was last another one; `settledAt` says that staff have dealt with it.
   */
  disputes: {
    id: string;
    enquiryId: string;
    intentId: string;
    amount: number;
    reason: string;
    state: DisputeState;
    dueBy: string | null;
    movedAt: string;
    settledAt: string | null;
  };
}

declare module '../../platform/database/tables' {
  interface Tables extends DisputeTables {}
}
