import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { declarations, declares, fillRegistration } from '../../../e2e/src/journeys/registration';
import { openBrowser, Visitor } from '../../../e2e/src/visitor';
import {
  CONTACT_FASTEST_MS,
  CONTACT_THANKS,
  EXAMS_FORM_SLUG,
  NO_ENTRIES,
  paymentMessages,
} from '../../../shared/contract';
import { atTheEnd, runBench } from '../started/leaving';
import { namesInPages } from '../started/namesInPages';
import { NpmStart } from '../started/npmStart';
import { staffWork } from '../started/staffWork';
import { Traffic } from '../started/traffic';
import { wander } from '../started/wander';
import { team } from './deploy';
import { growth } from './growth';

/** `npm run bench soak`: visitors and staff for half an hour, with a deployment half-way and its roll-back at three quarters. */
const MINUTES = Number(process.argv[2] ?? 30);
const MINUTE_MS = 60_000;
const STAY_MS = 5_000;
/** Every so many applications, a message by the contact form: more often is refused from one address. */
const MESSAGE_EVERY = 4;
/** A tab that answers nothing for so long has frozen. */
const FROZEN_MS = 20_000;
/** The first minutes, in which caches fill, do not count; fewer minutes than these tell no growth. */
const WARM = Math.ceil(MINUTES / 6);
const FEWEST = 10;
/** By the minute: what may be added, and what a tab that nobody touches may ask for. */
const most = { 'server MB': 2, 'tab MB': 0.5, listeners: 10, requests: 5 } as const;
const MOST_IDLE = 20;

type Sample = Record<string, number>;

async function bench(): Promise<string[]> {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}; ${MINUTES} minutes`);
  const folder = mkdtempSync(join(tmpdir(), 'forms-soak-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const server = await NpmStart.run({ dataDir });
  const browser = await openBrowser();
  atTheEnd(() => browser.close());
  const traffic = await Traffic.ofWorkers(browser);

  const applies = await Visitor.arrive(browser, server.address);
  const tabs: Record<string, Visitor> = { applies, wanders: await applies.opensTab(), idle: await applies.opensTab() };
  const staff = await Visitor.arrive(browser, server.address);
  tabs.staff = staff;
  for (const [name, { page }] of Object.entries(tabs)) {
    await namesInPages(page);
    traffic.count(name, page);
  }
  await tabs.idle?.opens('/');
  await staff.opens(`/#/login/${server.loginToken()}/enquiries`);

  await staff.sees(NO_ENTRIES);
  const cookies = await staff.page.cookies();
  const remotes = await team(server.address, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));

  // Only the tab in front draws its frames, which a click waits for.
  await applies.page.bringToFront();

  const errors: string[] = [];
  let isOver = false;
  let applications = 0;
  let steps = 0;
  let staffSteps = 0;
  // A form that is being filled in holds more at its end than at its start.
  const betweenApplications: Sample = {};
  const during = async (name: string, act: () => Promise<void>, recover = async () => {}) => {
    while (!isOver) {
      try {
        await act();
      } catch (error) {
        if (!isOver) errors.push(`${name}: ${String(error).slice(0, 1500)}`);
        await recover().catch(() => undefined);
      }
      await sleep(STAY_MS);
    }
  };
  // What a journey that broke off has left would stand before the next.
  const startAgain = async () => {
    await applies.opens(`/${EXAMS_FORM_SLUG}`);
    await applies.presses('Start again');
  };
  const running = Promise.all([
    during(
      'applies',
      async () => {
        await apply(applies);
        applications += 1;
        await sleep(STAY_MS);
        if (applications % MESSAGE_EVERY === 0) await write(applies);
        await applies.opens('/');
        await sleep(STAY_MS);
        Object.assign(betweenApplications, await stateOf('applies', applies, errors));
      },
      startAgain,
    ),
    during('wanders', async () => {
      const { wanders } = tabs;
      if (!wanders) return;
      if (wanders.page.url() === 'about:blank' || !(await wander(wanders.page, steps, EXAMS_FORM_SLUG)))
        await wanders.opens('/');
      steps += 1;
    }),
    during('staff', () => staffWork(staff.page, staffSteps++)),
  ]);

  const samples: Sample[] = [];
  for (let minute = 1; minute <= MINUTES; minute += 1) {
    await sleep(MINUTE_MS);
    if (minute === Math.floor(MINUTES / 2)) await remotes.deploy();
    if (minute === Math.floor((MINUTES * 3) / 4)) await remotes.rollBack();
    const asked = traffic.take();
    const sample: Sample = { 'server MB': server.memory(), applications, pages: steps, 'staff steps': staffSteps };
    Object.assign(sample, await statesOf(tabs, asked, errors), betweenApplications);
    samples.push(sample);
    console.log(`minute ${minute}: ${JSON.stringify(sample)}`);
    if (server.isGone) errors.push(`the server ended: ${server.lastOutput}`);
    // In the first minute it loads its page.
    if (minute > 1 && (asked.idle ?? 0) > MOST_IDLE)
      errors.push(`minute ${minute}: the idle tab asked ${asked.idle} times`);
  }
  isOver = true;
  await Promise.race([running, sleep(MINUTE_MS)]);
  console.table(samples);
  errors.push(...growing(samples));
  for (const [name, { complaints }] of Object.entries(tabs))
    errors.push(...[...new Set(complaints)].map((text) => `${name}: ${text}`));
  if (applications === 0) errors.push('no application was made');
  return errors;
}

