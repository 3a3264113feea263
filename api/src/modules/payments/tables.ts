import type { PaymentStepKind } from '@forms/shared/contract';
import type { Generated } from 'kysely';

export interface PaymentTables {
  /** One attempt to pay by card, written before the card provider is asked. Its intent is null until the provider has answered; while it has not ended, the invoice's money does not change. `looks` is how often what went back of it was written down: whoever writes must have asked after the last did. */
  cardPayments: {
    id: string;
    enquiryId: string;
    attempt: number;
    intentId: string | null;
    madeAt: string;
    endedAt: string | null;
    looks: Generated<number>;
  };
  /** Every step of a payment, for staff to read. */
  paymentSteps: {
    id: string;
    enquiryId: string;
    kind: PaymentStepKind;
    detail: string;
    amount: number | null;
    author: string;
    madeAt: string;
  };
  /** The events that the card provider has told us of, each once however often it is told. */
  providerEvents: { id: string; type: string; intentId: string; receivedAt: string };
}

declare module '../../platform/database/tables' {
  interface Tables extends PaymentTables {}
}

declare module '../../platform/jobs/tables' {
  interface JobPayloads {
    booking: { enquiryId: string };
    look: { paymentId: string };
    lookAtCharge: { paymentId: string };
    reconcile: { paymentId: string };
  }
}
