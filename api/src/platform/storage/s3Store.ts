import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { HttpError } from '../errors/errors';
import type { S3Settings } from '../settings/settings';
import { SITE_MARK, type Store } from './store';

const OUT_OF_REACH = 'Files cannot be reached at the moment. Please try again in a few seconds.';

/**
 * Keeps files in a bucket, under a prefix: what stands elsewhere in it is others'. A file goes up in one piece, which the
 * protocol takes up to 5 GB, and which is there as a whole or not at all: of one that breaks off no parts are left. Throws
 * where the bucket cannot be used.
 */
export async function s3Store(
  { endpoint, region, bucket, ...credentials }: S3Settings,
  prefix: string,
): Promise<Store> {
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Not everybody who speaks the protocol knows the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const object = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  const reach = async () => void (await client.send(new HeadBucketCommand({ Bucket: bucket })));
  await reach().catch((error: Error) => {
    throw new Error(`the bucket ${bucket} cannot be used (${error.name})`);
  });

  return {
    where: `s3://${bucket}/${prefix}`,
    // Without a prefix, others may keep theirs between ours.
    isOwn: prefix !== '',
    async keep(name, path) {
      const { size } = await stat(path);
      const put = new PutObjectCommand({ ...object(name), Body: createReadStream(path), ContentLength: size });
      await client.send(put).catch(outOfReach);
      await rm(path, { force: true });
    },
    async read(name, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      const found = await client.send(new GetObjectCommand({ ...object(name), ...part })).catch(orNothing);
      return found?.Body instanceof Readable ? found.Body : undefined;
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(object(name))).catch(outOfReach);
    },
    reach,
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key, LastModified } of Contents)
          if (Key && Key !== prefix + SITE_MARK && LastModified)
            yield { name: Key.slice(prefix.length), storedAt: LastModified };
      }
    },
  };
}

const orNothing = (error: unknown): undefined => (error instanceof NoSuchKey ? undefined : outOfReach(error));

function outOfReach(cause: unknown): never {
  throw new HttpError(503, 'files-out-of-reach', OUT_OF_REACH, {}, { 'retry-after': '10' }).because(cause);
}
