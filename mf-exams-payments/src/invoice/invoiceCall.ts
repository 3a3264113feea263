import type { InvoiceFooterItem, InvoiceItem } from '@forms/shared/contract';
import { calls } from '../calls';

/** An invoice's lines, in pence. */
export interface Invoice {
  items: readonly InvoiceItem[];
  footer: readonly InvoiceFooterItem[];
}

const { examsInvoiceItems, examsInvoiceFooter } = calls.endpoints;

/** The invoice of these exams, from one call an exam and one for the fixed fees. A retry asks again only what failed. */
export const { useExamsInvoiceQuery } = calls.injectEndpoints({
  endpoints: (build) => ({
    examsInvoice: build.query<Invoice, readonly string[]>({
      async queryFn(examIds, { dispatch }) {
        const unwatched = { subscribe: false };
        const [footer, ...items] = await Promise.all([
          dispatch(examsInvoiceFooter.initiate(undefined, unwatched)),
          ...examIds.map((id) => dispatch(examsInvoiceItems.initiate({ params: { id } }, unwatched))),
        ]);
        const error = [footer, ...items].find((answer) => answer.error)?.error;
        if (error)
          return { error: 'status' in error ? error : { status: 'CUSTOM_ERROR', error: String(error.message) } };
        return { data: { items: items.flatMap(({ data }) => data ?? []), footer: footer.data ?? [] } };
      },
    }),
  }),
});
