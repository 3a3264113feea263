import { routes } from '@forms/shared/contract';
import { api, call, fileCall } from '@forms/shared/platform/store';
import { listFileName } from '@forms/shared/platform/ui/list';

/** An entry shows how far its invoice is, and an enquiry what was done to its entries: each asks anew with the others. */
const shown = ['Invoice', 'Enquiry'] as const;

/** The calls of the page of exam entries, which no visitor's page makes. */
export const entryCalls = api.injectEndpoints({
  endpoints: (build) => ({
    examsEntries: build.query({ ...call(routes.examEntries), providesTags: ['Invoice'] }),
    examsExportEntries: build.mutation(fileCall(routes.exportEntries, listFileName('exam-entries'))),
    examsEntryStatement: build.mutation(fileCall(routes.entryStatement, 'statement-of-entry.pdf')),
    examsEntryStatementCount: build.query({ ...call(routes.countEntryStatements), providesTags: ['Invoice'] }),
    examsSendEntryStatements: build.mutation({ ...call(routes.sendEntryStatements), invalidatesTags: ['Enquiry'] }),
    examsEntryOffer: build.query({ ...call(routes.entryOfferOf), providesTags: ['Invoice'] }),
    examsCandidate: build.query({ ...call(routes.candidateOf), providesTags: ['Invoice'] }),
    examsCorrectCandidate: build.mutation({ ...call(routes.correctCandidate), invalidatesTags: shown }),
    // Refused, too, they ask for what somebody else has changed meanwhile.
    examsMarkEntered: build.mutation({ ...call(routes.markEntered), invalidatesTags: shown }),
    examsNumberCandidates: build.mutation({ ...call(routes.numberCandidates), invalidatesTags: ['Invoice'] }),
    examsWithdrawEntry: build.mutation({ ...call(routes.withdrawEntry), invalidatesTags: shown }),
    examsAmendEntry: build.mutation({ ...call(routes.amendEntry), invalidatesTags: shown }),
    examsMoveEntry: build.mutation({ ...call(routes.moveEntry), invalidatesTags: shown }),
  }),
});
