import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/store';

/** The calls that the shell itself makes. */
export const calls = api.injectEndpoints({
  endpoints: (build) => ({
    hostSession: build.query({ ...call(routes.session), providesTags: ['Session'] }),
    hostStartSession: build.mutation({ ...call(routes.startSession), invalidatesTags: ['Session'] }),
    hostEndSession: build.mutation(call(routes.endSession)),
    hostTitles: build.query(call(routes.titles)),
    hostSlugKind: build.query(call(routes.slugKind)),
    hostContentPage: build.query(call(routes.contentPage)),
    hostEnquiries: build.query({ ...call(routes.enquiries), providesTags: ['Enquiry'] }),
    hostEnquiry: build.query({ ...call(routes.enquiry), providesTags: ['Enquiry'] }),
    hostReportBug: build.mutation(call(routes.reportBug)),
  }),
});
