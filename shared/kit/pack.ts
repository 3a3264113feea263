import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import house from '../../package.json';
import { compilerOptions } from '../../tsconfig.json';
import shared from '../package.json';
import { copied, isCopied, ofShared } from './copied';

const root = join(__dirname, '../..');

/** The packages, of those that this repository is built with, that the recipe and the tests of a remote are made of. */
const needed = [
  ...[
    '@module-federation/enhanced',
    '@pmmmwh/react-refresh-webpack-plugin',
    'compression-webpack-plugin',
    'css-loader',
  ],
  ...['html-webpack-plugin', 'react-refresh'],
  ...['mini-css-extract-plugin', 'ts-loader', 'typescript', 'webpack', 'webpack-cli', 'webpack-dev-server'],
  ...['workbox-webpack-plugin', '@swc/core', '@swc/jest', 'jest', 'jest-environment-jsdom', '@testing-library/dom'],
  ...['@testing-library/jest-dom', '@testing-library/react', '@testing-library/user-event', '@types/jest'],
  ...['@types/node', '@types/react', '@types/react-dom', '@types/trusted-types'],
] as const satisfies readonly (keyof typeof house.devDependencies)[];

/** Asked for by these names from outside; the rest of what `shared` exports is for this repository's own checks. */
const isForRemotes = (name: string) => /^\.\/(contract|platform|testing$)/.test(name);

const manifest = {
  ...{ name: shared.name, version: shared.version, description: shared.description, license: shared.license },
  bin: { 'create-remote': 'create.js', ship: ofShared('ship.js') },
  exports: {
    ...Object.fromEntries(
      Object.entries(shared.exports)
        .filter(([name]) => isForRemotes(name))
        .map(([name, file]) => [name, `./${ofShared(file.slice('./'.length))}`]),
    ),
    './jest': `./${ofShared('kit/jest.js')}`,
    './webpack': './webpack.shared.js',
    './tsconfig.json': './tsconfig.json',
  },
  dependencies: {
    ...shared.dependencies,
    ...shared.devDependencies,
    ...Object.fromEntries(needed.map((name) => [name, house.devDependencies[name]])),
  },
  peerDependencies: shared.peerDependencies,
};

/** Packs what a team builds a remote with that has nothing of this repository. Writes `forms-shared-….tgz` to where it was called. */
function pack(): void {
  const folder = mkdtempSync(join(tmpdir(), 'forms-kit-'));
  try {
    for (const path of copied) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      cpSync(join(root, path), join(folder, path), {
        recursive: true,
        filter: isCopied,
      });
    }
    cpSync(join(__dirname, 'create.js'), join(folder, 'create.js'));
    cpSync(join(__dirname, 'starter'), join(folder, 'starter'), { recursive: true });
    const settings = { compilerOptions, include: [ofShared('css.d.ts')] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings, undefined, 2));
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
    const destination = process.env.INIT_CWD ?? process.cwd();
    execFileSync('npm', ['pack', '--pack-destination', destination], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'ignore'],
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

pack();
