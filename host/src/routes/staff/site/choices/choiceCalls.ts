import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of the page on which the lists that forms choose from are edited. */
export const choiceCalls = api.enhanceEndpoints({ addTagTypes: ['Choices'] }).injectEndpoints({
  endpoints: (build) => ({
    hostChoiceLists: build.query({ ...call(routes.choiceLists), providesTags: ['Choices'] }),
    // Refused, too, what was read is older than what is stored.
    hostChangeChoices: build.mutation({ ...call(routes.changeChoices), invalidatesTags: ['Choices'] }),
  }),
});
