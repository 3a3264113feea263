import {
  type Accepted,
  type ContentType,
  type FileAnswer,
  type PendingFile,
  rejectionOf,
} from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';
import { say } from '../words/say';

/** Why a file is not taken. */
export type Rejection = NonNullable<ReturnType<typeof rejectionOf>>;

/** As many files are sent at once. */
const AT_ONCE = 3;

/** A file of this visit on its way to the server; `sent` is a share from 0 to 1. */
export type Sending = { key: string; file: File; type: ContentType | undefined } & (
  | { state: 'waiting' }
  /** `isCut` while there is no line: it goes on by itself. */
  | { state: 'sending'; sent: number; isCut?: true }
  | { state: 'failed'; message: string }
);
/** In the order in which they were added. */
export type Queue = readonly Sending[];

export type QueueEvent =
  | { event: 'added'; files: readonly { key: string; file: File }[]; type: ContentType | undefined }
  | { event: 'started'; key: string }
  | { event: 'progressed'; key: string; sent: number }
  | { event: 'cut'; key: string }
  | { event: 'failed'; key: string; message: string }
  | { event: 'retried'; key: string }
  /** Uploaded, or given up: there is nothing left to do for it. */
  | { event: 'settled'; key: string };

/** The queue after an event. What is told of a file that has been given up changes nothing. */
export function queueAfter(queue: Queue, event: QueueEvent): Queue {
  switch (event.event) {
    case 'added':
      return [
        ...queue,
        ...event.files.map(({ key, file }): Sending => ({ key, file, type: event.type, state: 'waiting' })),
      ];
    case 'started':
      return become(queue, event.key, ({ key, file, type }) => ({ key, file, type, state: 'sending', sent: 0 }));
    case 'progressed':
      return become(queue, event.key, ({ key, file, type }) => ({
        key,
        file,
        type,
        state: 'sending',
        sent: event.sent,
      }));
    case 'cut':
      return become(queue, event.key, (sending) =>
        sending.state === 'sending' ? { ...sending, isCut: true } : sending,
      );
    case 'failed':
      return become(queue, event.key, ({ key, file, type }) => ({
        key,
        file,
        type,
        state: 'failed',
        message: event.message,
      }));
    case 'retried':
      return become(queue, event.key, ({ key, file, type }) => ({ key, file, type, state: 'waiting' }));
    case 'settled':
      return queue.filter(({ key }) => key !== event.key);
  }
}

const become = (queue: Queue, key: string, change: (sending: Sending) => Sending): Queue =>
  queue.map((sending) => (sending.key === key ? change(sending) : sending));

/** What may start now: the first that wait, where there is room beside those being sent. */
export function nextOf(queue: Queue): readonly Sending[] {
  const available = AT_ONCE - queue.filter(({ state }) => state === 'sending').length;
  return queue.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, available));
}

export const isPending = (file: FileAnswer): file is PendingFile => 'pending' in file;
export const keyOf = (file: FileAnswer): string => (isPending(file) ? file.pending : file.id);

/** The answer once a file has arrived: in the place where it waited. Given up meanwhile, it stays out. */
export const withUploaded = (files: readonly FileAnswer[], key: string, id: string): FileAnswer[] =>
  files.map(
    (file): FileAnswer => (isPending(file) && file.pending === key ? { id, name: file.name, size: file.size } : file),
  );

/** The answer with a file stopped on its way, or on it again. */
export const withStopped = (files: readonly FileAnswer[], key: string, isStopped: boolean): FileAnswer[] =>
  files.map((file): FileAnswer => {
    if (keyOf(file) !== key) return file;
    return { pending: key, name: file.name, size: file.size, ...(isStopped ? { stopped: true } : {}) };
  });

export const without = (files: readonly FileAnswer[], key: string): FileAnswer[] =>
  files.filter((file) => keyOf(file) !== key);

/** Bytes. */
export const totalOf = (files: readonly FileAnswer[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** The chosen files that may be added to those of `total` bytes, and why the others may not. */
export function sortedOut(chosen: readonly File[], total: number, accepted: Accepted) {
  const fitting: File[] = [];
  const rejections: Rejection[] = [];
  let size = total;
  for (const file of chosen) {
    const rejection = rejectionOf(file, size, accepted, { say, language: language() });
    if (rejection) rejections.push(rejection);
    else {
      size += file.size;
      fitting.push(file);
    }
  }
  return { fitting, rejections };
}
