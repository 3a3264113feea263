import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls that the shell makes for everyone. */
export const calls = api.injectEndpoints({
  endpoints: (build) => ({
    hostSession: build.query({ ...call(routes.session), providesTags: ['Session'] }),
    hostLogIn: build.mutation(call(routes.logIn)),
    hostStartSession: build.mutation({ ...call(routes.startSession), invalidatesTags: ['Session'] }),
    hostTitles: build.query(call(routes.titles)),
    hostForgotPassword: build.mutation(call(routes.forgotPassword)),
    hostSlugKind: build.query(call(routes.slugKind)),
    hostContentPage: build.query(call(routes.contentPage)),
    hostReportBug: build.mutation(call(routes.reportBug)),
    hostReportPartFailure: build.mutation(call(routes.reportPartFailure)),
  }),
});
