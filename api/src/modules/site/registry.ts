import { readFile, rename, writeFile } from 'node:fs/promises';
import { CONTRACT_VERSION, type RemoteEntry, type RemoteProblem, remoteEntry } from '@forms/shared/contract';
import { satisfies } from 'compare-versions';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { goodCopy } from '../../platform/settings/goodCopy';
import { type Settings, siteAddress } from '../../platform/settings/settings';
import { lineOf, manifestOf, remotesIn } from './builds';

type Lines = Record<string, RemoteEntry>;
type Used = Pick<Settings, 'remotesFile' | 'remoteOrigins' | 'publicUrl' | 'port' | 'dataDir'>;

const anyLines = z.record(z.string(), z.unknown());
const ITS_OWN = 'the build that stands beside the host';

/**
 * Which remotes a site is made of: the builds that stand beside the host, and over them the good lines of the file that
 * `REMOTES_FILE` names, read anew each time. A line that is wrong costs itself alone: its last good one holds, or else
 * the build beside the host.
 */
export class Registry {
  private text: string | undefined;
  private problems: RemoteProblem[] = [];
  private good: Lines = {};

  private constructor(
    private readonly settings: Used,
    private readonly house: string,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Reads the file once, so that the log says at start what is wrong with it. */
  static async open(settings: Used, house: string, log: FastifyBaseLogger): Promise<Registry> {
    const registry = new Registry(settings, house, log);
    if (settings.remotesFile) {
      const stored = jsonOf(await readFile(goodCopy(settings.dataDir), 'utf8').catch(() => '{}'));
      const lines = Object.entries(z.record(z.string(), remoteEntry).catch({}).parse(stored));
      registry.good = Object.fromEntries(lines.filter(([name, line]) => !registry.problemOf(name, line)));
    }
    await registry.read();
    return registry;
  }

  /** What holds now, and what of the file does not. */
  async read(): Promise<{ lines: Lines; problems: RemoteProblem[] }> {
    const { remotesFile } = this.settings;
    if (remotesFile) {
      const text = await readFile(remotesFile, 'utf8').catch((error: NodeJS.ErrnoException) => `(${error.code})`);
      if (text !== this.text) await this.take(text);
    }
    const own = remotesIn(this.house).flatMap((name) => {
      const line = lineOf(this.house, name);
      return line ? [[name, line] as const] : [];
    });
    return { lines: { ...Object.fromEntries(own), ...this.good }, problems: this.problems };
  }

  private async take(text: string): Promise<void> {
    this.text = text;
    const before = this.good;
    this.problems = [];
    const given = anyLines.safeParse(jsonOf(text));
    if (given.success) {
      const taken = Object.entries(given.data).flatMap(([name, line]) => this.takeLine(name, line));
      this.good = Object.fromEntries(taken);
    } else {
      this.add({ problem: 'REMOTES_FILE cannot be read as an object of JSON', served: 'what it said before' });
    }
    if (JSON.stringify(this.good) === JSON.stringify(before)) return;
    const copy = goodCopy(this.settings.dataDir);
    try {
      await writeFile(`${copy}.new`, JSON.stringify(this.good), { mode: 0o600, flush: true });
      await rename(`${copy}.new`, copy);
    } catch (error) {
      this.log.error(error, 'the last good lines of the file of remotes could not be kept for the next start');
    }
  }

  /** The line as it is to be served, in a list of one; or none for the build beside the host. */
  private takeLine(remote: string, line: unknown): [string, RemoteEntry][] {
    const read = remoteEntry.safeParse(line);
    if (read.success && this.isOwnBuild(remote, read.data)) return [];
    const problem = read.success ? this.problemOf(remote, read.data) : messageOf(read.error);
    if (!problem) return read.success ? [[remote, read.data]] : [];
    const last = this.good[remote];
    this.add({ remote, problem, served: last ? last.manifest : ITS_OWN });
    return last ? [[remote, last]] : [];
  }

  /** Its values are those of the build: a copy of them would be wrong from the next build on. */
  private isOwnBuild(remote: string, { manifest }: RemoteEntry): boolean {
    const { origin } = new URL(siteAddress(this.settings));
    return URL.canParse(manifest, origin) && new URL(manifest, origin).href === origin + manifestOf(remote);
  }

  private problemOf(remote: string, { manifest, contract, integrity }: RemoteEntry): string | undefined {
    const own = new URL(siteAddress(this.settings)).origin;
    const origin = URL.canParse(manifest, own) ? new URL(manifest, own).origin : 'null';
    if (!remotesIn(this.house).includes(remote)) return 'no remote has this name';
    if (origin !== own && !this.settings.remoteOrigins.includes(origin)) {
      return `REMOTE_ORIGINS does not name the origin of ${manifest}`;
    }
    if (origin !== own && !integrity) return 'a remote of another origin needs its integrity';
    return supports(contract) ? undefined : `it needs contract ${contract}, and this site keeps ${CONTRACT_VERSION}`;
  }

  private add(problem: RemoteProblem): void {
    this.problems.push(problem);
    this.log.warn(problem, 'wrong in the file of remotes');
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A range that cannot be read is not kept. */
function supports(range: string): boolean {
  try {
    return satisfies(CONTRACT_VERSION, range);
  } catch {
    return false;
  }
}

const messageOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; ');
