import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { TestServer } from '../../testing/startServer';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A built house whose files carry this hash. */
function build(hash: string): string {
  const house = mkdtempSync(join(tmpdir(), 'forms-house-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), content);
  };
  write('host/dist/index.html', `page of ${hash}`);
  write(`host/dist/main.${hash}.js`, `host of ${hash}`);
  write('host/dist/logo.00000000.svg', 'the same in both');
  write(`host/dist/main.${hash}.js.map`, 'map');
  write('mf-forms/package.json', '{}');
  write('mf-forms/dist/remote.json', '{ "contract": "^1.2.0", "integrity": "sha384-abc" }');
  write('mf-forms/dist/mf-manifest.json', hash);
  write(`mf-forms/dist/form.${hash}.js`, `form of ${hash}`);
  return house;
}

describe('a page that was open before an update', () => {
  const [old, next] = ['aaaaaaaa', 'bbbbbbbb'];
  let dataDir: string;
  let houses: string[];
  let server: TestServer;
  /** Stops what serves and starts what stands in another folder, on the same data, so many days later. */
  const update = async (house: string, days = 0) => {
    await server.stop({ keepData: true });
    const builds = join(dataDir, 'builds');
    for (const name of readdirSync(builds)) {
      const then = new Date(statSync(join(builds, name)).mtimeMs - days * DAY_MS);
      utimesSync(join(builds, name), then, then);
    }
    server = await TestServer.start({}, { house, dataDir });
  };
  beforeEach(async () => {
    houses = [build(old), build(next)];
    dataDir = mkdtempSync(join(tmpdir(), 'forms-builds-'));
    server = await TestServer.start({}, { house: houses[0] as string, dataDir });
  });
  afterEach(async () => {
    await server.stop();
    for (const house of houses) rmSync(house, { recursive: true, force: true });
  });
  const answer = async (path: string) => {
    const response = await server.send(path);
    return response.ok ? response.text() : response.status;
  };

  it('finds its parts in the new version, however long the old one ran, and though its folder is gone', async () => {
    rmSync(houses[0] as string, { recursive: true });
    await update(houses[1] as string, 90);
    expect(await answer(`/main.${old}.js`)).toBe(`host of ${old}`);
    expect(await answer(`/remotes/mf-forms/form.${old}.js`)).toBe(`form of ${old}`);
    const { headers } = await server.send(`/remotes/mf-forms/form.${old}.js`);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer(`/main.${next}.js`)).toBe(`host of ${next}`);
  });

  it('is told of the new version, since nothing without a hash is kept', async () => {
    await update(houses[1] as string);
    expect(await answer('/')).toBe(`page of ${next}`);
    expect(await answer('/remotes/mf-forms/mf-manifest.json')).toBe(next);
    expect(await answer(`/main.${old}.js.map`)).toBe(404);
  });

  it('loses them a week after the update, not before', async () => {
    await update(houses[1] as string);
    await update(houses[1] as string, 6);
    expect(await answer(`/main.${old}.js`)).toBe(`host of ${old}`);
    await update(houses[1] as string, 8);
    expect(await answer(`/main.${old}.js`)).toBe(404);
    expect(await answer(`/main.${next}.js`)).toBe(`host of ${next}`);
  });

  it('finds them after the way back, too', async () => {
    await update(houses[1] as string);
    await update(houses[0] as string);
    expect(await answer(`/main.${old}.js`)).toBe(`host of ${old}`);
    expect(await answer(`/main.${next}.js`)).toBe(`host of ${next}`);
  });
});
