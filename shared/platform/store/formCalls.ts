import type { Language, routes } from '../../contract';
import { formChanged, formRead } from '../../contract/forms/addresses';
import { type AnswerOf, type ArgOf, api, request } from './api';

/** A form as it is asked for and answered, by name: a change of the forms' own schemas is none of the platform. */
export interface FormAsked extends ArgOf<typeof routes.form> {}
export interface FormAnswered extends AnswerOf<typeof routes.form> {}
export interface FormChange extends ArgOf<typeof routes.changeForm> {}
export interface FormChanged extends AnswerOf<typeof routes.changeForm> {}

/** Asks for a form in the words of a language; as it stood at a version where one is named. */
export function formAsked(slug: string, language: Language, version?: number) {
  const query = {
    ...(language === 'en-GB' ? {} : { language }),
    ...(version === undefined ? {} : { version: String(version) }),
  };
  return { params: { slug }, ...(Object.keys(query).length > 0 ? { query } : {}) } satisfies FormAsked;
}

/**
 * A form's definition, for the shell as for its part: what one has asked for, the other need not. Its answer is not
 * checked here, since its schema is the part's own.
 */
export const formCalls = api.injectEndpoints({
  endpoints: (build) => ({
    form: build.query<FormAnswered, FormAsked>({
      query: request(formRead),
      providesTags: ['Form'],
    }),
    changeForm: build.mutation<FormChanged, FormChange>({
      query: request(formChanged),
      invalidatesTags: ['Form'],
    }),
  }),
});
