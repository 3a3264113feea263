import { routes } from '@forms/shared/contract';
import { api, call, fileCall } from '@forms/shared/platform/store';
import { listFileName } from '@forms/shared/platform/ui/list';

/** The calls of the pages of what is owed, which no visitor's page makes. */
export const owedCalls = api.injectEndpoints({
  endpoints: (build) => ({
    examsOwed: build.query({ ...call(routes.owed), providesTags: ['Invoice'] }),
    examsExportOwed: build.mutation(fileCall(routes.exportOwed, listFileName('owed'))),
    examsAccountOfPayer: build.query({ ...call(routes.accountOfPayer), providesTags: ['Invoice'] }),
    examsSendAccount: build.mutation({ ...call(routes.sendAccount), invalidatesTags: ['Enquiry'] }),
    examsPayerStatement: build.query({ ...call(routes.payerStatementOf), providesTags: ['Invoice'] }),
    examsSendPayerStatement: build.mutation({ ...call(routes.sendPayerStatement), invalidatesTags: ['Enquiry'] }),
    examsPauseReminders: build.mutation({ ...call(routes.pauseReminders), invalidatesTags: ['Invoice'] }),
    examsResumeReminders: build.mutation({ ...call(routes.resumeReminders), invalidatesTags: ['Invoice'] }),
  }),
});
