import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of who needs a second factor. */
export const secondFactorCalls = api.enhanceEndpoints({ addTagTypes: ['SecondFactorRoles'] }).injectEndpoints({
  endpoints: (build) => ({
    hostSecondFactorRoles: build.query({ ...call(routes.secondFactorRoles), providesTags: ['SecondFactorRoles'] }),
    // Refused, too, what was read is older than what is stored; whoever saves may be asked for one themselves.
    hostChangeSecondFactorRoles: build.mutation({
      ...call(routes.changeSecondFactorRoles),
      invalidatesTags: ['SecondFactorRoles', 'Session'],
    }),
  }),
});
