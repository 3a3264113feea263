import * as z from '@forms/shared/platform/zod';
import { remoteProblem } from '../remotes';
import { admin, bodies, nothing, route, staff } from '../route';
import {
  lineChange,
  MAX_BUILD_BYTES,
  newRemoteKey,
  newRemoteOrigin,
  partFailure,
  remoteLine,
  remoteName,
  remoteOrigin,
  remoteReleases,
  speedReport,
  versionElsewhere,
  versionName,
} from './registry';

const ofRemote = z.object({ remote: remoteName });

export const remoteLines = route({
  service: 'api',
  method: 'GET',
  path: '/remotes',
  allow: admin,
  answer: z.array(remoteLine),
});
/** Which remotes are not served as their lines say; none where all are. */
export const remoteProblems = route({
  service: 'api',
  method: 'GET',
  path: '/remotes/problems',
  allow: staff,
  answer: z.array(remoteProblem),
});
export const remoteOrigins = route({
  service: 'api',
  method: 'GET',
  path: '/remotes/origins',
  allow: admin,
  answer: z.array(remoteOrigin),
});
export const allowOrigin = route({
  service: 'api',
  method: 'POST',
  path: '/remotes/origins',
  allow: admin,
  body: newRemoteOrigin,
  maxBody: bodies.short,
  answer: z.array(remoteOrigin),
});
export const disallowOrigin = route({
  service: 'api',
  method: 'PUT',
  path: '/remotes/origins',
  allow: admin,
  body: newRemoteOrigin,
  maxBody: bodies.short,
  answer: z.array(remoteOrigin),
});
export const remoteReleasesOf = route({
  service: 'api',
  method: 'GET',
  path: '/remotes/:remote',
  allow: admin,
  teamKey: true,
  params: ofRemote,
  answer: remoteReleases,
});
/** Takes a build's files, each under its path in the build. The same once more is answered like the first time. */
export const publishVersion = route({
  service: 'api',
  method: 'POST',
  path: '/remotes/:remote/versions/:version',
  allow: admin,
  teamKey: true,
  params: ofRemote.extend({ version: versionName }),
  upload: true,
  maxBody: MAX_BUILD_BYTES,
  answer: remoteReleases,
});
/** Takes a version that stands on an allowed origin, once all its files have come from there as its manifest says. */
export const publishElsewhere = route({
  service: 'api',
  method: 'POST',
  path: '/remotes/:remote/versions',
  allow: admin,
  teamKey: true,
  params: ofRemote,
  body: versionElsewhere,
  maxBody: bodies.short,
  answer: remoteReleases,
});
export const changeLine = route({
  service: 'api',
  method: 'PUT',
  path: '/remotes/:remote',
  allow: admin,
  teamKey: true,
  params: ofRemote,
  body: lineChange,
  maxBody: bodies.short,
  answer: remoteReleases,
});
export const addRemoteKey = route({
  service: 'api',
  method: 'POST',
  path: '/remotes/:remote/keys',
  allow: admin,
  params: ofRemote,
  status: 201,
  answer: newRemoteKey,
});
export const revokeRemoteKey = route({
  service: 'api',
  method: 'DELETE',
  path: '/remotes/:remote/keys/:id',
  allow: admin,
  params: ofRemote.extend({ id: z.string() }),
  answer: remoteReleases,
});
export const reportPartFailure = route({
  service: 'api',
  method: 'POST',
  path: '/remotes/failures',
  allow: 'everyone',
  anonymous: true,
  body: partFailure,
  maxBody: bodies.short,
  status: 204,
  answer: nothing,
});
/** What a page that is left has measured of its remotes. */
export const reportSpeed = route({
  service: 'api',
  method: 'POST',
  path: '/remotes/speed',
  allow: 'everyone',
  anonymous: true,
  body: speedReport,
  maxBody: bodies.short,
  status: 204,
  answer: nothing,
});
