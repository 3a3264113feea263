import { routes } from '@forms/shared/contract';
import { api, call, fileCall } from '@forms/shared/platform/store';
import { listFileName } from '@forms/shared/platform/ui/list';

/** The calls about many enquiries at once. */
export const bulkCalls = api.enhanceEndpoints({ addTagTypes: ['BulkChange'] }).injectEndpoints({
  endpoints: (build) => ({
    hostExportSelectedEnquiries: build.mutation(
      fileCall(routes.exportSelectedEnquiries, ({ body }) => listFileName('enquiries')({ query: body })),
    ),
    hostBulkChanges: build.query({ ...call(routes.bulkChanges), providesTags: ['BulkChange'] }),
    hostStartBulkChange: build.mutation({ ...call(routes.startBulkChange), invalidatesTags: ['BulkChange'] }),
    hostTryBulkChangeAgain: build.mutation({ ...call(routes.tryBulkChangeAgain), invalidatesTags: ['BulkChange'] }),
    hostUndoBulkChange: build.mutation({ ...call(routes.undoBulkChange), invalidatesTags: ['BulkChange'] }),
    hostDismissBulkChange: build.mutation({ ...call(routes.dismissBulkChange), invalidatesTags: ['BulkChange'] }),
  }),
});
