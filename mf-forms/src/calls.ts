import { optionList, routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** This part's calls. A field's own `api` is a path of the definition's choice, so it has no row among the routes. */
export const calls = api.injectEndpoints({
  endpoints: (build) => ({
    formsSchema: build.query(call(routes.formSchema)),
    formsReferences: build.query(call(routes.formReferences)),
    formsVersions: build.query({ ...call(routes.formVersions), providesTags: ['Form'] }),
    formsTerms: build.query(call(routes.terms)),
    formsLeadOrigins: build.query(call(routes.leadOrigins)),
    formsLeadOriginMeta: build.query(call(routes.leadOriginMeta)),
    formsDraft: build.query({ ...call(routes.draft), keepUnusedDataFor: 0 }),
    formsKeepDraft: build.mutation(call(routes.keepDraft)),
    formsMailDraft: build.mutation(call(routes.mailDraft)),
    formsSubmit: build.mutation(call(routes.submitForm)),
    formsOptions: build.query({
      ...call({ service: 'api', method: 'GET', path: '', allow: 'everyone', answer: optionList }),
      query: (path: string) => ({ service: 'api', url: path, method: 'GET' }),
    }),
    formsOptionSearch: build.query({
      ...call({ service: 'api', method: 'POST', path: '', allow: 'everyone', answer: optionList }),
      query: ({ path, searchOn }: { path: string; searchOn: string }) => ({
        service: 'api',
        url: path,
        method: 'POST',
        body: { searchOn },
      }),
    }),
  }),
});
