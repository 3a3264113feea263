import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';
import { calls } from '../../../../calls';

/** The calls of the pages on which the site's own are written. */
export const pageCalls = api.enhanceEndpoints({ addTagTypes: ['Page'] }).injectEndpoints({
  endpoints: (build) => ({
    hostPages: build.query({ ...call(routes.pagesOfSite), providesTags: ['Page'] }),
    hostPageVersions: build.query({ ...call(routes.pageVersions), providesTags: ['Page'] }),
    hostPageToEdit: build.query({ ...call(routes.pageToEdit), providesTags: ['Page'] }),
    hostPageParts: build.query(call(routes.pageParts)),
    hostNewPage: build.mutation({ ...call(routes.newPage), invalidatesTags: ['Page'] }),
    hostPublishPage: build.mutation({
      ...call(routes.publishPage),
      // Refused, too, what was read is older than what is stored.
      invalidatesTags: ['Page'],
      onQueryStarted: ({ params }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          // This tab may have shown the page as it was.
          () =>
            void dispatch(
              calls.endpoints.hostContentPage.initiate({ params }, { subscribe: false, forceRefetch: true }),
            ),
          () => undefined,
        ),
    }),
  }),
});
