import type { PaymentStepKind } from '@forms/shared/contract';

export interface PaymentTables {
  /** One attempt to pay by card, written before the card provider is asked. Its intent is null until the provider has answered; while it has not ended, the invoice's money does not change. */
  cardPayments: {
    id: string;
    enquiryId: string;
    attempt: number;
    intentId: string | null;
    madeAt: string;
    endedAt: string | null;
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
  /** Money that goes back, written down before the card provider is asked; `intentId` is the payment that it goes back to, null where that was none by card. */
  refunds: {
    id: string;
    enquiryId: string;
    amount: number;
    reason: string;
    author: string;
    state: 'asked' | 'done' | 'refused';
    madeAt: string;
    intentId: string | null;
  };
  /** The events that the card provider has told us of, each once however often it is told. */
  providerEvents: { id: string; type: string; intentId: string; receivedAt: string };
  sandboxRefunds: { id: string; intentId: string; amount: number; madeAt: string };
  /** What the card sandbox remembers of a payment: never anything of the card. */
  sandboxIntents: {
    id: string;
    clientSecret: string;
    status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
    amount: number;
    currency: string;
    metadata: string;
    lastError: string | null;
    madeAt: string;
  };
}

declare module '../../platform/database/tables' {
  interface Tables extends PaymentTables {}
}

declare module '../../platform/jobs/tables' {
  interface JobPayloads {
    booking: { enquiryId: string };
    refund: { refundId: string };
    look: { paymentId: string };
    reconcile: { paymentId: string };
  }
}
