import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { houseFolder } from '../../../api/src/platform/houseFolder';
import { atTheEnd, runBench } from '../started/leaving';

/** `npm run bench apart`: what belongs to a remote is changed: its build is another, and the shell's is the same. */
const changes = [
  {
    what: 'a message of the payment',
    file: 'shared/contract/payments/payment.ts',
    from: 'Payment has been received, thank you.',
    to: 'We have your payment, thank you.',
    owner: 'mf-exams-payments',
  },
  {
    what: 'a message of a rule',
    file: 'shared/contract/forms/ruleMessages.ts',
    from: 'Alphabet characters and spaces only',
    to: 'Letters and spaces only',
    owner: 'mf-forms',
  },
  {
    what: 'a rule',
    file: 'shared/contract/forms/rules.ts',
    from: "['alphaSpace', pattern(/^[\\p{L}\\p{M} ]+$/u",
    to: "['alphaSpace', pattern(/^[\\p{L}\\p{M} ’]+$/u",
    owner: 'mf-forms',
  },
  {
    what: 'a type of field',
    file: 'shared/contract/forms/fieldTypes.ts',
    from: "  header: { answer: 'none',",
    to: "  rating: { answer: 'choice', means: 'So many stars' },\n  header: { answer: 'none',",
    owner: 'mf-forms',
  },
] as const;
const apps = ['host', 'mf-forms', 'mf-exams-payments', 'mf-files', 'mf-contact'] as const;

/** The sources in a folder of their own, with the packages of here. */
function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forms-apart-'));
  atTheEnd(() => rmSync(folder, { recursive: true, force: true }));
  const isSource = (path: string) => !/\/(dist|node_modules)$/.test(path);
  for (const name of [...apps, 'shared', 'webpack.shared.js', 'tsconfig.json', 'package.json'])
    cpSync(join(houseFolder, name), join(folder, name), { recursive: true, filter: isSource });
  mkdirSync(join(folder, 'node_modules/@forms'), { recursive: true });
  for (const name of readdirSync(join(houseFolder, 'node_modules')))
    if (name !== '@forms') symlinkSync(join(houseFolder, 'node_modules', name), join(folder, 'node_modules', name));
  symlinkSync(join(folder, 'shared'), join(folder, 'node_modules/@forms/shared'));
  return folder;
}

/** Builds an app; answers a hash of the name and bytes of every file but source maps, which hold the sources as they stand. */
function built(folder: string, app: string): string {
  const webpack = join(houseFolder, 'node_modules/webpack-cli/bin/cli.js');
  execFileSync(process.execPath, [webpack, '--mode', 'production', '--no-cache'], {
    cwd: join(folder, app),
    stdio: 'ignore',
  });
  const dist = join(folder, app, 'dist');
  const hash = createHash('sha256');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('.map'),
  );
  for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
    hash.update(path.slice(dist.length)).update(readFileSync(path));
  return hash.digest('hex');
}

async function bench(): Promise<string[]> {
  const folder = copied();
  const before = new Map(apps.map((app) => [app, built(folder, app)]));
  const failures: string[] = [];
  for (const { what, file, from, to, owner } of changes) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} no longer has: ${from}`);
    writeFileSync(path, text.replace(from, to));
    const others = apps.filter((app) => built(folder, app) !== before.get(app));
    writeFileSync(path, text);
    console.log(`${what}: ${others.join(', ') || 'no build'} changed`);
    if (others.includes('host')) failures.push(`${what} changed the build of the host.`);
    if (!others.includes(owner)) failures.push(`${what} did not change the build of ${owner}.`);
  }
  return failures;
}

void runBench(bench);
