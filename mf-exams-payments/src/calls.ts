import { examChoiceLists, routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** What shows an invoice or its history asks again after each change, and after a refused one: it may be out of date. */
const shown = ['Invoice', 'Enquiry'] as const;

/** Every call that exams and payments make. */
export const calls = api.injectEndpoints({
  endpoints: (build) => ({
    examsSeries: build.query(call(routes.examSeries)),
    examsLevels: build.query(call({ ...routes.examChoices, answer: examChoiceLists.level })),
    examsBoards: build.query(call({ ...routes.examChoices, answer: examChoiceLists.board })),
    examsSubjects: build.query(call({ ...routes.examChoices, answer: examChoiceLists.subject })),
    examsOptions: build.query(call({ ...routes.examChoices, answer: examChoiceLists.option })),
    examsPapers: build.query(call(routes.examPapers)),
    examsCatalogue: build.query(call(routes.examCatalogue)),
    examsTableInfo: build.query(call(routes.examTableInfo)),

    examsInvoiceItems: build.query(call(routes.examInvoiceItems)),
    examsInvoiceFooter: build.query(call(routes.examsInvoiceFooter)),
    examsDeclarations: build.query(call(routes.examsDeclarations)),
    examsTerms: build.query(call(routes.terms)),
    examsSubmit: build.mutation(call(routes.submitExamsForm)),
    examsSent: build.query(call(routes.sentExamsForm)),
    examsChoosePayment: build.mutation(call(routes.choosePayment)),

    examsCardProvider: build.query(call(routes.cardProvider)),
    examsPayByCard: build.mutation(call(routes.payByCard)),
    examsCardPaid: build.mutation(call(routes.cardPaymentSuccess)),

    examsStoredInvoice: build.query({ ...call(routes.invoice), providesTags: ['Invoice'] }),
    examsChangeInvoice: build.mutation({ ...call(routes.changeInvoice), invalidatesTags: shown }),
    examsAddItem: build.mutation({ ...call(routes.addInvoiceItem), invalidatesTags: shown }),
    examsChangeItem: build.mutation({ ...call(routes.changeInvoiceItem), invalidatesTags: shown }),
    examsDeleteItem: build.mutation({ ...call(routes.deleteInvoiceItem), invalidatesTags: shown }),
    examsAddFooterHeader: build.mutation({ ...call(routes.addFooterHeader), invalidatesTags: shown }),
    examsChangeFooterHeader: build.mutation({ ...call(routes.changeFooterHeader), invalidatesTags: shown }),
    examsDeleteFooterHeader: build.mutation({ ...call(routes.deleteFooterHeader), invalidatesTags: shown }),
    examsRecordReceipt: build.mutation({ ...call(routes.recordReceipt), invalidatesTags: shown }),
    examsReverseEntry: build.mutation({ ...call(routes.reverseEntry), invalidatesTags: shown }),
    examsCreditInvoice: build.mutation({ ...call(routes.creditInvoice), invalidatesTags: shown }),
    examsReplaceInvoice: build.mutation({ ...call(routes.replaceInvoice), invalidatesTags: shown }),
    examsDraftInvoice: build.mutation({ ...call(routes.draftInvoice), invalidatesTags: ['Enquiry'] }),
    examsDiscardDraft: build.mutation({ ...call(routes.discardDraft), invalidatesTags: ['Enquiry'] }),
    examsGeneratePdf: build.mutation(call(routes.generateInvoicePdf)),
    examsRefund: build.mutation({ ...call(routes.refundEnquiry), invalidatesTags: shown }),
    examsCardIssues: build.query({ ...call(routes.cardIssues), providesTags: shown }),
    examsSettleCardIssue: build.mutation({ ...call(routes.settleCardIssue), invalidatesTags: shown }),
    examsCancel: build.mutation({ ...call(routes.cancelEnquiry), invalidatesTags: shown }),
  }),
});
