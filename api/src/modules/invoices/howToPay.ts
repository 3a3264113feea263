import type { Language } from '@forms/shared/contract';

export const NO_BANK_DETAILS =
  'Our account details will reach you separately. Please do not pay into an account that somebody else names to you.';

export const paymentReference = (reference: string): string => `Payment reference: ${reference}`;

const said: Record<Language, { noDetails: string; reference(reference: string): string }> = {
  'en-GB': { noDetails: NO_BANK_DETAILS, reference: paymentReference },
  'pt-PT': {
    noDetails: 'Enviamos-lhe os dados da nossa conta à parte. Não pague para uma conta que outra pessoa lhe indique.',
    reference: (reference) => `Referência do pagamento: ${reference}`,
  },
};

/** How to pay by bank transfer: the account's lines and the reference to give; other words where no account is set. */
export const howToPay = (bankDetails: readonly string[], reference: string, language: Language = 'en-GB'): string[] =>
  bankDetails.length === 0 ? [said[language].noDetails] : [...bankDetails, said[language].reference(reference)];
