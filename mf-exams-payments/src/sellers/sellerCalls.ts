import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of the page that says who sells, which no visitor's page makes. */
export const sellerCalls = api.enhanceEndpoints({ addTagTypes: ['Sellers'] }).injectEndpoints({
  endpoints: (build) => ({
    examsSellers: build.query({ ...call(routes.sellers), providesTags: ['Sellers'] }),
    examsSellerVersions: build.query({ ...call(routes.sellerVersions), providesTags: ['Sellers'] }),
    examsEarlierSeller: build.query(call(routes.earlierSeller)),
    // Refused, too, it asks for what somebody else has set meanwhile.
    examsChangeSeller: build.mutation({ ...call(routes.changeSeller), invalidatesTags: ['Sellers'] }),
  }),
});
