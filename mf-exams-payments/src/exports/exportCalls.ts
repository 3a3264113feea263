import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of the page of exports, which no visitor's page makes. What can be exported changes with every invoice. */
export const exportCalls = api.injectEndpoints({
  endpoints: (build) => ({
    examsPreviewExport: build.query({ ...call(routes.previewExport), providesTags: ['Invoice'] }),
    examsExportBatches: build.query({ ...call(routes.exportBatches), providesTags: ['Invoice'] }),
    examsMakeExport: build.mutation({ ...call(routes.makeExport), invalidatesTags: ['Invoice'] }),
    examsAccountCodes: build.query({ ...call(routes.accountCodes), providesTags: ['Invoice'] }),
    examsChangeAccountCodes: build.mutation({ ...call(routes.changeAccountCodes), invalidatesTags: ['Invoice'] }),
  }),
});
