import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { houseFolder } from '../../../api/src/platform/houseFolder';
import { REQUEST_HEADER } from '../../../shared/contract';

const REMOTE = 'mf-contact';

/** A team that releases its remote on a running site. */
export interface Team {
  /** Publishes the next version, and makes it live. */
  deploy(): Promise<void>;
  rollBack(): Promise<void>;
}

/** @param cookie that of an Admin, who makes the team's key */
export async function team(address: string, cookie: string): Promise<Team> {
  const made = await fetch(`${address}/api/remotes/${REMOTE}/keys`, {
    method: 'POST',
    headers: { [REQUEST_HEADER]: 'soak', cookie },
  });
  const { key } = (await made.json()) as { key: string };
  const ship = async (...args: string[]) => {
    const given = { cwd: join(houseFolder, REMOTE), env: { ...process.env, SITE_KEY: key } };
    await promisify(execFile)(process.execPath, [join(houseFolder, 'shared/ship.js'), ...args, '--to', address], given);
  };
  return { deploy: () => ship('--version', '2.0.0'), rollBack: () => ship('back') };
}
