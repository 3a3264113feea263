const shared = require('../../package.json');
const release = require('../released/platform.json');
const { compareVersions, majorOf } = require('../semver.js');

/** @type {{ version: string, released: string, since: Record<string, Record<string, string>> }} */
const current = { version: shared.version, released: release.version, since: release.since };

/** What a build's modules import of the platform: the face, and the name where one is imported by name. */
function importsOf({ modules, chunkGraph }) {
  const built = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return built
    .flatMap((module) => module.modules ?? [module])
    .flatMap(({ dependencies, blocks }) => [...dependencies, ...blocks.flatMap((block) => block.dependencies)])
    .filter(({ request }) => request?.startsWith(`${shared.name}/platform/`))
    .map(({ request, ids }) => ({ face: request.slice(`${shared.name}/`.length), name: ids?.[0] }));
}

/** Not the host's own names, nor those that came since the release and that the version does not tell of. */
const unknown = (face, name) =>
  new Error(
    `${face} does not promise ${name} to remotes: either it is for the host alone, or it is new, and npm run versions says what that asks for`,
  );

const newer = (one, other) => (compareVersions(one, other) < 0 ? other : one);

/**
 * The range of `@forms/shared` that a remote's build needs: from the first version that has all names it imports, up to
 * the next major one. Throws where it imports what no version promises.
 */
function rangeOf(compilation, { version, released, since } = current) {
  const lowest = `${majorOf(version)}.0.0`;
  const sinceWhen = ({ face, name }) => {
    if (name === undefined) return lowest;
    const first = since[face]?.[name];
    if (first === undefined && version === released) throw unknown(face, name);
    return first ?? version;
  };
  return `^${importsOf(compilation).map(sinceWhen).reduce(newer, lowest)}`;
}

module.exports = { rangeOf };
