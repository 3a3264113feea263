import type { Generated } from 'kysely';

/** What becomes of refunds to a test card: they take a while, or fail after they were taken. */
export type Refunding = 'takes-a-while' | 'fails-later';
export type DisputeStatus = 'warning_needs_response' | 'needs_response' | 'under_review' | 'won' | 'lost';

export interface SandboxTables {
  sandboxRefunds: {
    id: string;
    intentId: string;
    amount: number;
    madeAt: string;
    status: Generated<'pending' | 'succeeded' | 'failed'>;
    metadata: Generated<string>;
    failureReason: Generated<string>;
  };
  sandboxDisputes: {
    id: string;
    intentId: string;
    amount: number;
    reason: string;
    status: DisputeStatus;
    madeAt: string;
  };
  /** What the card sandbox remembers of a payment: of the card only what becomes of its refunds, where that is not the usual. */
  sandboxIntents: {
    id: string;
    clientSecret: string;
    status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
    amount: number;
    currency: string;
    metadata: string;
    lastError: string | null;
    madeAt: string;
    refunding: Refunding | null;
  };
}

declare module '../platform/database/tables' {
  interface Tables extends SandboxTables {}
}
