export interface PaymentTables {
  /** What an enquiry was priced at when it was submitted; its `amount` is their sum. `sourceId` is the exam's or the fee's. */
  invoiceLines: { enquiryId: string; position: number; sourceId: string; description: string; cost: number };
  /** One attempt to pay by card, written before the card provider is asked. Its intent is null until the provider has answered. */
  cardPayments: { id: string; enquiryId: string; attempt: number; intentId: string | null; madeAt: string };
  /** One row an enquiry that is paid, one row an intent. Only `markPaid` writes it. */
  paid: { enquiryId: string; intentId: string; amount: number; paidAt: string };
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
