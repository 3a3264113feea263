import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of the page of exam days, which no visitor's page makes. */
export const examDayCalls = api.injectEndpoints({
  endpoints: (build) => ({
    examsDays: build.query({ ...call(routes.examDays), providesTags: ['Invoice'] }),
  }),
});
