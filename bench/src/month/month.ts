import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@forms/shared/testing/free-port';
import { connect } from '../../../api/src/platform/database/database';
import { daysFromNow } from '../../../api/src/platform/time';
import { Machine } from './machine';
import { type Ground, linesOf, Operator } from './operator';
import { FIRST, SECOND } from './releases';
import { Site, until } from './site';

const REFUSED = 9;
const KEYS = 'etc/forms/answers-keys';
const NEWER_KEY = '2027:another key of the year after this one';

/** What must be the same at the end of everything, and how to look at it. */
interface Installed {
  at(site: Site, headers: { cookie: string }): Promise<boolean>;
}

/** What came of a month. */
interface Came {
  /** For how long nobody answered during the update, in milliseconds. */
  away: number;
  /** What did not hold. */
  errors: string[];
  /** Every act had its turn. */
  isWhole: boolean;
}

/** A month of one site, by the commands of the pages. */
export async function month(ground: Ground): Promise<Came> {
  const operator = await Operator.on(ground);
  const { errors } = operator;
  let away = Number.NaN;
  try {
    const installed = await install(operator);
    const updated = await update(operator);
    away = updated.away;
    await alarm(operator);
    await backUp(operator);
    await tryBackup(operator, installed);
    await letIn(operator);
    const oldKey = await changeKey(operator, installed);
    await letOldGo(operator, installed);
    await restoreAfterLoss(operator, installed, oldKey);
    await goBack(operator, installed, updated.part);
    await operator.type('systemctl stop forms');
    return { away, errors, isWhole: true };
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
    return { away, errors, isWhole: false };
  }
}

/** Installs the first release; somebody writes, somebody registers, and staff add a file. */
async function install(operator: Operator): Promise<Installed> {
  const { ground, machine, site } = operator;
  const { pages } = ground;
  await operator.build(FIRST);
  const printed = await machine.types(operator.typed(pages.take('installing', 'The first time')));
  await site.ready();
  const staff = await site.signIn(printed);

  const key = operator.read(KEYS);
  const again = await machine.tries(pages.take('installing', 'The first time', /^\(umask/));
  operator.hold('a key typed a second time is refused', again.status !== 0 && operator.read(KEYS) === key);
  await keyOfAnother(operator);
  operator.hold('all is in order', !/^wrong/m.test(await operator.type(pages.said('forms doctor'))));
  const doctor = await operator.operate(pages.take('operating', 'Is all in order?', /doctor$/));
  operator.hold('the mail server is in order', /^ok +mail/m.test(doctor));
  const bill = pages.said('npm sbom --package-lock-only --sbom-format cyclonedx --omit dev');
  operator.hold('the bill of materials is made', (await operator.operate(bill)).includes('"bomFormat": "CycloneDX"'));

  await site.writes('A question that must last.');
  const { id } = await site.register('first@example.org');
  const file = await site.upload(id, staff);
  const before = await site.seen(id, file, staff);
  await until('the first letter', async () => operator.lettersTo('first@example.org') === 1);
  return { at: async (there, headers) => (await there.seen(id, file, headers)) === before };
}

/** The page on keys as somebody reads it who starts a site by `npm start`, with nothing on the machine. */
async function keyOfAnother({ ground, inside, hold }: Operator): Promise<void> {
  const other = new Machine(join(ground.folder, 'other'));
  mkdirSync(join(other.root, 'etc/forms'), { recursive: true });
  const PORT = String(await freePort());
  const DATA_DIR = join(other.root, 'data');
  const settings = linesOf({ PORT, DATA_DIR, LIVE: 'true', PUBLIC_URL: 'https://forms.college.example' });
  const commands = ground.pages.take('operating', 'Answers under a key');
  const end = other.leavesRunning(`set -a\n${settings}set +a\ncd ${inside('opt/forms/current')}\n${commands}`);
  await new Site(`http://localhost:${PORT}`).ready();
  await end();
  hold('a site with a key of its own makes none', !existsSync(join(DATA_DIR, 'answers.key')));
}

/** Builds the second release beside the first and switches. */
async function update(operator: Operator): Promise<{ away: number; part: string }> {
  const { site, hold, ground } = operator;
  const part = await site.part();
  await operator.build(SECOND);
  hold('the running release is untouched by building', (await site.part()) === part);
  const watched = site.watch();
  await operator.type(ground.pages.take('installing', 'Updating'));
  await site.ready();
  const away = await watched();
  hold('the update shows another part', (await site.part()) !== part);
  hold('a page from before the update finds its part', (await site.send(part)).ok);
  hold('the update has a backup', existsSync(operator.inside(`var/backups/forms/before-${SECOND}/manifest.json`)));
  return { away, part };
}

/** The mail server refuses two recipients: one letter is sent again, one is dropped. */
async function alarm(operator: Operator): Promise<void> {
  const { ground, site, hold, operate, lettersTo } = operator;
  const { pages, mail } = ground;
  for (const email of ['again@example.org', 'never@example.org']) {
    mail.refusals.push({ at: 'recipient', code: 550 });
    await site.register(email);
    await until('a refusal', async () => mail.refusals.length === 0);
  }
  const isDead = /^jobs\{[^}]*state="dead"[^}]*\} 2$/m;
  await until('the alarm', async () => isDead.test(await operator.figures()));
  const listed = await operate(pages.take('operating', 'Work that was given up', /jobs$/));
  const [first = '', second = '', ...more] = [...listed.matchAll(/^ {2}(\S+) {2}letter/gm)].map(([, id = '']) => id);
  hold('the list has what was given up', second !== '' && more.length === 0);
  await operate(pages.take('operating', 'Work that was given up', /run ID/).replace('ID', first));
  await operate(pages.take('operating', 'Work that was given up', /drop ID/).replace('ID', second));
  await until('the letter', async () => lettersTo('again@example.org') + lettersTo('never@example.org') === 1);
  hold('the alarm is over', !/state="dead"[^}]*\} [1-9]/.test(await operator.figures()));
}

