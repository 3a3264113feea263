import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** Entries change with what boards are told, and an enquiry shows what was done to its own. */
const shown = ['Invoice', 'Enquiry'] as const;

/** The calls of the pages of what boards are told, which no visitor's page makes. */
export const submissionCalls = api.enhanceEndpoints({ addTagTypes: ['BoardCentre'] }).injectEndpoints({
  endpoints: (build) => ({
    examsBoardCentres: build.query({ ...call(routes.boardCentres), providesTags: ['BoardCentre'] }),
    // Refused, too, they ask for what somebody else has changed meanwhile.
    examsChangeBoardCentre: build.mutation({
      ...call(routes.changeBoardCentre),
      invalidatesTags: ['BoardCentre', 'Invoice'],
    }),
    examsDueSubmissions: build.query({ ...call(routes.dueSubmissions), providesTags: ['Invoice'] }),
    examsPreviewSubmission: build.query({ ...call(routes.previewSubmission), providesTags: ['Invoice'] }),
    examsMakeSubmission: build.mutation({ ...call(routes.makeSubmission), invalidatesTags: shown }),
    examsBoardSubmissions: build.query({ ...call(routes.boardSubmissions), providesTags: ['Invoice'] }),
    examsBoardSubmission: build.query({ ...call(routes.boardSubmissionOf), providesTags: ['Invoice'] }),
    examsAnswerSubmission: build.mutation({ ...call(routes.answerSubmission), invalidatesTags: shown }),
  }),
});
