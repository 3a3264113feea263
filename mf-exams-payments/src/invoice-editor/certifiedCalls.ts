import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

const shown = ['Invoice', 'Enquiry'] as const;

/** The calls about documents of certified software, which no visitor's page makes. */
export const certifiedCalls = api.injectEndpoints({
  endpoints: (build) => ({
    examsRecordCertified: build.mutation({ ...call(routes.recordCertified), invalidatesTags: shown }),
    examsRemoveCertified: build.mutation({ ...call(routes.removeCertified), invalidatesTags: shown }),
  }),
});
