#!/usr/bin/env node
/*
 * Begins a remote: `create-remote mf-library` makes the folder mf-library, with a page in both languages, its test and
 * its build. Nothing in it needs the repository that the site is made in.
 */
const { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');

const [name = ''] = process.argv.slice(2);
const folder = resolve(name);

function refusal() {
  // As the site's registry takes it.
  if (!/^mf-[a-z0-9][a-z0-9-]{0,39}$/.test(name))
    return 'Usage: create-remote mf-library\n\nA remote’s name begins with mf-, and goes on in small letters, digits and hyphens.';
  return existsSync(folder) ? `${name} exists already.` : undefined;
}

function create() {
  const slug = name.slice('mf-'.length);
  const title = `${slug[0].toUpperCase()}${slug.slice(1).replaceAll('-', ' ')}`;
  cpSync(join(__dirname, 'starter'), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll('mf-starter', name).replaceAll('Starter', title).replaceAll('starter', slug));
  }
  // npm leaves a file of that name out of what it packs.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'));
  console.log(`${name} is begun. Next:

  cd ${name}
  npm install @forms/shared   # where it is not in your registry: the path of the packed file
  npm test
  SITE=https://forms.example npm run dev   # alone, with that site's answers
  npm run build
  SITE_KEY=… npm run ship -- --to https://forms.example --version 0.1.0`);
}

const refused = refusal();
if (refused) {
  console.error(refused);
  process.exitCode = 1;
} else create();
