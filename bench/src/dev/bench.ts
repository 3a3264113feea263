import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser, Visitor } from '../../../e2e/src/visitor';
import { House } from '../apart/house';
import { atTheEnd, runBench } from '../started/leaving';
import { namesInPages } from '../started/namesInPages';

/** Seconds until everything can be opened, on two cores that do nothing else. */
const READY_S = 30;
/** Seconds that a saved component may take to be seen. */
const SEEN_S = 10;
const FIRST_PORT = 4700;
const address = `http://localhost:${FIRST_PORT}`;
const NAME = 'Zoë';

const form = 'mf-contact/src/contact-form/ContactForm.tsx';
const shell = 'host/src/shell/Shell.tsx';
/** What is saved, one after the other: in the remote's form, in what stands around every page, and in both again. */
const saved = [
  {
    of: 'mf-contact',
    file: form,
    from: '{heading ?? said.heading}',
    to: '{heading ?? said.heading}, please',
    seen: ', please',
  },
  { of: 'host', file: shell, from: '<Footer', to: '<p>First words</p><Footer', seen: 'First words' },
  { of: 'mf-contact, after the host', file: form, from: ', please', to: ', thank you', seen: ', thank you' },
  { of: 'host, after the remote', file: shell, from: 'First words', to: 'Second words', seen: 'Second words' },
] as const;

/**
 * `npm run bench dev`: `npm run dev` on a copy of the sources, until everything can be opened; then components of a
 * remote's and of the host's are saved in turn while somebody types: each is seen, and what was typed stays.
 */
async function bench(): Promise<string[]> {
  const house = new House();
  const failures: string[] = [];
  const begun = performance.now();
  runsDev(house.folder);
  const ready = await secondsUntil(begun, isReady);
  console.log(`ready after ${ready.toFixed(1)} s`);
  if (ready > READY_S) failures.push(`ready after ${ready.toFixed(1)} s: ${READY_S} are asked`);

  const browser = await openBrowser();
  atTheEnd(() => browser.close());
  const visitor = await Visitor.arrive(browser, address);
  await namesInPages(visitor.page);
  await visitor.opens('/contact-us');
  await visitor.types('First name', NAME);
  await visitor.page.evaluate(() => Object.assign(window, { isSame: true }));
  for (const { of, file, from, to, seen } of saved) {
    const at = performance.now();
    house.change([[file, from, to]]);
    const taken = await secondsUntil(at, async () => (await visitor.text()).includes(seen));
    console.log(`${of}: seen ${taken.toFixed(1)} s after it was saved`);
    if (taken > SEEN_S)
      failures.push(`what was saved in ${of} was seen after ${taken.toFixed(1)} s: ${SEEN_S} are asked`);
    const name = await visitor.find('textbox', 'First name');
    const typed = await name.evaluate((input) => (input as HTMLInputElement).value);
    const isSame = await visitor.page.evaluate(() => 'isSame' in window);
    if (!isSame) failures.push(`the page was loaded anew once ${of} was saved`);
    else if (typed !== NAME) failures.push(`what was typed is gone once ${of} was saved`);
  }
  await visitor.follows('Fees');
  await visitor.page.goBack();
  await visitor.find('textbox', 'First name');
  if (!(await visitor.text()).includes(', thank you'))
    failures.push('whoever comes back to the form sees it as it was before it was saved');
  return failures;
}

/** Starts everything as a developer does; all of it ends with the bench. */
function runsDev(folder: string): void {
  const { pid } = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    env: { ...process.env, DEV_PORTS: String(FIRST_PORT), DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  if (pid === undefined) throw new Error('npm run dev did not start');
  atTheEnd(async () => {
    process.kill(-pid, 'SIGTERM');
    await secondsUntil(performance.now(), async () => !existsSync(`/proc/${pid}`));
  });
}

async function isReady(): Promise<boolean> {
  const remotes = ['mf-forms', 'mf-exams-payments', 'mf-files', 'mf-contact'];
  const asked = ['/', '/settings.json', ...remotes.map((remote) => `/remotes/${remote}/mf-manifest.json`)];
  const answers = await Promise.all(asked.map((path) => fetch(address + path).catch(() => undefined)));
  return answers.every((answer) => answer?.status === 200);
}

/** Asks until it is so. Throws after five minutes. */
async function secondsUntil(begun: number, isSo: () => Promise<boolean>): Promise<number> {
  while (!(await isSo())) {
    if (performance.now() - begun > 300_000) throw new Error('It did not come within five minutes');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return (performance.now() - begun) / 1_000;
}

void runBench(bench);