async function apply(visitor: Visitor): Promise<void> {
  await fillRegistration(visitor);
  await declares(visitor, declarations.ofExams);
  await visitor.presses('Request a callback');
  await visitor.sees(paymentMessages.callback);
}

let messages = 0;
async function write(visitor: Visitor): Promise<void> {
  messages += 1;
  await visitor.opens('/contact-us/');
  await visitor.types('First name', 'Inês');
  await visitor.types('Last name', 'Sá');
  await visitor.types('Email address', 'ines@example.org');
  await visitor.types('Message', `Question ${messages}: when can I sit the exam?`);
  await sleep(CONTACT_FASTEST_MS);
  await visitor.presses('Submit');
  await visitor.sees(CONTACT_THANKS);
}

/** What each tab has asked for; and how the tabs are, but for the one that applies. */
async function statesOf(
  { applies, ...others }: Record<string, Visitor>,
  asked: Record<string, number>,
  errors: string[],
): Promise<Sample> {
  const sample: Sample = { 'applies requests': asked.applies ?? 0 };
  for (const [name, tab] of Object.entries(others)) {
    sample[`${name} requests`] = asked[name] ?? 0;
    Object.assign(sample, await stateOf(name, tab, errors));
  }
  return { ...sample, 'worker requests': asked.worker ?? 0 };
}

/** Memory and listeners of a tab once its garbage is collected; a frozen one is an error. */
async function stateOf(name: string, { page }: Visitor, errors: string[]): Promise<Sample> {
  const looked = (async () => {
    const session = await page.createCDPSession();
    await session.send('HeapProfiler.collectGarbage');
    await session.detach();
    return page.metrics();
  })();
  const metrics = await Promise.race([looked.catch(() => undefined), sleep(FROZEN_MS)]);
  if (!metrics) errors.push(`${name}: the tab answered nothing for ${FROZEN_MS / 1000} s`);
  const { JSHeapUsedSize = 0, JSEventListeners = 0 } = metrics ?? {};
  return { [`${name} MB`]: Math.round(JSHeapUsedSize / 1024 / 102.4) / 10, [`${name} listeners`]: JSEventListeners };
}

/** A line for each figure that grows faster than it may. */
function growing(samples: readonly Sample[]): string[] {
  const validated = samples.slice(WARM);
  if (validated.length < FEWEST) return [];
  return Object.keys(validated[0] ?? {}).flatMap((name) => {
    const bound = name === 'server MB' ? most[name] : boundOf(name);
    const grows = growth(validated.map((sample) => sample[name] ?? 0));
    return bound !== undefined && grows > bound
      ? [`${name} grows by ${grows.toFixed(2)} a minute, at most ${bound}`]
      : [];
  });
}

function boundOf(name: string): number | undefined {
  if (name.endsWith(' MB')) return most['tab MB'];
  if (name.endsWith(' listeners')) return most.listeners;
  return name.endsWith(' requests') ? most.requests : undefined;
}

void runBench(bench);
