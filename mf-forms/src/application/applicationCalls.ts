import { routes } from '@forms/shared/contract';
import { api, call, fileCall } from '@forms/shared/platform/store';

/** The calls of the private page, which no form makes. */
export const applicationCalls = api.injectEndpoints({
  endpoints: (build) => ({
    // What opens it goes with the page.
    formsApplication: build.query({ ...call(routes.applicationPage), keepUnusedDataFor: 0 }),
    formsApplicationMail: build.mutation(call(routes.sendApplicationMail)),
    formsWriteToStaff: build.mutation(call(routes.writeToStaff)),
    formsWithdraw: build.mutation(call(routes.withdrawApplication)),
    formsChangeDetails: build.mutation(call(routes.changeContactDetails)),
    formsOwnEntries: build.query({ ...call(routes.ownEntries), keepUnusedDataFor: 0 }),
    formsOwnStatement: build.mutation(fileCall(routes.ownEntryStatement, 'statement-of-entry.pdf')),
    formsWithdrawEntry: build.mutation(call(routes.withdrawOwnEntry)),
    formsAmendEntry: build.mutation(call(routes.amendOwnEntry)),
    formsOpenApplication: build.mutation(call(routes.openApplication)),
  }),
});