/** Backs up while a letter waits. */
async function backUp({ ground, site, hold, operate }: Operator): Promise<void> {
  const { pages, mail } = ground;
  mail.refusals.push(...Array.from({ length: REFUSED }, () => ({ at: 'greeting' as const, code: 421 })));
  await site.register('waits@example.org');
  await until('a refusal', async () => mail.refusals.length < REFUSED);
  const waiting = pages.take('operating', 'Work that was given up', /--waiting/);
  hold('the letter waits', / {2}letter .*(421|greeting)/.test(await operate(waiting)));
  await operate(pages.take('operating', 'Backup', /run backup/));
  mail.refusals.length = 0;
  const doctor = await operate(pages.take('operating', 'Is all in order?', /backups/));
  hold('the backup is in order', /^ok +backup/m.test(doctor));
}

/** Restores the backup in another folder, beside the site and not to take it over; then takes its schema down and up. */
async function tryBackup(operator: Operator, installed: Installed): Promise<void> {
  const { ground, site, hold, operate, lettersTo, machine } = operator;
  const { pages } = ground;
  const trial = await operator.besides('trial');
  await operate(pages.take('operating', 'Backup', /run restore/), trial);
  const stop = machine.leavesRunning(operator.operated(`exec ${pages.said('npm start')}`, trial));
  const copy = new Site(`http://localhost:${trial.PORT}`);
  await copy.ready();
  hold('the copy says what it is', (await copy.restoredFrom()) !== undefined);
  hold('the site is no copy', (await site.restoredFrom()) === undefined);
  await until('the letter that waited', async () => lettersTo('waits@example.org') === 1);
  const headers = await copy.signIn(await operate('npm run reset-account -- bursar@college.example', trial));
  hold('the copy has the answers and the file', await installed.at(copy, headers));
  const waiting = pages.take('operating', 'Work that was given up', /--waiting/);
  hold('the copy keeps its letter', / {2}letter /.test(await operate(waiting, trial)));
  await stop();
  hold('the letter went once', lettersTo('waits@example.org') === 1);

  const steps = pages
    .take('operating', 'Going back to an older version', /migrate/)
    .trim()
    .split('\n');
  const [refused = '', loses = '', up = '', ...more] = steps;
  const { status, printed } = await machine.tries(operator.operated(refused, trial));
  hold('going down says what would be lost', status !== 0 && /would lose what is in \w+.* \(\d+\)/.test(printed));
  hold('going down loses it where it has to', /is at 016/.test(await operate(loses, trial)));
  hold('it comes up again', /is at 990/.test(await operate(up, trial)));
  hold('that was all about steps', more.length === 0);
  rmSync(trial.DATA_DIR, { recursive: true });
  hold('the site is untouched by the trial', await installed.at(site, await operator.signIn()));
}

