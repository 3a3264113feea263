import { readFile } from 'node:fs/promises';
import { type ReadMail, readMail } from './readMail';

/** What the thread that reads mail does: a large one takes it most of a second. */
export default async (path: string): Promise<ReadMail> => readMail(await readFile(path));
