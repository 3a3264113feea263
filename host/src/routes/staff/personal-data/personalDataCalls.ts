import { routes } from '@forms/shared/contract';
import { api, call, fileCall } from '@forms/shared/platform/store';

/** The calls of the pages about one person's data. What was found stays in the store no longer than it is looked at. */
export const personalDataCalls = api.enhanceEndpoints({ addTagTypes: ['PersonalData', 'Retention'] }).injectEndpoints({
  endpoints: (build) => ({
    hostPersonalData: build.query({
      ...call(routes.personalData),
      providesTags: ['PersonalData'],
      keepUnusedDataFor: 0,
    }),
    hostExportPersonalData: build.mutation(fileCall(routes.exportPersonalData, 'personal-data.zip')),
    hostErase: build.mutation({
      ...call(routes.erasePersonalData),
      invalidatesTags: ['PersonalData', 'Enquiry', 'Invoice', 'Contact', 'BugReport', 'User', 'Waiting'],
    }),
    hostCertificates: build.query({ ...call(routes.erasureCertificates), providesTags: ['PersonalData'] }),
    hostRetention: build.query({ ...call(routes.retention), providesTags: ['Retention'] }),
    // A mutation, for what goes is another with every day: it is asked for, and never kept.
    hostPreviewRetention: build.mutation(call(routes.previewRetention)),
    hostChangeRetention: build.mutation({
      ...call(routes.changeRetention),
      invalidatesTags: (_, error) => (error?.status === 409 || !error ? ['Retention'] : []),
    }),
    hostCertificate: build.query({ ...call(routes.erasureCertificateOf), providesTags: ['PersonalData'] }),
  }),
});
