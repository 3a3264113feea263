import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { REQUEST_HEADER } from '@forms/shared/contract';
import { freePort } from '@forms/shared/testing/free-port';
import { houseFolder } from '../../../api/src/platform/houseFolder';
import { atTheEnd, runBench } from '../started/leaving';
import { Machine } from './machine';
import { commandsOf } from './page';

/**
 * `npm run bench installing`: follows docs/installing.md to its end in an empty folder, with the last commit as the first
 * release and a changed remote as the second: installed, used, backed up, updated, gone back.
 */
const [FIRST, SECOND] = ['one', 'two'];
const WAIT_MS = 30_000;

async function bench(): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'forms-installing-'));
  const machine = new Machine(root);
  atTheEnd(() => {
    machine.types('systemctl stop forms');
    rmSync(root, { recursive: true, force: true });
  });
  const repository = releases(join(root, 'repository'));
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const faults: string[] = [];
  const hold = (what: string, holds: boolean) => void (holds || faults.push(what));
  /** Types commands of the page with what it leaves to its reader filled in. */
  const type = (release: string, ...commands: string[]) =>
    machine.types(
      [`RELEASE=${release}`, ...commands]
        .join('\n')
        .replace(/^REPOSITORY=.*$/m, `REPOSITORY=${repository}`)
        .replaceAll(/^RELEASE=.*$/gm, `RELEASE=${release}`)
        .replace(/^PREVIOUS=.*$/m, `PREVIOUS=${FIRST}`)
        .replace(/^LIVE=true$/m, `LIVE=true\nPORT=${port}`)
        .replaceAll('localhost:4400', `localhost:${port}`),
    );
  /** The commands that later parts of the page suppose, as a shell that stayed open has them. */
  const shell = commandsOf('The first time')
    .slice(commandsOf('The first time').indexOf('forms() {'))
    .replace(/^forms reset.*/m, '');

  const printed = type(FIRST, commandsOf('A release'), commandsOf('The first time'));
  await answers(address);
  hold('the first administrator has a link', /\/#\/login\/\S+/.test(printed));
  const message = await fetch(`${address}/content/contacts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [REQUEST_HEADER]: 'bench' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      message: 'A question that must last.',
      page: '/contact-us/',
    }),
  });
  hold(`a message is taken (${message.status})`, message.ok);
  const part = await partOf(address);

  const built = type(SECOND, commandsOf('A release'));
  hold('building says something', built.length > 0);
  hold('the running release is untouched by building', (await partOf(address)) === part);
  const away = watch(address);
  type(SECOND, shell, commandsOf('Updating'));
  await answers(address);
  const gone = await away();
  hold('the update shows another part', (await partOf(address)) !== part);
  hold('a page from before the update finds its part', (await fetch(address + part)).ok);
  const [backup] = readdirSync(join(root, 'var/backups/forms'));
  hold('the backup is whole', backup !== undefined && rowsOf(join(root, 'var/backups/forms', backup)) > 0);

  type(SECOND, shell, commandsOf('Going back'));
  await answers(address);
  hold('going back shows the part of before', (await partOf(address)) === part);
  console.table({ 'without an answer during an update, ms': gone });
  return faults;
}

/** A repository with two releases, the second with one remote changed. */
function releases(folder: string): string {
  const git = (...given: string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.org', ...given], {
      cwd: folder,
      stdio: 'ignore',
    });
  execFileSync('git', ['clone', '--quiet', houseFolder, folder]);
  git('branch', FIRST);
  git('checkout', '-b', SECOND);
  appendFileSync(join(folder, 'mf-contact/src/contact-form/ContactForm.tsx'), `console.debug('release ${SECOND}');\n`);
  git('commit', '-am', 'The next release');
  return folder;
}

async function answers(address: string): Promise<void> {
  for (const end = Date.now() + WAIT_MS; !(await isThere(address)); await sleep(50))
    if (Date.now() > end) throw new Error('The server does not answer');
}

const isThere = (address: string) =>
  fetch(`${address}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The address of the contact form's own code, as a page that opens now would load it. */
async function partOf(address: string): Promise<string> {
  // A connection from before the minutes of a build has been closed meanwhile.
  const manifest = await fetch(`${address}/remotes/mf-contact/mf-manifest.json`, { headers: { connection: 'close' } });
  const { metaData } = (await manifest.json()) as { metaData: { integrity: Record<string, string> } };
  const name = Object.keys(metaData.integrity).find((each) => /ContactForm\.\w+\.js$/.test(each));
  return `/remotes/mf-contact/${name}`;
}

/** Asks every 20 ms from now on; answers, once it is called, for how long nobody answered, in milliseconds. */
function watch(address: string): () => Promise<number> {
  const worker = new Worker(join(__dirname, 'watch.mjs'), { workerData: address });
  return async () => {
    worker.postMessage('enough');
    const [away] = (await once(worker, 'message')) as [number];
    return away;
  };
}

/** How many rows a backup says that it has. */
const rowsOf = (backup: string): number => {
  const { tables } = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as {
    tables: Record<string, { rows: number }>;
  };
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
};

runBench(bench);
