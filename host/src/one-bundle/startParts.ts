import { parts } from 'virtual:parts';
import type { RemoteModule } from '@forms/shared/remotes';
import { inTime } from '../federation/loaded';
import type { Parts } from '../federation/startParts';

/** The parts of remotes that the build has linked in: each comes when it is first drawn, from the host's own files. */
export const startParts = (): Parts => ({
  load: <M extends RemoteModule>(of: M) =>
    inTime(
      of,
      parts[of]().then((module) => module.default),
    ),
  overrides: Promise.resolve({}),
});
