import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of the page of a person. */
export const personCalls = api.injectEndpoints({
  endpoints: (build) => ({
    hostPerson: build.query({ ...call(routes.personOf), providesTags: ['Enquiry', 'Invoice', 'Contact'] }),
    hostLinkPeople: build.mutation({
      ...call(routes.linkPeople),
      invalidatesTags: (_, __, { params: { id, other } }) => [
        { type: 'Enquiry', id },
        { type: 'Enquiry', id: other },
        'Contact',
      ],
    }),
  }),
});
