import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** A row's proposal is of what invoices owe: whatever changes one changes the other. */
const money = ['Invoice', 'Enquiry'] as const;

/** The calls of the page of bank statements, which no visitor's page makes. */
export const statementCalls = api.injectEndpoints({
  endpoints: (build) => ({
    examsReadStatement: build.mutation(call(routes.readStatement)),
    examsImportStatement: build.mutation({ ...call(routes.importStatement), invalidatesTags: ['Invoice'] }),
    examsBankRows: build.query({ ...call(routes.bankRowsIn), providesTags: ['Invoice'] }),
    examsPayableInvoices: build.query({ ...call(routes.payableInvoices), providesTags: ['Invoice'] }),
    examsBookRows: build.mutation({ ...call(routes.bookRows), invalidatesTags: money }),
    examsUndoRow: build.mutation({ ...call(routes.undoRow), invalidatesTags: money }),
    examsIgnoreRow: build.mutation({ ...call(routes.ignoreRow), invalidatesTags: ['Invoice'] }),
    examsRestoreRow: build.mutation({ ...call(routes.restoreRow), invalidatesTags: ['Invoice'] }),
  }),
});
