import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** What staff correct of an enquiry shows in its record, in lists, and in the money that hangs on it. */
export const correctionCalls = api.injectEndpoints({
  endpoints: (build) => ({
    formsCorrectAnswers: build.mutation({
      ...call(routes.correctAnswers),
      invalidatesTags: (_, error) => (error ? [] : ['Enquiry', 'Invoice']),
    }),
  }),
});
