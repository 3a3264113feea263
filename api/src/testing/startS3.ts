import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const A_WEEK_AGO = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);

/** A server that speaks S3's protocol, with one bucket. */
interface StartedS3 {
  /** The settings to use it by. */
  env: Record<string, string>;
  /** Makes everything in it a week old. */
  age(): void;
  stop(): Promise<void>;
}

export async function startS3(): Promise<StartedS3> {
  const directory = mkdtempSync(join(tmpdir(), 'forms-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files' }],
  });
  const { port } = await server.run();
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    age() {
      for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), A_WEEK_AGO, A_WEEK_AGO);
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
