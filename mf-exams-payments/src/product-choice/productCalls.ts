import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls about what invoices can be made of, which no visitor's page makes. */
export const productCalls = api.enhanceEndpoints({ addTagTypes: ['Products'] }).injectEndpoints({
  endpoints: (build) => ({
    examsProducts: build.query({ ...call(routes.products), providesTags: ['Products'] }),
    examsAddProduct: build.mutation({ ...call(routes.addProduct), invalidatesTags: ['Products'] }),
    // Refused, too, it asks for what somebody else has set meanwhile.
    examsChangeProduct: build.mutation({ ...call(routes.changeProduct), invalidatesTags: ['Products'] }),
    examsRemoveProduct: build.mutation({ ...call(routes.removeProduct), invalidatesTags: ['Products'] }),
  }),
});
