import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@forms/shared/testing/free-port';

const installed = '/usr/lib/postgresql';

/** Where Debian puts PostgreSQL's programs; undefined where it is not installed. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(installed)) return undefined;
  return readdirSync(installed)
    .map((version) => join(installed, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** A PostgreSQL of the tests' own, with its data in a temporary folder. */
export interface TestPostgres {
  /** As `postgres://tests@127.0.0.1:40123`, to which a database's name is added. */
  address: string;
  /** Ends every connection and takes no other, as the first half of `pg_ctl restart -m fast`. */
  halt(): void;
  /** Starts it again where it stood. */
  resume(): void;
  stop(): void;
}

/** Starts one on a free port. PostgreSQL refuses to run as root: then it runs as `postgres`, which its package makes. */
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'forms-postgres-'));
  const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

  const port = await freePort();
  run('initdb', '--pgdata', data, '--username', 'tests', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  const start = () =>
    run('pg_ctl', 'start', '--pgdata', data, '--wait', '--log', join(folder, 'log'), '--options', options);
  start();
  return {
    address: `postgres://tests@127.0.0.1:${port}`,
    halt: () => run('pg_ctl', 'stop', '--pgdata', data, '--mode', 'fast'),
    resume: start,
    stop() {
      run('pg_ctl', 'stop', '--pgdata', data, '--mode', 'immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
