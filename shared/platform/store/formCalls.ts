import type { routes } from '../../contract';
import { formChanged, formRead } from '../../contract/forms/addresses';
import { type AnswerOf, type ArgOf, api, request } from './api';

/**
 * A form's definition, for the shell as for its part: what one has asked for, the other need not. Its answer is not
 * checked here, since its schema is the part's own.
 */
export const formCalls = api.injectEndpoints({
  endpoints: (build) => ({
    form: build.query<AnswerOf<typeof routes.form>, ArgOf<typeof routes.form>>({
      query: request(formRead),
      providesTags: ['Form'],
    }),
    changeForm: build.mutation<AnswerOf<typeof routes.changeForm>, ArgOf<typeof routes.changeForm>>({
      query: request(formChanged),
      invalidatesTags: ['Form'],
    }),
  }),
});
