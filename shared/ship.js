#!/usr/bin/env node
/*
 * Releases a remote on a site: run in the remote's own folder, after its build. It needs Node, this file and the key of
 * the remote's team in SITE_KEY, and nothing else of this repository.
 */
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join, sep } = require('node:path');
const { parseArgs } = require('node:util');

const HELP = `Usage, with the team's key in SITE_KEY:

  ship --to https://forms.example --version 1.4.0              publish dist, and serve it to all visitors
  ship --to https://forms.example --version 1.4.0 --share 10   publish dist, and serve it to 10 in a hundred visitors
  ship share 25 --to …                                         serve what is shared to 25 in a hundred
  ship promote --to … [--version 1.4.0]                        serve it to all visitors
  ship back --to … [--version 1.3.0 | --version own]           end what is shared, or go back to what was live before
  ship retire --to … --version 1.2.0                           never serve a version again
  ship status --to …                                           say what is served, and since when

  --from https://contact.example/1.4.0/mf-manifest.json        publish what stands there, and not dist
  --remote mf-contact                                          where package.json does not say which remote it is
  --reason "…"                                                 stands in the history`;

const options = {
  ...{ to: { type: 'string' }, version: { type: 'string' }, share: { type: 'string' }, from: { type: 'string' } },
  ...{ remote: { type: 'string' }, reason: { type: 'string', default: '' }, help: { type: 'boolean' } },
};

class Refused extends Error {}

/**
 * The remote's files, by their paths in its build. Nobody but its team needs its source maps, and what a server draws
 * first words with is run by none but that beside which it was built.
 */
function built(folder) {
  if (!existsSync(join(folder, 'remote.json')))
    throw new Refused(`There is no build in ${folder}: run its build first.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.map(\.|$)/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((path) => [path.slice(folder.length + 1).replaceAll(sep, '/'), path])
    .filter(([path]) => !path.startsWith('first-words/'))
    .map(([path, file]) => [path, readFileSync(file)]);
}

/** How a remote is spoken of on a site: `call(method, path, body)` answers what the site says, or throws a `Refused`. */
async function connect(site, remote, key) {
  const ask = async (path, init) => {
    const address = new URL(path, site);
    const answer = await fetch(address, init).catch(({ cause, message }) => {
      throw new Refused(`${address.origin} cannot be reached: ${cause?.message || cause?.code || message}`);
    });
    const text = await answer.text();
    let said;
    try {
      said = JSON.parse(text);
    } catch {
      throw new Refused(`${address.href} answers ${answer.status}, and not as a site of this product does.`);
    }
    if (!answer.ok) throw new Refused(`${said.message ?? answer.statusText} (${answer.status} ${said.error ?? ''})`);
    return said;
  };
  const { apiBase } = await ask('/settings.json');
  const headers = { authorization: `Bearer ${key}`, 'x-requested-with': 'ship' };
  return (method, path, body) => {
    const isFiles = body instanceof FormData;
    return ask(`${apiBase}/remotes/${remote}${path}`, {
      method,
      headers: { ...headers, ...(body && !isFiles ? { 'content-type': 'application/json' } : {}) },
      body: isFiles || !body ? body : JSON.stringify(body),
    });
  };
}

/** Publishes a version, and answers what the site knows of the remote then. */
async function publish(call, { version, from, folder }) {
  if (from) return call('POST', '/versions', { version, manifest: from });
  const form = new FormData();
  for (const [path, bytes] of built(folder)) form.append(path, new Blob([bytes]), path.split('/').at(-1));
  return call('POST', `/versions/${version}`, form);
}

/** What is to be done with the line. Throws a `Refused` for what cannot be meant. */
function changeOf(command, given, { version, candidate, share }) {
  if (command === 'back') {
    return { action: 'back', ...(version === undefined ? {} : { version: version === 'own' ? null : version }) };
  }
  const named = version ?? candidate;
  if (!named) throw new Refused(`Nothing is shared at the moment: say which with --version.\n\n${HELP}`);
  if (command !== 'share') return { action: command, version: named };
  const percent = Number(share ?? given);
  if (!Number.isInteger(percent) || percent < 0 || percent > 100)
    throw new Refused('A share is a whole number from 0 to 100.');
  return { action: 'share', version: named, share: percent };
}

const nameOf = (version, isBeside) => version ?? (isBeside ? 'the site’s own build' : 'nothing');

function summary({ remote, isBeside, live, candidate, share, problem, history }) {
  const shared = candidate ? `, and ${candidate} to ${share} in a hundred visitors` : '';
  const last = history[0] ? `\nLast: ${history[0].action} by ${history[0].author} at ${history[0].at}` : '';
  return `${remote}: ${nameOf(live, isBeside)} is live${shared}.${problem ? `\nBut: ${problem}.` : ''}${last}`;
}

async function main() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [command = 'release', given] = positionals;
  if (values.help || !['release', 'share', 'promote', 'back', 'retire', 'status'].includes(command)) {
    console.log(HELP);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  const key = process.env.SITE_KEY;
  if (!values.to) throw new Refused(`Say which site with --to.\n\n${HELP}`);
  if (!key) throw new Refused('SITE_KEY holds no key: an Admin of the site makes one on the portal’s page Remotes.');
  const own = existsSync('package.json') ? JSON.parse(readFileSync('package.json', 'utf8')).name : '';
  const remote = values.remote ?? own.split('/').at(-1);
  if (!remote) throw new Refused('Say which remote with --remote: there is no package.json here.');
  if (command === 'release' && !values.version)
    throw new Refused(`Say which version this is with --version.\n\n${HELP}`);
  if (command === 'retire' && !values.version) throw new Refused('Say which version with --version.');

  const call = await connect(values.to, remote, key);
  let known = await call('GET', '');
  let action = command;
  if (command === 'release') {
    // What is served is changed only if nobody else has changed it since the beginning.
    const { revision } = known;
    known = { ...(await publish(call, { ...values, folder: join(process.cwd(), 'dist') })), revision };
    console.log(`${remote} ${values.version} is published.`);
    action = values.share === undefined ? 'promote' : 'share';
  }
  if (action !== 'status') {
    const change = changeOf(action, given, { ...values, candidate: known.candidate });
    known = await call('PUT', '', { ...change, revision: known.revision, reason: values.reason });
  }
  console.log(summary(known));
}

main().catch((error) => {
  console.error(error instanceof Refused || error.code?.startsWith('ERR_PARSE_ARGS') ? error.message : error);
  process.exitCode = 1;
});
