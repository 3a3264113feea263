/** How long a bank transfer may take, in days, where staff name no day. */
export const DAYS_TO_PAY = 14;
