import { CONTRACT_VERSION, type RemoteEntry, type RemoteProblem } from '@forms/shared/contract';
import { satisfies } from 'compare-versions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../platform/http/app';
import { siteAddress } from '../../platform/settings/settings';
import { daysFromNow } from '../../platform/time';
import { within } from '../../platform/within';
import { broughtIn, pathsOf, withoutClashes } from './brings';
import { lineOf, remotesIn } from './builds';
import { OPEN_DAYS } from './forgetRetired';
import { isInShare } from './share';
import { visitorOf } from './visitor';

type Lines = Record<string, RemoteEntry>;
/** What was read last: the lines in the order in which what is live was published, and whose the pages that they bring are. */
interface Reading {
  lines: StoredLine[];
  taken: ReadonlyMap<string, string>;
}
/** One remote's line with the versions that it names. */
interface StoredLine {
  remote: string;
  share: number;
  rollout: string;
  live: RemoteEntry | undefined;
  candidate: RemoteEntry | undefined;
}

const ITS_OWN = 'the build that stands beside the host';
const NOTHING = 'nothing of it';
/** A page waits no longer for the database: it gets what was read last. */
const READ_MS = 1_000;

/**
 * Which remotes a site is made of: the builds that stand beside the host, and over them what the lines of the database
 * say. What cannot be served costs its own remote alone: visitors get what is live in a candidate's place, and the build
 * beside the host in the place of what is live. A page that somebody else has already costs that page alone.
 */
export class Registry {
  private lastRead: Reading = { lines: [], taken: new Map() };

  constructor(private readonly app: App) {
    app.paths.add('remotes', () => this.broughtBeside());
  }

  /**
   * The lines for who asks. Where a version is shared out, the answer gives a browser that has none a cookie by which it
   * is drawn.
   */
  async linesFor(request: FastifyRequest, reply: FastifyReply): Promise<Lines> {
    const own = this.ownBuilds();
    const { lines, taken } = await this.read(own);
    const isShared = lines.some(({ candidate, share }) => candidate && share > 0);
    const visitor = isShared ? visitorOf(request, reply, this.app.settings) : undefined;
    return withoutClashes(this.served(own, lines, visitor), taken).lines;
  }

  /** What of the lines cannot be served, and what is in its place. */
  async problems(): Promise<RemoteProblem[]> {
    const own = this.ownBuilds();
    const { lines, taken } = await this.read(own);
    const inPlace = (remote: string) => (remotesIn(this.app.house).includes(remote) ? ITS_OWN : NOTHING);
    const unfit = lines.flatMap(({ remote, live, candidate }) => {
      const ofLive = live && this.problemOf(live);
      const ofCandidate = candidate && this.problemOf(candidate);
      return [
        ...(ofLive ? [{ remote, problem: ofLive, served: inPlace(remote) }] : []),
        ...(ofCandidate ? [{ remote, problem: ofCandidate, served: 'what is live' }] : []),
      ];
    });
    const { clashes } = withoutClashes(this.served(own, lines), taken);
    return [
      ...unfit,
      ...clashes.map(({ remote, path, owner }) => ({
        ...{ remote, problem: `the page ${path} is that of ${owner} already` },
        served: 'all but that page of it',
      })),
    ];
  }

  /** The remotes that there are: those beside the host, and those whose team has a key or has published. */
  async names(): Promise<string[]> {
    const { db, house } = this.app;
    const published = await db.selectFrom('remoteVersions').select('remote').distinct().execute();
    const keyed = await db.selectFrom('remoteKeys').select('remote').where('revokedAt', 'is', null).execute();
    const teams = [...published, ...keyed].map(({ remote }) => remote).sort();
    return [...new Set([...remotesIn(house), ...teams])];
  }

  /** Whether there is a remote of this name. */
  async has(remote: string): Promise<boolean> {
    return (await this.names()).includes(remote);
  }

