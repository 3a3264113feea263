import { accountLabelsIn, accountLines, type Language } from '@forms/shared/contract';
import type { InvoiceSeller } from './sellerOfInvoice';

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

/** How to pay by bank transfer, in a language: the account's lines and the reference to give; other words where no account is set. */
export function howToPay(of: InvoiceSeller, reference: string, language: Language = 'en-GB'): string[] {
  const account = accountIn(of, language);
  return account.length === 0 ? [said[language].noDetails] : [...account, said[language].reference(reference)];
}

/** A seller's account in the words of a language; what stands in the settings is in those of whoever wrote it. */
function accountIn({ seller, campus, bankDetails }: InvoiceSeller, language: Language): string[] {
  const own = seller ? accountLines(seller, campus, accountLabelsIn[language]) : [];
  return own.length > 0 ? own : bankDetails;
}
