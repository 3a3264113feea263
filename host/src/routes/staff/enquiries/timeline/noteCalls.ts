import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of whoever a note is for. */
export const noteCalls = api.injectEndpoints({
  endpoints: (build) => ({
    // Their queue changes with it.
    hostEndMention: build.mutation({ ...call(routes.endMention), invalidatesTags: ['Enquiry'] }),
  }),
});
