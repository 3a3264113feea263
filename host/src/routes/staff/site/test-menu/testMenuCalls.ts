import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of the test-only menu. */
export const testMenuCalls = api.enhanceEndpoints({ addTagTypes: ['TestMenu'] }).injectEndpoints({
  endpoints: (build) => ({
    hostTestMenu: build.query({ ...call(routes.testMenu), providesTags: ['TestMenu'] }),
    // Refused, too, what was read is older than what is stored.
    hostChangeTestMenu: build.mutation({ ...call(routes.changeTestMenu), invalidatesTags: ['TestMenu'] }),
  }),
});
