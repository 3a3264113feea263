import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of the templates that staff reply by. */
export const templateCalls = api.enhanceEndpoints({ addTagTypes: ['ReplyTemplates'] }).injectEndpoints({
  endpoints: (build) => ({
    hostReplyTemplates: build.query({ ...call(routes.replyTemplates), providesTags: ['ReplyTemplates'] }),
    // Refused, too, what was read is older than what is stored.
    hostChangeReplyTemplates: build.mutation({
      ...call(routes.changeReplyTemplates),
      invalidatesTags: ['ReplyTemplates'],
    }),
  }),
});