/** Lets the administrator in again who cannot get in. */
async function letIn({ ground, site, hold, operate, signIn }: Operator): Promise<void> {
  const headers = await signIn();
  const printed = await operate(ground.pages.take('operating', 'Who cannot get in', /reset-account/));
  hold('a reset ends their sessions', (await site.send('/api/enquiries', { headers })).status === 401);
  hold('both resets have a link', printed.match(/\/#\/login\/\S+/g)?.length === 2);
}

/** Changes the key of answers; answers the old one. */
async function changeKey(operator: Operator, installed: Installed): Promise<string> {
  const { ground, site, hold } = operator;
  const old = operator.read(KEYS).trim();
  writeFileSync(operator.inside(KEYS), `${NEWER_KEY},${old}\n`);
  await operator.restart();
  const printed = await operator.operate(ground.pages.said('npm run reseal'));
  hold('answers are sealed anew', /[1-9]\d* answers sealed with the key 2027/.test(printed));
  writeFileSync(operator.inside(KEYS), `${NEWER_KEY}\n`);
  await operator.restart();
  hold('the new key opens all', await installed.at(site, await operator.signIn()));
  return old;
}

/** Lets messages go after a month, of which one is a day older. */
async function letOldGo(operator: Operator, installed: Installed): Promise<void> {
  appendFileSync(operator.inside('etc/forms/settings.env'), 'KEEP_MESSAGES_DAYS=30\n');
  await operator.restart();
  const db = connect({ dataDir: operator.inside('var/lib/forms'), databaseUrl: operator.settings.DATABASE_URL });
  const sentAt = daysFromNow(-31);
  await db.updateTable('contacts').set({ sentAt }).execute();
  await db.updateTable('jobs').set({ runAt: '' }).where('kind', '=', 'retention').execute();
  const left = () => db.selectFrom('contacts').select('id').execute();
  await until('the end of an old message', async () => (await left()).length === 0);
  await db.destroy();
  operator.hold('what is younger stays', await installed.at(operator.site, await operator.signIn()));
}

/** The machine's data are lost: the backup becomes the site, with the key of its day. */
async function restoreAfterLoss(operator: Operator, installed: Installed, oldKey: string): Promise<void> {
  const { ground, site, hold, operate, lettersTo, machine } = operator;
  const { pages } = ground;
  await operator.type('systemctl stop forms');
  const data = operator.inside('var/lib/forms');
  for (const name of readdirSync(data)) rmSync(join(data, name), { recursive: true });
  await ground.database('site');
  await operate(pages.take('operating', 'Backup', /run restore/));
  const before = operator.read('log').length;
  const keyless = await machine.tries('systemctl start forms');
  const said = operator.read('log').slice(before);
  hold('without its key no server starts on a backup, and says so', keyless.status !== 0 && /key/i.test(said));
  writeFileSync(operator.inside(KEYS), `${NEWER_KEY},${oldKey}\n`);
  await operator.type('systemctl start forms');
  await site.ready();
  hold('one letter waited', /: 1 letters/.test(await operate(pages.take('operating', 'Backup', /take-over/))));
  await until('the letter of the backup', async () => lettersTo('waits@example.org') === 2);
  hold('the site is back', await installed.at(site, await operator.signIn()));
  hold('it is no copy', (await site.restoredFrom()) === undefined);
}

/** Goes back to the first release, which does not know the newest step. */
async function goBack(operator: Operator, installed: Installed, part: string): Promise<void> {
  const { ground, site, hold, machine, lettersTo } = operator;
  const [switched = '', stepped = ''] = ground.pages.take('installing', 'Going back').split(/^(?=STEP=)/m);
  const { status } = await machine.tries(operator.typed(switched));
  hold('the older release refuses the newer schema', status !== 0);
  const step = /this version knows it up to ([\w-]+)/.exec(operator.read('log'))?.[1];
  await operator.type(stepped.replace(/^STEP=.*$/m, `STEP=${step}`));
  await site.ready();
  hold('going back shows the part of before', (await site.part()) === part);
  hold('going back loses nothing', await installed.at(site, await operator.signIn()));
  hold('no letter went twice', lettersTo('first@example.org') === 1);
}
