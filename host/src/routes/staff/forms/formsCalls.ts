import { formMade, routes } from '@forms/shared/contract';
import { type AnswerOf, type ArgOf, api, call, request } from '@forms/shared/platform/store';

/** A form that is made, by its call's types alone: what a definition may hold is the forms' part's own. */
type Made = typeof routes.newForm;

/** The calls of the list of forms. */
export const formsCalls = api.enhanceEndpoints({ addTagTypes: ['Form'] }).injectEndpoints({
  endpoints: (build) => ({
    hostForms: build.query({ ...call(routes.forms), providesTags: ['Form'] }),
    hostNewForm: build.mutation<AnswerOf<Made>, ArgOf<Made>>({ query: request(formMade), invalidatesTags: ['Form'] }),
  }),
});
