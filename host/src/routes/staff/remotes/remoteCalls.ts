import { routes } from '@forms/shared/contract';
import { api, call } from '@forms/shared/platform/store';

/** The calls of the pages that release remotes. */
export const remoteCalls = api.enhanceEndpoints({ addTagTypes: ['Remote', 'RemoteOrigin'] }).injectEndpoints({
  endpoints: (build) => ({
    hostRemoteLines: build.query({ ...call(routes.remoteLines), providesTags: ['Remote'] }),
    hostRemoteReleases: build.query({ ...call(routes.remoteReleasesOf), providesTags: ['Remote'] }),
    // What was read is older also where a change was refused for that.
    hostChangeLine: build.mutation({ ...call(routes.changeLine), invalidatesTags: ['Remote'] }),
    hostAddRemoteKey: build.mutation({ ...call(routes.addRemoteKey), invalidatesTags: ['Remote'] }),
    hostRevokeRemoteKey: build.mutation({ ...call(routes.revokeRemoteKey), invalidatesTags: ['Remote'] }),
    hostRemoteOrigins: build.query({ ...call(routes.remoteOrigins), providesTags: ['RemoteOrigin'] }),
    hostAllowOrigin: build.mutation({ ...call(routes.allowOrigin), invalidatesTags: ['Remote', 'RemoteOrigin'] }),
    hostDisallowOrigin: build.mutation({ ...call(routes.disallowOrigin), invalidatesTags: ['Remote', 'RemoteOrigin'] }),
  }),
});
