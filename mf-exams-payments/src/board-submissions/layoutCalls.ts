import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls about how files to boards are laid out. */
export const layoutCalls = api.enhanceEndpoints({ addTagTypes: ['BoardLayout'] }).injectEndpoints({
  endpoints: (build) => ({
    examsBoardLayouts: build.query({ ...call(routes.boardLayouts), providesTags: ['BoardLayout'] }),
    examsAddBoardLayout: build.mutation({ ...call(routes.addBoardLayout), invalidatesTags: ['BoardLayout'] }),
    // Refused, too, it asks for what somebody else has set meanwhile.
    examsChangeBoardLayout: build.mutation({ ...call(routes.changeBoardLayout), invalidatesTags: ['BoardLayout'] }),
    examsRemoveBoardLayout: build.mutation({ ...call(routes.removeBoardLayout), invalidatesTags: ['BoardLayout'] }),
  }),
});
