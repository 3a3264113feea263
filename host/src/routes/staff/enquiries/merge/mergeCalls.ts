import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';
import { staffCalls } from '../../staffCalls';

/** The calls by which duplicates are found, merged and taken apart. */
export const mergeCalls = api.injectEndpoints({
  endpoints: (build) => ({
    hostDuplicates: build.query({ ...call(routes.duplicatesOf), providesTags: ['Enquiry'] }),
    hostMergeEnquiry: build.mutation({
      ...call(routes.mergeEnquiry),
      // The other’s timeline says it too, and lists and work owed have one less or more.
      invalidatesTags: ['Enquiry', 'Waiting'],
      onQueryStarted: ({ params }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void dispatch(staffCalls.util.updateQueryData('hostEnquiry', { params }, () => data)),
          () => undefined,
        ),
    }),
  }),
});
