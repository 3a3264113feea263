import { routes } from '@forms/shared/contract';
import { call } from '@forms/shared/platform/store';
import { staffCalls } from '../../staffCalls';

/** The calls of which queues the home page shows. */
export const homeQueueCalls = staffCalls.injectEndpoints({
  endpoints: (build) => ({
    hostHomeQueues: build.query({ ...call(routes.homeQueues), providesTags: ['HomeQueues', 'View'] }),
    // Refused, too, what was read is older than what is stored.
    hostChangeHomeQueues: build.mutation({ ...call(routes.changeHomeQueues), invalidatesTags: ['HomeQueues'] }),
  }),
});
