import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { addresses } from '../../../federation/loadedParts';

/** A place in a build that an error came by, and the line of the source, where the build and its map are still there. */
export interface SourcePlace {
  built: string;
  source?: string;
}

/** As browsers write it at the end of a line of a stack: `https://…/main.1a2b.js:1:234`. */
const PLACE = /(https?:\/\/\S+\.js):(\d+):(\d+)\)?$/;

/** Whether a report's message names places in the code. */
export const hasPlaces = (message: string): boolean => message.split('\n').some((line) => PLACE.test(line));

/**
 * The places that a bug report's message names, the innermost first, by the maps that stand beside the builds. Anybody can
 * write a report: only the site's own addresses and those of its remotes are asked, and nothing is sent with it.
 */
export async function sourcePlaces(message: string): Promise<SourcePlace[]> {
  const places = message.split('\n').flatMap((text) => {
    const [, script = '', line, column] = PLACE.exec(text) ?? [];
    return script ? [{ script, line: Number(line), column: Number(column) }] : [];
  });
  const scripts = [...new Set(places.map(({ script }) => script))].filter(isOurs);
  const maps = new Map(await Promise.all(scripts.map(async (script) => [script, await mapOf(script)] as const)));
  return places.map(({ script, line, column }) => {
    const built = `${script.slice(script.lastIndexOf('/') + 1)}:${line}:${column}`;
    const map = maps.get(script);
    // Browsers count columns from 1, maps from 0.
    const at = map && line > 0 && column > 0 ? originalPositionFor(map, { line, column: column - 1 }) : undefined;
    return at?.source ? { built, source: `${fileNamed(at.source)}:${at.line}` } : { built };
  });
}

function isOurs(script: string): boolean {
  const { origin } = window.location;
  return [origin, ...[...addresses.values()].map((address) => new URL(address, origin).origin)].includes(
    new URL(script).origin,
  );
}

async function mapOf(script: string): Promise<TraceMap | undefined> {
  try {
    const answer = await fetch(`${script}.map`, { credentials: 'omit' });
    return answer.ok ? new TraceMap(await answer.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** `webpack://mf_files/./src/main.ts` as the repository names it: `mf-files/src/main.ts`; what stands beside it by itself. */
const fileNamed = (source: string): string =>
  source
    .replace(/^webpack:\/\/[^/]*\/\.\.\//, '')
    .replace(/^webpack:\/\/([^/]*)\/(\.\/)?/, (_, container: string) => `${container.replaceAll('_', '-')}/`);
