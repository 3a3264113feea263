import { INVOICE_VERSION_HEADER, type Invoice, invoiceChanged } from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';
import { useRef, useState } from 'react';

/**
 * Sends changes of an invoice as of the version that was on the page when its dialog opened. Where somebody else was
 * first, the call rejects, `theirs` is the invoice as it is now, and the next try goes over that.
 */
export function useVersion(invoice: Invoice) {
  const seen = useRef(invoice.version);
  const [theirs, setTheirs] = useState<Invoice>();

  async function send(change: (headers: Record<string, string>) => Promise<Invoice | undefined>): Promise<void> {
    try {
      const stored = await change({ [INVOICE_VERSION_HEADER]: seen.current });
      if (stored) seen.current = stored.version;
    } catch (error) {
      const stored = answerIn(error, invoiceChanged)?.invoice;
      if (stored) {
        seen.current = stored.version;
        setTheirs(stored);
      }
      throw error;
    }
  }
  return { send, theirs };
}
