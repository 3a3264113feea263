export const NO_BANK_DETAILS =
  'Our account details will reach you separately. Please do not pay into an account that somebody else names to you.';

export const paymentReference = (reference: string): string => `Payment reference: ${reference}`;

/** How to pay by bank transfer: the account's lines and the reference to give; other words where no account is set. */
export const howToPay = (bankDetails: readonly string[], reference: string): string[] =>
  bankDetails.length === 0 ? [NO_BANK_DETAILS] : [...bankDetails, paymentReference(reference)];
