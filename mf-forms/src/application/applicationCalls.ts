import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of the private page, which no form makes. */
export const applicationCalls = api.injectEndpoints({
  endpoints: (build) => ({
    // What opens it goes with the page.
    formsApplication: build.query({ ...call(routes.applicationPage), keepUnusedDataFor: 0 }),
    formsApplicationMail: build.mutation(call(routes.sendApplicationMail)),
    formsWriteToStaff: build.mutation(call(routes.writeToStaff)),
    formsWithdraw: build.mutation(call(routes.withdrawApplication)),
    formsOpenApplication: build.mutation(call(routes.openApplication)),
  }),
});
