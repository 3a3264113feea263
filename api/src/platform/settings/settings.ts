import { existsSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { delimiter, join } from 'node:path';
import { type Campus, PROVIDER } from '@forms/shared/contract';
import type { AnswersKey } from '../sealing/sealedText';
import { environment, type LogLevel } from './environment';
import { misspeltSettings } from './misspeltSettings';
import { withSettingFiles } from './settingFiles';

/** A bucket of Amazon's or of whoever speaks its protocol. */
export interface S3Settings {
  /** Amazon's own without it. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What the environment decides. Every one is optional; see the README's table. */
export interface Settings {
  port: number;
  /** The address to listen on; `localhost` lets nobody in from outside. */
  host: string;
  /** Where the embedded database and the files are kept. */
  dataDir: string;
  /** `postgres://…`; without it the database is embedded, in `dataDir`. */
  databaseUrl: string | undefined;
  /** Whose the first account of an empty site is; `FIRST_ADDRESS` of environment.ts without it. */
  adminEmail: string | undefined;
  /** That of the first account; without it, it enters by the link that the start prints. */
  adminPassword: string | undefined;
  campus: Campus;
  /** The campus of a host name, where one site serves several. */
  campusHosts: Record<string, Campus>;
  live: boolean;
  apiBase: string;
  contentBase: string;
  /** Origins that remotes may come from, besides those that an Admin allows while the site runs. */
  remoteOrigins: string[];
  /** The kill switch: off, every browser's service worker takes its leave at the next visit. */
  serviceWorker: boolean;
  /** The card provider's keys; without them a sandbox takes its place. */
  stripe: { publishableKey: string; secretKey: string; webhookSecret: string | undefined } | undefined;
  /** The bucket that files are kept in; without it, a folder of `dataDir`. */
  s3: S3Settings | undefined;
  /** ClamAV's daemon; without it, nobody looks for viruses. */
  clamd: NetConnectOpts | undefined;
  /** The program that makes PDFs of office documents; without it there are none. */
  libreOffice: string | undefined;
  /** Where mail is handed in, as `smtps://user:password@mail.example.org`; without it, letters go into a folder. */
  smtpUrl: string | undefined;
  /** Whom letters are from, as `Tutorial College <office@example.org>`. */
  mailFrom: string;
  /** What whoever delivers mail that came in signs it with; without it, none is taken. */
  mailIncomingSecret: string | undefined;
  /** What tells whether a password was stolen, as `https://api.pwnedpasswords.com`; without it, nobody is asked. */
  breachedPasswords: string | undefined;
  /** How to pay by bank transfer, a line each as `Sort code: 12-34-56`. */
  bankDetails: string[];
  /** Files of further fonts for documents, for letters that the own ones lack. */
  documentFonts: string[];
  /** On which days after something was due a reminder of it goes by letter; before it, below 0. */
  reminderDays: number[];
  /** The address that people reach the product by. Cookies are Secure where it is https. */
  publicUrl: string | undefined;
  /** Whether browsers are to use https for every host beneath that address too. */
  hstsSubdomains: boolean;
  /** The proxies in front, whose word on where a caller comes from counts. */
  trustProxy: string[];
  /** Multiplies every limit on how often something may be done, but for guessing; 0 lifts them. */
  rateLimitScale: number;
  /** Multiplies how often a password or a code may be tried, which no other setting does; 0 lifts it, but not on the live site. */
  guessingLimitScale: number;
  /** What answers are kept under: the first seals, all of them open. A start without one makes or finds its own. */
  answersKeys: AnswersKey[];
  /** Whether answers are to be kept as they are, under no key. */
  answersInClear: boolean;
  /** How long what people sent is kept, in days; for ever without. `invoiced` is what has an invoice. */
  keepDays: Record<'enquiries' | 'invoiced' | 'messages', number | undefined>;
  /** What whoever reads the figures must know; without it there are none. */
  metricsToken: string | undefined;
  logLevel: LogLevel;
}

/** The address that people reach the product by, as `https://forms.example.org`. */
export const siteAddress = ({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string =>
  publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`;

/**
 * Reads the settings, each from its variable or from the file that `NAME_FILE` names. An empty one counts as not given.
 * Answers either all of them, or one line for each that is wrong, as `PORT must be a port from 0 to 65535`; the value
 * itself is not repeated, for some are secret.
 */
export function readSettings(
  env: Record<string, string | undefined>,
  defaultPort = 4400,
): { settings: Settings } | { errors: string[] } {
  const names = Object.keys(environment.shape);
  const misspelt = misspeltSettings(env, names);
  if (misspelt.length > 0) return { errors: misspelt };
  const held = withSettingFiles(env, names);
  if ('errors' in held) return held;
  const read = environment.safeParse(Object.fromEntries(Object.entries(held.env).filter(([, value]) => value)));
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    return { errors: [...new Set(errors)] };
  }
  const given = read.data;
  return {
    settings: {
      port: given.PORT ?? defaultPort,
      host: given.HOST,
      dataDir: given.DATA_DIR,
      databaseUrl: given.DATABASE_URL,
      adminEmail: given.ADMIN_EMAIL,
      adminPassword: given.ADMIN_PASSWORD,
      campus: given.CAMPUS,
      campusHosts: given.CAMPUS_HOSTS,
      live: given.LIVE,
      apiBase: given.API_BASE,
      contentBase: given.CONTENT_BASE,
      remoteOrigins: given.REMOTE_ORIGINS,
      serviceWorker: given.SERVICE_WORKER === 'on',
      stripe:
        given.STRIPE_PUBLISHABLE_KEY && given.STRIPE_SECRET_KEY
          ? {
              publishableKey: given.STRIPE_PUBLISHABLE_KEY,
              secretKey: given.STRIPE_SECRET_KEY,
              webhookSecret: given.STRIPE_WEBHOOK_SECRET,
            }
          : undefined,
      s3:
        given.S3_BUCKET && given.S3_ACCESS_KEY_ID && given.S3_SECRET_ACCESS_KEY
          ? {
              endpoint: given.S3_ENDPOINT,
              region: given.S3_REGION,
              bucket: given.S3_BUCKET,
              accessKeyId: given.S3_ACCESS_KEY_ID,
              secretAccessKey: given.S3_SECRET_ACCESS_KEY,
            }
          : undefined,
      clamd: given.CLAMD === undefined ? undefined : connectionTo(given.CLAMD),
      libreOffice: given.LIBREOFFICE === 'off' ? undefined : (given.LIBREOFFICE ?? installed('soffice', env.PATH)),
      smtpUrl: given.SMTP_URL,
      mailFrom: given.MAIL_FROM ?? `${PROVIDER} <no-reply@example.org>`,
      mailIncomingSecret: given.MAIL_INCOMING_SECRET,
      bankDetails: given.BANK_DETAILS,
      documentFonts: given.DOCUMENT_FONTS,
      reminderDays: given.REMINDER_DAYS,
      breachedPasswords: given.BREACHED_PASSWORDS,
      publicUrl: given.PUBLIC_URL,
      hstsSubdomains: given.HSTS_SUBDOMAINS,
      trustProxy: given.TRUST_PROXY,
      rateLimitScale: given.RATE_LIMIT_SCALE,
      guessingLimitScale: given.GUESSING_LIMIT_SCALE,
      answersKeys: given.ANSWERS_KEYS === 'off' ? [] : given.ANSWERS_KEYS,
      answersInClear: given.ANSWERS_KEYS === 'off',
      keepDays: {
        enquiries: given.KEEP_ENQUIRIES_DAYS,
        invoiced: given.KEEP_INVOICED_DAYS,
        messages: given.KEEP_MESSAGES_DAYS,
      },
      metricsToken: given.METRICS_TOKEN,
      logLevel: given.LOG_LEVEL ?? (given.LIVE ? 'info' : 'warn'),
    },
  };
}

function connectionTo(address: string): NetConnectOpts {
  if (address.startsWith('/')) return { path: address };
  const { hostname, port } = new URL(`tcp://${address}`);
  return { host: hostname, port: Number(port) };
}

/** Where a program of this name is installed, if it is. */
const installed = (name: string, path = ''): string | undefined =>
  path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((program) => existsSync(program));
