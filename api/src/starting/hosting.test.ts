import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { houseFolder } from '../platform/houseFolder';
import { readSettings } from '../platform/settings/settings';

const read = (path: string) => readFileSync(join(houseFolder, path), 'utf8');
const json = (path: string) => JSON.parse(read(path));
/** The code blocks of a page in that language. */
const blocks = (page: string, language: string) =>
  [...read(`docs/${page}.md`).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    ([, text = '']) => text,
  );

interface Service {
  image?: string;
  build?: string;
  command?: string;
  ports?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
}
interface Workflow {
  jobs: Record<string, { needs?: string; steps: { uses?: string; run?: string }[] }>;
}

const dockerfile = read('Dockerfile')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line));
const after = (word: string) =>
  dockerfile.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
const compose = parse(read('compose.yaml')) as { services: Record<string, Service>; volumes: Record<string, unknown> };
const { forms } = compose.services;
const pipelines = readdirSync(join(houseFolder, 'docs/pipelines'));
const portOf = () => {
  const settings = readSettings({});
  return 'settings' in settings ? settings.settings.port : undefined;
};

describe('the image', () => {
  it('is made of folders that there are, with every remote of the house', () => {
    const copied = after('COPY').flatMap((line) => /^--from=built \/forms\/(\S+)/.exec(line)?.[1] ?? []);
    const tracked = copied.filter((path) => path !== 'node_modules' && !path.endsWith('/dist'));
    for (const path of tracked) expect([path, existsSync(join(houseFolder, path))]).toEqual([path, true]);
    const remotes = json('package.json').workspaces.filter((name: string) => name.startsWith('mf-'));
    expect(copied).toEqual(expect.arrayContaining([...remotes, 'api', 'host/dist', 'node_modules']));
  });

  it('takes nothing out of what running needs that the server asks for', () => {
    const removed = after('RUN').join(' ').split(' rm -rf ')[1]?.split(' ') ?? [];
    expect(removed.length).toBeGreaterThan(0);
    const needed = Object.keys(json('api/package.json').dependencies);
    expect(removed.filter((name) => needed.some((each) => each === name || each.startsWith(`${name}/`)))).toEqual([]);
  });

  it('is run by a user who is not root, where that user may write, and is asked whether it is ready at the server’s own port', () => {
    expect(after('USER')).toEqual(['node']);
    expect(after('EXPOSE')).toEqual([String(portOf())]);
    expect(after('HEALTHCHECK')[0]).toContain(`http://localhost:${portOf()}/api/ready`);
    const env = Object.fromEntries(
      after('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('='))),
    ) as Record<string, string>;
    expect(readSettings(env)).toMatchObject({ settings: { dataDir: after('VOLUME')[0], host: '0.0.0.0' } });
  });

  it('runs what the build makes of the server’s start', () => {
    expect(after('CMD')).toEqual(['["node", "api/dist/bin/start.js"]']);
    expect(existsSync(join(houseFolder, 'api/src/start.ts'))).toBe(true);
  });
});

describe('the composition', () => {
  it('gives the server settings that it knows, and services that there are', () => {
    const given = forms?.environment ?? {};
    expect(readSettings(given)).toMatchObject({
      settings: { databaseUrl: given.DATABASE_URL, smtpUrl: given.SMTP_URL, s3: { bucket: 'forms' } },
    });
    for (const name of ['DATABASE_URL', 'S3_ENDPOINT', 'SMTP_URL'])
      expect(Object.keys(compose.services)).toContain(new URL(given[name] ?? '').hostname);
    expect(Object.keys(forms?.depends_on ?? {}).sort()).toEqual(
      Object.keys(compose.services)
        .filter((name) => name !== 'forms')
        .sort(),
    );
  });

  it('has the services listen where the server looks for them, with its bucket and its passwords', () => {
    const { S3_ENDPOINT = '', S3_BUCKET, SMTP_URL = '', DATABASE_URL = '' } = forms?.environment ?? {};
    expect(compose.services.store?.command).toContain(
      `--port ${new URL(S3_ENDPOINT).port} --configure-bucket ${S3_BUCKET}`,
    );
    expect(compose.services.mail?.command).toContain(`--smtp ${new URL(SMTP_URL).port} `);
    const { username, password, pathname } = new URL(DATABASE_URL);
    expect(compose.services.database?.environment).toEqual({
      POSTGRES_USER: username,
      POSTGRES_PASSWORD: password,
      POSTGRES_DB: pathname.slice(1),
    });
    expect(compose.services.store?.command).toContain(`s3rver@${json('node_modules/s3rver/package.json').version}`);
  });

  it('waits for health only where health is looked at, keeps its data in volumes, and is reached from this machine alone', () => {
    for (const [name, { condition }] of Object.entries(forms?.depends_on ?? {}))
      if (condition === 'service_healthy') expect(compose.services[name]?.healthcheck).toBeDefined();
    const mounted = Object.values(compose.services).flatMap(({ volumes = [] }) =>
      volumes.map((each) => each.split(':')[0]),
    );
    expect(mounted.sort()).toEqual(Object.keys(compose.volumes).sort());
    const ports = Object.values(compose.services).flatMap(({ ports = [] }) => ports);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    expect(forms?.ports).toEqual([`127.0.0.1:${portOf()}:${portOf()}`]);
  });
});

describe('the pipelines', () => {
  it.each(pipelines)('%s runs commands that there are', (name) => {
    const { jobs } = parse(read(`docs/pipelines/${name}`)) as Workflow;
    const lines = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const [, script, workspace] = /^npm run ([\w-]+)(?: -w (\S+))?/.exec(line) ?? [];
      if (script) expect(Object.keys(json(join(workspace ?? '.', 'package.json')).scripts)).toContain(script);
      if (line.startsWith('.ci/')) expect(statSync(join(houseFolder, line)).mode & 0o111).toBeGreaterThan(0);
      execFileSync('sh', ['-nc', line]);
    }
    for (const { needs } of Object.values(jobs)) if (needs) expect(Object.keys(jobs)).toContain(needs);
  });
});

it('The proxies of the page lead to the server’s port, with as much of a body as it takes.', () => {
  const [nginx = ''] = blocks('installing', 'nginx');
  const [caddy = ''] = blocks('installing', 'caddy');
  for (const [proxy, size] of [
    [nginx, '101m;'],
    [caddy, '101MB'],
  ] as const) {
    expect(proxy).toContain(`:${portOf()}`);
    expect(proxy).toContain(size);
  }
});
