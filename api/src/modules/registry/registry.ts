import { CONTRACT_VERSION, type RemoteEntry, type RemoteProblem } from '@forms/shared/contract';
import { satisfies } from 'compare-versions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app';
import { siteAddress } from '../../platform/settings/settings';
import { within } from '../../platform/within';
import { lineOf, remotesIn } from './builds';
import { isInShare } from './share';
import { visitorOf } from './visitor';

type Lines = Record<string, RemoteEntry>;
/** One remote's line with the versions that it names. */
interface StoredLine {
  remote: string;
  share: number;
  rollout: string;
  live: RemoteEntry | undefined;
  candidate: RemoteEntry | undefined;
}

const ITS_OWN = 'the build that stands beside the host';
/** A page waits no longer for the database: it gets what was read last. */
const READ_MS = 1_000;

/**
 * Which remotes a site is made of: the builds that stand beside the host, and over them what the lines of the database
 * say. What cannot be served costs its own remote alone: visitors get what is live in a candidate's place, and the build
 * beside the host in the place of what is live.
 */
export class Registry {
  private lastRead: StoredLine[] = [];

  constructor(private readonly app: App) {}

  /**
   * The lines for who asks. Where a version is shared out, the answer gives a browser that has none a cookie by which it
   * is drawn.
   */
  async linesFor(request: FastifyRequest, reply: FastifyReply): Promise<Lines> {
    const stored = await this.read();
    const isShared = stored.some(({ candidate, share }) => candidate && share > 0);
    const visitor = isShared ? visitorOf(request, reply, this.app.settings) : undefined;
    const lines = this.ownBuilds();
    for (const line of stored) {
      const { remote, candidate, live } = line;
      const isDrawn = visitor !== undefined && isInShare({ ...line, visitor });
      const served = [isDrawn ? candidate : undefined, live].find((one) => one && !this.problemOf(remote, one));
      if (served) lines[remote] = served;
    }
    return lines;
  }

  /** What of the lines cannot be served, and what is in its place. */
  async problems(): Promise<RemoteProblem[]> {
    return (await this.read()).flatMap(({ remote, live, candidate }) => {
      const ofLive = live && this.problemOf(remote, live);
      const ofCandidate = candidate && this.problemOf(remote, candidate);
      return [
        ...(ofLive ? [{ remote, problem: ofLive, served: ITS_OWN }] : []),
        ...(ofCandidate ? [{ remote, problem: ofCandidate, served: 'what is live' }] : []),
      ];
    });
  }

  /** Whether there is a remote of this name. */
  has(remote: string): boolean {
    return remotesIn(this.app.house).includes(remote);
  }

  /** Why a version of a remote may not be served; undefined where it may. */
  problemOf(remote: string, { manifest, contract }: Pick<RemoteEntry, 'manifest' | 'contract'>): string | undefined {
    const { settings, trusted, house } = this.app;
    const own = new URL(siteAddress(settings)).origin;
    const { origin } = new URL(manifest, own);
    if (!remotesIn(house).includes(remote)) return 'no remote has this name';
    if (origin !== own && !trusted.known.includes(origin)) return `the origin of ${manifest} is not allowed`;
    return supports(contract) ? undefined : `it needs contract ${contract}, and this site keeps ${CONTRACT_VERSION}`;
  }

  private ownBuilds(): Lines {
    const { house } = this.app;
    const built = remotesIn(house).map((name) => [name, lineOf(house, name)] as const);
    return Object.fromEntries(built.flatMap(([name, line]) => (line ? [[name, line]] : [])));
  }

  private async read(): Promise<StoredLine[]> {
    try {
      const [rows] = await within(READ_MS, Promise.all([this.rows(), this.app.trusted.current()]));
      this.lastRead = rows;
    } catch (err) {
      this.app.http.log.warn({ err }, 'the registry cannot be read: what it said last is served');
    }
    return this.lastRead;
  }

  private async rows(): Promise<StoredLine[]> {
    const { db } = this.app;
    const lines = await db.selectFrom('remoteLines').selectAll().execute();
    const versions = await db
      .selectFrom('remoteLines as line')
      .innerJoin('remoteVersions as version', 'version.remote', 'line.remote')
      .where(({ eb, or, ref }) =>
        or([eb('version.version', '=', ref('line.live')), eb('version.version', '=', ref('line.candidate'))]),
      )
      .select(['version.remote', 'version.version', 'version.manifest', 'version.contract', 'version.integrity'])
      .execute();
    const entryOf = (remote: string, named: string | null): RemoteEntry | undefined => {
      const found = versions.find((each) => each.remote === remote && each.version === named);
      return found && { manifest: found.manifest, contract: found.contract, integrity: found.integrity };
    };
    return lines.map(({ remote, share, rollout, live, candidate }) => ({
      ...{ remote, share, rollout },
      live: entryOf(remote, live),
      candidate: entryOf(remote, candidate),
    }));
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
