import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of the page of key dates, which no visitor's page makes. */
export const keyDatesCalls = api.enhanceEndpoints({ addTagTypes: ['KeyDates'] }).injectEndpoints({
  endpoints: (build) => ({
    examsKeyDates: build.query({ ...call(routes.examKeyDates), providesTags: ['KeyDates'] }),
    // Refused, too, it asks for what somebody else has set meanwhile.
    examsChangeKeyDates: build.mutation({ ...call(routes.changeKeyDates), invalidatesTags: ['KeyDates'] }),
  }),
});