  /** The addresses of the manifests that visitors were led back from, of late: whoever has one open leaves it. */
  async takenBack(): Promise<string[]> {
    const versions = await this.app.db
      .selectFrom('remoteVersions')
      .select('manifest')
      .where('takenBackAt', '>', daysFromNow(-OPEN_DAYS))
      .execute();
    return versions.map(({ manifest }) => manifest);
  }

  /** Why a version may not be served; undefined where it may. */
  problemOf({ manifest, contract }: Pick<RemoteEntry, 'manifest' | 'contract'>): string | undefined {
    const { settings, trusted } = this.app;
    const own = new URL(siteAddress(settings)).origin;
    const { origin } = new URL(manifest, own);
    if (origin !== own && !trusted.known.includes(origin)) return `the origin of ${manifest} is not allowed`;
    return supports(contract) ? undefined : `it needs contract ${contract}, and this site keeps ${CONTRACT_VERSION}`;
  }

  /** Which of these paths a remote may not bring, and whose they are: the site's, or another remote's. */
  async takenFor(remote: string, paths: readonly string[]): Promise<Map<string, string>> {
    return new Map([...(await this.broughtBeside(remote)), ...(await this.app.paths.ofOthers('remotes', paths))]);
  }

  /** Whose each page is that remotes bring, also where only a share of the visitors gets it. */
  private async broughtBeside(remote?: string): Promise<Map<string, string>> {
    const lines = await this.rows();
    const others = [
      ...Object.entries(this.ownBuilds()).map(([name, { brings }]) => ({ name, brings })),
      ...lines.flatMap(({ remote: name, live, candidate }) => [
        { name, brings: live?.brings },
        { name, brings: candidate?.brings },
      ]),
    ].filter(({ name }) => name !== remote);
    return new Map(others.flatMap(({ name, brings }) => pathsOf(brings).map((path) => [path, name] as const)));
  }

  /** What a visitor gets, with the pages that somebody else may have already. */
  private served(own: Lines, stored: readonly StoredLine[], visitor?: string): Lines {
    const lines = { ...own };
    for (const line of stored) {
      const { remote, candidate, live } = line;
      const isDrawn = visitor !== undefined && isInShare({ ...line, visitor });
      const served = [isDrawn ? candidate : undefined, live].find((one) => one && !this.problemOf(one));
      if (served) lines[remote] = served;
    }
    return lines;
  }

  private ownBuilds(): Lines {
    const { house } = this.app;
    const built = remotesIn(house).map((name) => [name, lineOf(house, name)] as const);
    return Object.fromEntries(built.flatMap(([name, line]) => (line ? [[name, line]] : [])));
  }

  private async read(own: Lines): Promise<Reading> {
    try {
      const [reading] = await within(READ_MS, Promise.all([this.reading(own), this.app.trusted.current()]));
      this.lastRead = reading;
    } catch (err) {
      this.app.http.log.warn({ err }, 'the registry cannot be read: what it said last is served');
    }
    return this.lastRead;
  }

  private async reading(own: Lines): Promise<Reading> {
    const lines = await this.rows();
    const brought = [...Object.values(own), ...lines.flatMap(({ live, candidate }) => [live, candidate])];
    const paths = brought.flatMap((entry) => pathsOf(entry?.brings));
    return { lines, taken: await this.app.paths.ofOthers('remotes', paths) };
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
      .select(['version.brings', 'version.publishedAt'])
      .orderBy('version.publishedAt')
      .execute();
    const entryOf = (remote: string, named: string | null): RemoteEntry | undefined => {
      const found = versions.find((each) => each.remote === remote && each.version === named);
      if (!found) return undefined;
      const { manifest, contract, integrity } = found;
      const brings = broughtIn(found.brings);
      return { manifest, contract, integrity, ...(brings && { brings }) };
    };
    const age = ({ remote, live }: { remote: string; live: string | null }) =>
      versions.findIndex((each) => each.remote === remote && each.version === live);
    return lines
      .sort((one, other) => age(one) - age(other))
      .map(({ remote, share, rollout, live, candidate }) => ({
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
