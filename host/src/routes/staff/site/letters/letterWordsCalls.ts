import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of what the college adds to its letters. */
export const letterWordsCalls = api.enhanceEndpoints({ addTagTypes: ['LetterWords'] }).injectEndpoints({
  endpoints: (build) => ({
    hostLetterWords: build.query({ ...call(routes.letterWords), providesTags: ['LetterWords'] }),
    hostPreviewLetter: build.query({ ...call(routes.previewLetter), keepUnusedDataFor: 0 }),
    // Refused, too, what was read is older than what is stored.
    hostChangeLetterWords: build.mutation({ ...call(routes.changeLetterWords), invalidatesTags: ['LetterWords'] }),
  }),
});
