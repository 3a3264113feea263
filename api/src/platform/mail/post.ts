import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { GiveUp, Unavailable } from '../jobs/runJobs';
import type { Settings } from '../settings/settings';
import { fileOfLetter, outboxFolder } from './outbox';
import { refusesRecipient } from './refusesRecipient';

/**
 * Hands letters in, each to one recipient. A letter of the same `name`, handed in again after its answer was lost, is the
 * same message. Throws `GiveUp` where the recipient is refused for good, and `Unavailable` for whatever else, which may
 * be mended.
 */
export interface Post {
  send(name: string, letter: SendMailOptions): Promise<void>;
}

/** Less, together, than a job's lease. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** The post of these settings: by SMTP, or without an address for it into the outbox folder. */
export const openPost = ({ smtpUrl, mailFrom, dataDir }: Settings): Post =>
  smtpUrl ? bySmtp(smtpUrl, mailFrom) : intoFolder(outboxFolder(dataDir), mailFrom);

function bySmtp(smtpUrl: string, from: string): Post {
  const transport = nodemailer.createTransport({ url: smtpUrl, ...patience });
  return {
    async send(name, letter) {
      try {
        await transport.sendMail({ from, messageId: messageId(name, from), ...letter });
      } catch (error) {
        if (refusesRecipient(error)) throw new GiveUp(`The address was refused: ${messageOf(error)}`);
        throw new Unavailable(messageOf(error));
      }
    },
  };
}

function intoFolder(folder: string, from: string): Post {
  mkdirSync(folder, { recursive: true });
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(name, letter) {
      const { message } = await transport.sendMail({ from, messageId: messageId(name, from), ...letter });
      if (!Buffer.isBuffer(message)) throw new Error('The letter came as no buffer.');
      const path = join(folder, fileOfLetter(name));
      const file = await open(`${path}.part`, 'w');
      try {
        await file.writeFile(message);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
  };
}

const messageId = (name: string, from: string) => `<${name}@${from.replace(/^.*@|>$/g, '')}>`;
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
