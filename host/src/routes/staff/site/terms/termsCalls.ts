import { routes } from '@forms/shared/contract';
import { api, call, fileCall } from '@forms/shared/platform/store';

/** The calls of the pages on which terms are written. */
export const termsCalls = api.enhanceEndpoints({ addTagTypes: ['Terms'] }).injectEndpoints({
  endpoints: (build) => ({
    hostTermsOfSite: build.query({ ...call(routes.termsOfSite), providesTags: ['Terms'] }),
    hostTermsVersions: build.query({ ...call(routes.termsVersions), providesTags: ['Terms'] }),
    hostTermsToEdit: build.query({ ...call(routes.termsToEdit), providesTags: ['Terms'] }),
    hostTermsAcceptances: build.query({ ...call(routes.termsAcceptances), keepUnusedDataFor: 0 }),
    hostExportAcceptances: build.mutation(fileCall(routes.exportTermsAcceptances, 'acceptances.csv')),
    // Refused, too, what was read is older than what is stored.
    hostPublishTerms: build.mutation({ ...call(routes.publishTerms), invalidatesTags: ['Terms'] }),
  }),
});
