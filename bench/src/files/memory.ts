import { readdirSync, readFileSync } from 'node:fs';

/** What a process and all that it started hold in memory, in bytes; what several of them share is counted once. Linux only. */
export function memoryOf(process: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter(isNumber)
      .map((id) => [Number(id), parentOf(id)]),
  );
  const isOfIt = (id: number | undefined): boolean => id !== undefined && (id === process || isOfIt(parents.get(id)));
  return [...parents.keys()].filter(isOfIt).reduce((sum, id) => sum + shareOf(id), 0);
}

const isNumber = (name: string) => /^\d+$/.test(name);

/** The fourth word of a process's `stat`; its name, the second, may hold blanks and brackets. */
function parentOf(id: string): number | undefined {
  const [, parent] =
    read(`/proc/${id}/stat`)
      ?.replace(/^.*\) /s, '')
      .split(' ') ?? [];
  return parent === undefined ? undefined : Number(parent);
}

function shareOf(id: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${id}/smaps_rollup`) ?? '')?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** A process may be gone by the time that it is looked at. */
function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
