import { houseFolder } from './platform/houseFolder';
import { keysAtStart } from './platform/keys/keysAtStart';
import { overload } from './platform/limits/overload';
import { knock, Waits } from './platform/limits/waits';
import { reasonOf } from './platform/reasonOf';
import { readSettings, siteAddress } from './platform/settings/settings';
import { buildServer } from './server';
import { lockData } from './starting/dataLock';
import { givenSocket, handOver } from './starting/givenSocket';
import { greeting } from './starting/greeting';
import { keepToOwner } from './starting/keepToOwner';
import { whyDeaf, whyNoFolder, whyNoSite } from './starting/whyNot';

/** In development webpack serves host and remotes, at the port that people open, and passes calls on to this one, ten on. */
const development = process.argv.includes('--development');
const devPort = Number(process.env.DEV_PORTS ?? 4400);
/** Shorter than the ten seconds that a container is given. */
const STOP_MS = 8_000;

async function start(): Promise<void> {
  // A full disk may hold what is printed, too.
  for (const printed of [process.stdout, process.stderr]) printed.on('error', () => {});
  const read = readSettings(process.env, development ? devPort + 10 : 4400);
  if ('errors' in read) return giveUp(...read.errors);
  const { settings } = read;
  const unusable = whyNoFolder(settings) ?? (development ? undefined : whyNoSite(houseFolder));
  if (unusable) return giveUp(unusable);
  const release = lockData(settings.dataDir);
  if (!release)
    return giveUp(`Another server is running on the data folder ${settings.dataDir}: stop it, or set DATA_DIR.`);
  keepToOwner(settings.dataDir);

  const answersKeys = await keysAtStart(settings);
  // A worker would keep what is being written.
  const asked = development
    ? { ...settings, answersKeys, serviceWorker: false, publicUrl: settings.publicUrl ?? `http://localhost:${devPort}` }
    : { ...settings, answersKeys };
  const waits = new Waits();
  const app = await buildServer(asked, { isBehind: waits.areLong });
  const { port, host } = settings;
  const given = givenSocket(process.env, process.pid);
  try {
    await app.http.listen({ ...(given ?? { port, host }), backlog: overload.mostUnheard });
  } catch (error) {
    await app.http.close();
    return giveUp(whyDeaf(error, settings));
  }

  knock(app.http.server, waits);

  let isStopping = false;
  const stop = async () => {
    // Ctrl+C reaches it twice: from the terminal, and from npm.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    if (given) await handOver(app.http.server);
    await app.http.close();
    release();
    process.exit(0);
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);
  console.log(`\n${await greeting(app, siteAddress(asked), settings)}\n`);
}

function giveUp(...reasons: string[]): void {
  for (const reason of reasons) console.error(reason);
  process.exit(1);
}

start().catch((error: unknown) => giveUp(`The server could not start: ${reasonOf(error)}`));
