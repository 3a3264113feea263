import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@forms/shared/testing/free-port';
import { connect } from '../../../api/src/database/database';
import type { MailServer } from '../../../api/src/testing/mailServer';
import { daysFromNow } from '../../../api/src/time';
import { Machine } from './machine';
import type { Pages } from './pages';
import { FIRST, SECOND } from './releases';
import { Site, until } from './site';

/** What a month stands on. */
export interface Ground {
  /** An empty folder. */
  folder: string;
  repository: string;
  pages: Pages;
  mail: MailServer;
  /** The settings of this kind of site, beside those of the page. */
  settings: Record<string, string>;
  /** An empty database of this name, in place of what it was; the settings that name it. */
  database(name: string): Promise<Record<string, string>>;
  /** Gets a release where the page's commands would build it, unless they have to. */
  release(machine: Machine, name: string, build: () => Promise<unknown>): Promise<void>;
}

const REFUSED = 9;
const TOKEN = 'the token that the figures ask for';

/** A month of one site, by the commands of the pages: answers how long it was away for its update, and what was wrong. */
export async function month(ground: Ground): Promise<{ away: number; faults: string[] }> {
  const { folder, pages, mail } = ground;
  const faults: string[] = [];
  const hold = (what: string, holds: boolean) => void (holds || faults.push(what));
  const machine = new Machine(join(folder, 'machine'));
  const inside = (path: string) => join(machine.root, path);
  const port = await freePort();
  const site = new Site(`http://localhost:${port}`);
  const settings = { SMTP_URL: await mail.start(), MAIL_FROM: 'office@college.example', METRICS_TOKEN: TOKEN };
  const linesOf = (given: Record<string, string>) =>
    Object.entries(given).map(([name, value]) => `${name}="${value}"\n`);
  const own = linesOf({ PORT: String(port), ...settings, ...ground.settings, ...(await ground.database('site')) });
  let release: string = FIRST;

  /** Commands of a page with what it leaves to its reader filled in. */
  const filledIn = (commands: string) =>
    `RELEASE=${release}\n${commands}`
      .replace(/^REPOSITORY=.*$/m, `REPOSITORY=${ground.repository}`)
      .replaceAll(/^RELEASE=.*$/gm, `RELEASE=${release}`)
      .replace(/^PREVIOUS=.*$/m, `PREVIOUS=${FIRST}`)
      .replace(/^LIVE=true$/m, () => `LIVE=true\n${own.join('').trimEnd()}`)
      .replaceAll('ada@college.example', 'bursar@college.example')
      .replaceAll('localhost:4400', `localhost:${port}`);
  const first = pages.take('installing', 'The first time');
  /** The function that later parts of the pages suppose, as a shell that stayed open has it. */
  const shell = first.slice(first.indexOf('forms() {'), first.indexOf('forms resetAccount'));
  const type = (commands: string) => machine.types(filledIn(shell + commands));
  /** A command of the release, by the site's settings and those given. */
  const withSettings = (commands: string, given: Record<string, string> = {}) =>
    `set -a; . /etc/forms/settings.env\n${linesOf(given).join('')}set +a; cd /opt/forms/current\n${commands}`;
  const operate = (commands: string, given?: Record<string, string>) =>
    machine.types(filledIn(withSettings(commands, given)));
  const build = () => {
    const commands = pages.take('installing', 'A release');
    return ground.release(machine, release, () => type(commands));
  };
  const signIn = async () => site.signIn(await type('forms resetAccount bursar@college.example\n'));
  const restart = async () => {
    await type('systemctl restart forms');
    await site.ready();
  };
  const lettersTo = (email: string) => mail.received.filter(({ to }) => to.includes(email)).length;
  const figures = async () =>
    (await site.send('/api/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  const restored = (database: Record<string, string>, dataDir: string, at: number) => ({
    ...database,
    DATA_DIR: inside(dataDir),
    PORT: String(at),
  });

  // Installed.
  await build();
  const printed = await machine.types(filledIn(first));
  await site.ready();
  const staff = await site.signIn(printed);
  const key = readFileSync(inside('etc/forms/answers-keys'), 'utf8');
  const again = await machine.tries(pages.take('installing', 'The first time', /^\(umask/));
  hold(
    'what is typed a second time leaves the key alone',
    readFileSync(inside('etc/forms/answers-keys'), 'utf8') === key,
  );
  hold('what is typed a second time is refused', again.status !== 0);
  await ofAnotherMachine();
  hold('all is in order', !/^wrong/m.test(await type(pages.said('forms doctor'))));
  const allInOrder = pages.take('operating', 'Is all in order?', /doctor$/);
  hold('all is in order for npm too', /^ok +mail/m.test(await operate(allInOrder)));

  const bill = pages.said('npm sbom --package-lock-only --sbom-format cyclonedx --omit dev');
  hold('the bill of materials is made', (await operate(bill)).includes('"bomFormat": "CycloneDX"'));

  // Used.
  await site.writes('A question that must last.');
  const enquiry = await site.register('first@example.org');
  const file = await site.upload(enquiry.id, staff);
  const before = await site.seen(enquiry.id, file, staff);
  await until('the first letter', async () => lettersTo('first@example.org') === 1);

  // Updated.
  const part = await site.part();
  release = SECOND;
  await build();
  hold('the running release is untouched by building', (await site.part()) === part);
  const watched = site.watch();
  await type(pages.take('installing', 'Updating'));
  await site.ready();
  const away = await watched();
  hold('the update shows another part', (await site.part()) !== part);
  hold('a page from before the update finds its part', (await site.send(part)).ok);
  hold('the update has a backup', existsSync(inside(`var/backups/forms/before-${SECOND}/manifest.json`)));

  // The mail server refuses two letters: an alarm.
  for (const email of ['again@example.org', 'never@example.org']) {
    mail.refusals.push({ at: 'recipient', code: 550 });
    await site.register(email);
    await until('a refusal', async () => mail.refusals.length === 0);
  }
  const isDead = /^jobs\{[^}]*state="dead"[^}]*\} 2$/m;
  await until('the alarm', async () => isDead.test(await figures()));
  const givenUp = await operate(pages.take('operating', 'Work that was given up', /jobs$/));
  const ids = [...givenUp.matchAll(/^ {2}(\S+) {2}letter/gm)].map(([, id = '']) => id);
  hold('the list has what was given up', ids.length === 2);
  await operate(pages.take('operating', 'Work that was given up', /run ID/).replace('ID', ids[0] ?? ''));
  await operate(pages.take('operating', 'Work that was given up', /drop ID/).replace('ID', ids[1] ?? ''));
  await until('the letter', async () => lettersTo('again@example.org') + lettersTo('never@example.org') === 1);
  hold('the alarm is over', !/state="dead"[^}]*\} [1-9]/.test(await figures()));

  // Backed up while a letter waits.
  mail.refusals.push(...Array.from({ length: REFUSED }, () => ({ at: 'greeting' as const, code: 421 })));
  await site.register('waits@example.org');
  await until('a refusal', async () => mail.refusals.length < REFUSED);
  const waiting = pages.take('operating', 'Work that was given up', /--waiting/);
  hold('the letter waits', / {2}letter .*(421|greeting)/.test(await operate(waiting)));
  const backup = pages.take('operating', 'Backup', /run backup/);
  await operate(backup);
  mail.refusals.length = 0;
  hold(
    'the backup is in order',
    /^ok +backup/m.test(await operate(pages.take('operating', 'Is all in order?', /backups/))),
  );

  // The backup tried, in another folder and on another port.
  const trialPort = await freePort();
  const trial = restored(await ground.database('trial'), 'var/lib/forms-trial', trialPort);
  mkdirSync(trial.DATA_DIR, { mode: 0o700 });
  const restore = pages.take('operating', 'Backup', /run restore/);
  await operate(restore, trial);
  const stop = machine.leavesRunning(filledIn(withSettings(`exec ${pages.said('npm start')}`, trial)));
  const copy = new Site(`http://localhost:${trialPort}`);
  await copy.ready();
  hold('the copy says what it is', (await copy.restoredFrom()) !== undefined);
  hold('the site is no copy', (await site.restoredFrom()) === undefined);
  await until('the letter that waited', async () => lettersTo('waits@example.org') === 1);
  const copied = await copy.signIn(await operate('npm run reset-account -- bursar@college.example', trial));
  hold('the copy has the answers and the file', (await copy.seen(enquiry.id, file, copied)) === before);
  hold('the copy keeps its letter', / {2}letter /.test(await operate(waiting, trial)));
  await stop();
  hold('the letter went once', lettersTo('waits@example.org') === 1);
  const down = pages
    .take('operating', 'Going back to an older version', /migrate/)
    .trim()
    .split('\n');
  const [refused, loses, up] = [down[0] ?? '', down[1] ?? '', down[2] ?? ''];
  const steps = await machine.tries(filledIn(withSettings(refused, trial)));
  hold(
    'going down says what would be lost',
    steps.status !== 0 && /would lose what is in \w+.* \(\d+\)/.test(steps.printed),
  );
  hold('going down loses it where it has to', /is at 016/.test(await operate(loses, trial)));
  hold('it comes up again', /is at 990/.test(await operate(up, trial)));
  hold('that was all of the migrations', down.length === 3);
  rmSync(trial.DATA_DIR, { recursive: true });
  hold('the site is untouched by the trial', (await site.seen(enquiry.id, file, await signIn())) === before);

  // The administrator locked out.
  const locked = await signIn();
  const reset = await operate(pages.take('operating', 'Who cannot get in', /reset-account/));
  hold('a reset ends their sessions', (await site.send('/api/enquiries', { headers: locked })).status === 401);
  hold('a reset has a link', /\/#\/login\/\S+/.test(reset));

  // Another key.
  const keys = inside('etc/forms/answers-keys');
  const old = readFileSync(keys, 'utf8').trim();
  const newer = `2027:${'another key of the year after this one'}`;
  writeFileSync(keys, `${newer},${old}\n`);
  await restart();
  hold(
    'answers are sealed anew',
    /[1-9]\d* answers sealed with the key 2027/.test(await operate(pages.said('npm run reseal'))),
  );
  writeFileSync(keys, `${newer}\n`);
  await restart();
  hold('the new key opens all', (await site.seen(enquiry.id, file, await signIn())) === before);

  // What is too old goes.
  writeFileSync(
    inside('etc/forms/settings.env'),
    `${readFileSync(inside('etc/forms/settings.env'), 'utf8')}KEEP_MESSAGES_DAYS=30\n`,
  );
  await restart();
  const databaseUrl = /^DATABASE_URL="(.*)"$/m.exec(own.join(''))?.[1];
  const db = connect({ dataDir: inside('var/lib/forms'), databaseUrl });
  await db
    .updateTable('contacts')
    .set({ sentAt: daysFromNow(-31) })
    .execute();
  await db.updateTable('jobs').set({ runAt: '' }).where('kind', '=', 'retention').execute();
  await until('the end of an old message', async () => {
    return (await db.selectFrom('contacts').select('id').execute()).length === 0;
  });
  await db.destroy();
  hold('younger things stay', (await site.seen(enquiry.id, file, await signIn())) === before);

  // The machine's data are lost: the backup becomes the site, with the key of its day.
  await type('systemctl stop forms');
  for (const name of readdirSync(inside('var/lib/forms'))) rmSync(inside(`var/lib/forms/${name}`), { recursive: true });
  await ground.database('site');
  await operate(restore);
  const keyless = await machine.tries('systemctl start forms');
  hold('without its key no server starts on a backup', keyless.status !== 0);
  writeFileSync(keys, `${newer},${old}\n`);
  await type('systemctl start forms');
  await site.ready();
  const tookOver = await operate(pages.take('operating', 'Backup', /take-over/));
  hold('one letter waited', /: 1 letters/.test(tookOver));
  await until('the letter of the backup', async () => lettersTo('waits@example.org') === 2);
  hold('the site is back', (await site.seen(enquiry.id, file, await signIn())) === before);
  hold('it is the site', (await site.restoredFrom()) === undefined);

  // Gone back to the release of before, which does not know the newest step.
  const [back = '', schema = ''] = pages.take('installing', 'Going back').split(/^(?=STEP=)/m);
  const older = await machine.tries(filledIn(shell + back));
  hold('the older release refuses the newer schema', older.status !== 0);
  const step = /this version knows it up to ([\w-]+)/.exec(readFileSync(inside('log'), 'utf8'))?.[1] ?? '';
  await type(`PREVIOUS=${FIRST}\n${schema.replace(/^STEP=.*$/m, `STEP=${step}`)}`);
  await site.ready();
  hold('going back shows the part of before', (await site.part()) === part);
  hold('going back loses nothing', (await site.seen(enquiry.id, file, await signIn())) === before);
  hold(
    'no letter went twice',
    ['first', 'again'].every((name) => lettersTo(`${name}@example.org`) === 1),
  );
  await type('systemctl stop forms');
  return { away, faults };

  /** The page on keys as somebody reads it who starts a site of their own by `npm start`, with nothing on the machine. */
  async function ofAnotherMachine(): Promise<void> {
    const other = new Machine(join(folder, 'other'));
    mkdirSync(join(other.root, 'etc/forms'), { recursive: true });
    const at = await freePort();
    const dataDir = join(other.root, 'data');
    const settings = linesOf({
      PORT: String(at),
      DATA_DIR: dataDir,
      LIVE: 'true',
      PUBLIC_URL: 'https://forms.college.example',
    });
    const commands = pages.take('operating', 'Answers under a key');
    const end = other.leavesRunning(
      `set -a\n${settings.join('')}set +a\ncd ${inside('opt/forms/current')}\n${commands}`,
    );
    await new Site(`http://localhost:${at}`).ready();
    await end();
    hold('a site with a key of its own makes none', !existsSync(join(dataDir, 'answers.key')));
  }
}
