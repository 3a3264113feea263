import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of the page of the catalogue, which no visitor's page makes. */
export const catalogueCalls = api.enhanceEndpoints({ addTagTypes: ['Catalogue'] }).injectEndpoints({
  endpoints: (build) => ({
    examsOffers: build.query({ ...call(routes.offers), providesTags: ['Catalogue'] }),
    examsOffer: build.query({ ...call(routes.offerOf), providesTags: ['Catalogue'] }),
    examsAddOffer: build.mutation({ ...call(routes.addOffer), invalidatesTags: ['Catalogue'] }),
    // Refused, too, it asks for what somebody else has set meanwhile.
    examsChangeOffer: build.mutation({ ...call(routes.changeOffer), invalidatesTags: ['Catalogue'] }),
    examsReadOffersFile: build.mutation(call(routes.readOffersFile)),
    examsImportOffers: build.mutation({ ...call(routes.importOffers), invalidatesTags: ['Catalogue'] }),
    examsRetireOffer: build.mutation({ ...call(routes.retireOffer), invalidatesTags: ['Catalogue'] }),
  }),
});
