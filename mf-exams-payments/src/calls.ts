import { examChoiceLists, routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/store';

/** Every call that exams and payments make. */
export const calls = api.injectEndpoints({
  endpoints: (build) => ({
    examsSeries: build.query(call(routes.examSeries)),
    examsLevels: build.query(call({ ...routes.examChoices, answer: examChoiceLists.level })),
    examsBoards: build.query(call({ ...routes.examChoices, answer: examChoiceLists.board })),
    examsSubjects: build.query(call({ ...routes.examChoices, answer: examChoiceLists.subject })),
    examsOptions: build.query(call({ ...routes.examChoices, answer: examChoiceLists.option })),
    examsPapers: build.query(call(routes.examPapers)),
    examsTableInfo: build.query(call(routes.examTableInfo)),

    examsInvoiceItems: build.query(call(routes.examInvoiceItems)),
    examsInvoiceFooter: build.query(call(routes.examsInvoiceFooter)),
    examsTerms: build.query(call(routes.terms)),
    examsSubmit: build.mutation(call(routes.submitExamsForm)),
    examsChoosePayment: build.mutation(call(routes.choosePayment)),

    examsCardProvider: build.query(call(routes.cardProvider)),
    examsPayByCard: build.mutation(call(routes.payByCard)),
    examsCardPaid: build.mutation(call(routes.cardPaymentSuccess)),
  }),
});
