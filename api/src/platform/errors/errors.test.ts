import disk from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { routes } from '@forms/shared/contract';
import fastify from 'fastify';
import { startS3 } from '../../testing/startS3';
import { Workload } from '../limits/workload';
import { DiskSpace } from '../storage/diskSpace';
import { s3Store } from '../storage/s3Store';
import { answerErrors } from './errors';

afterEach(() => jest.restoreAllMocks());

const fullDisk = async () => {
  jest.spyOn(disk, 'statfs').mockResolvedValue({ bavail: 7, bsize: 1 } as never);
  return new DiskSpace('here').reserve(1);
};
const lostBucket = async () => {
  const { env, stop } = await startS3();
  const account = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const store = await s3Store({ endpoint: env.S3_ENDPOINT, region: 'us-east-1', bucket: 'files', ...account }, '');
  await stop();
  return store.read('one');
};
const lostDatabase = async () => {
  throw Object.assign(new Error('terminating connection'), { code: '57P01' });
};
const busy = async () => new Workload(() => true).admit(routes.form);

it.each<[string, () => Promise<unknown>, RegExp]>([
  ['disk is full', fullDisk, /^7 bytes are free/],
  ['bucket is out of reach', lostBucket, /ECONNREFUSED/],
  ['database is away', lostDatabase, /^terminating connection 57P01$/],
  ['time is short', busy, /^callers wait too long to be heard$/],
])(
  'Where its %s a call is answered 503, and the log has the cause with the request’s id.',
  async (_why, act, cause) => {
    const lines = new PassThrough({ encoding: 'utf8' });
    const http = fastify({ logger: { level: 'error', stream: lines }, genReqId: () => 'an-id' });
    answerErrors(http);
    http.get('/', act);
    const { statusCode, headers, payload } = await http.inject('/');
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([503, true]);
    const { word, reqId, err } = JSON.parse(String(lines.read()));
    expect(reqId).toBe('an-id');
    expect(word).toBe(JSON.parse(payload).error);
    expect(`${err.message} ${err.code ?? ''}`.trim()).toMatch(cause);
    expect(payload).not.toContain(err.message);
    await http.close();
  },
);
