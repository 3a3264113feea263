import { compareVersions } from './semver';

/** What a change asks of the version: `major` for what breaks somebody, `minor` for what somebody may need. */
export type Bump = 'major' | 'minor';

/** One change of what is promised, by the name of what has changed. */
export interface Change {
  bump: Bump;
  name: string;
  why: string;
}

/** What is promised under a version: as it was released, and as it is now. */
export interface Promised {
  /** What the version is of, as `@forms/shared`. */
  of: string;
  released: string;
  version: string;
  changes: readonly Change[];
}

/** Says in lines what keeps a version from being what its changes ask for; none where all is well. `log` is docs/changes.md. */
export function wrongVersion({ of, released, version, changes }: Promised, log: string): string[] {
  const bump = changes.some((change) => change.bump === 'major') ? 'major' : 'minor';
  const least = changes.length === 0 ? released : next(released, bump);
  const entry = `## ${of} ${version}`;
  return [
    ...(compareVersions(version, least) < 0
      ? [
          `${of} was released as ${released} and stands here as ${version}: it needs a ${bump} version, ${least} or later`,
          ...new Set(changes.filter((change) => change.bump === bump).map(({ name, why }) => `  ${name} ${why}`)),
        ]
      : []),
    ...(log.split('\n').includes(entry) ? [] : [`docs/changes.md has no entry "${entry}"`]),
  ];
}

function next(version: string, bump: Bump): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return bump === 'major' ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`;
}
