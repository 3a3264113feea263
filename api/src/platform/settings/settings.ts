import { existsSync, readFileSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { delimiter, join } from 'node:path';
import { type Campus, campuses, DEFAULT_CAMPUS, PASSWORD_LENGTH, PROVIDER } from '@forms/shared/contract';
import * as z from 'zod';
import { isEasy } from '../passwords/easyPassword';
import { type AnswersKey, answersKey } from '../sealing/sealedText';
import { goodCopy } from './goodCopy';
import { misspeltSettings } from './misspeltSettings';
import { isHere, spokenPlainly } from './plainServices';
import { withSettingFiles } from './settingFiles';

/** That of the first account where nobody says. */
export const FIRST_ADDRESS = 'admin@example.org';

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
  /** Whose the first account of an empty site is; `FIRST_ADDRESS` without it. */
  adminEmail: string | undefined;
  /** That of the first account; without it, it enters by the link that the start prints. */
  adminPassword: string | undefined;
  campus: Campus;
  /** The campus of a host name, where one site serves several. */
  campusHosts: Record<string, Campus>;
  live: boolean;
  apiBase: string;
  contentBase: string;
  /** Lines of the registry of remotes that come before those of the builds beside the host. */
  remotesFile: string | undefined;
  remoteOrigins: string[];
  /** Whether the build is served that has the remotes in it, without federation. */
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
  /** What tells whether a password was stolen, as `https://api.pwnedpasswords.com`; without it, nobody is asked. */
  breachedPasswords: string | undefined;
  /** How to pay by bank transfer, a line each as `Sort code: 12-34-56`. */
  bankDetails: string[];
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
  logLevel: (typeof logLevels)[number];
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const yesOrNo = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((word) => word === 'true' || word === '1');

const days = z.coerce
  .number('must be a number of days')
  .int('must be a number of days')
  .min(1, 'must be a number of days')
  .optional();

const base = z.string().regex(/^(\/[\w-]+)+$/, 'must be a path such as /api');

const url = (protocols: readonly string[], message: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message);

const origin = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text,
    'must be origins such as https://remotes.example.org, with commas between them',
  );

const proxy = z.union(
  [z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'must be addresses or networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, with commas between them',
);

/** Whether nobody on the way can read what goes to this address: to try the live site, its own machine will do. */
const isSafe = (address: string) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isHere(hostname);
};

const listOf = <S extends z.ZodType<unknown, string>>(item: S) =>
  z
    .string()
    .transform((list) => list.split(',').map((text) => text.trim()))
    .pipe(z.array(item));

const PAIRS = `must be pairs such as college.example=${campuses[0]}, with commas between them`;
const hostOfCampus = z
  .string()
  .transform((pair) => pair.split('=').map((text) => text.trim()))
  .pipe(z.tuple([z.hostname(PAIRS), z.enum(campuses, PAIRS)], PAIRS));

const environment = z
  .object({
    PORT: z.coerce.number('must be a port from 0 to 65535').int().min(0).max(65_535).optional(),
    HOST: z.string().default('localhost'),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: url(['postgres:', 'postgresql:'], 'must be an address such as postgres://user@host/name').optional(),
    ADMIN_EMAIL: z.email('must be an email address').optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(PASSWORD_LENGTH.least, `must have at least ${PASSWORD_LENGTH.least} characters`)
      .optional(),
    CAMPUS: z.enum(campuses, `must be one of ${campuses.join(', ')}`).default(DEFAULT_CAMPUS),
    CAMPUS_HOSTS: listOf(hostOfCampus).transform(Object.fromEntries).default({}),
    LIVE: yesOrNo.default(false),
    API_BASE: base.default('/api'),
    CONTENT_BASE: base.default('/content'),
    REMOTES_FILE: z.string().optional(),
    REMOTE_ORIGINS: listOf(origin).default([]),
    SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
    STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'must begin with pk_').optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_/, 'must begin with sk_ or rk_')
      .optional(),
    STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must begin with whsec_').optional(),
    S3_ENDPOINT: url(['http:', 'https:'], 'must be an address such as https://s3.example.org').optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    CLAMD: z
      .string()
      .regex(/^[\w.-]+:\d+$|^\//, 'must be as 127.0.0.1:3310, or the path of a socket')
      .optional(),
    LIBREOFFICE: z
      .string()
      .refine((path) => path === 'off' || existsSync(path), 'must be the path of a program, or off')
      .optional(),
    SMTP_URL: url(['smtp:', 'smtps:'], 'must be an address such as smtps://user:password@mail.example.org').optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, 'must be as College <office@example.org>')
      .optional(),
    BANK_DETAILS: z
      .string()
      .transform((lines) =>
        lines
          .split(/[;\n]/)
          .map((line) => line.trim())
          .filter((line) => line !== ''),
      )
      .default([]),
    PUBLIC_URL: url(['http:', 'https:'], 'must be an address such as https://forms.example.org').optional(),
    HSTS_SUBDOMAINS: yesOrNo.default(false),
    TRUST_PROXY: listOf(proxy).default([]),
    RATE_LIMIT_SCALE: z.coerce.number('must be a number, 0 or more').min(0, 'must be a number, 0 or more').default(1),
    GUESSING_LIMIT_SCALE: z.coerce
      .number('must be a number, 0 or more')
      .min(0, 'must be a number, 0 or more')
      .default(1),
    ANSWERS_KEYS: z
      .union(
        [z.literal('off'), listOf(answersKey)],
        'must be off, or keys as 2026:a-secret-of-at-least-32-letters, with commas between them',
      )
      .default([]),
    KEEP_ENQUIRIES_DAYS: days,
    KEEP_INVOICED_DAYS: days,
    KEEP_MESSAGES_DAYS: days,
    BREACHED_PASSWORDS: url(
      ['http:', 'https:'],
      'must be an address such as https://api.pwnedpasswords.com',
    ).optional(),
    PLAIN_HOSTS: listOf(z.string()).default([]),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
  })
  .refine((given) => given.API_BASE !== given.CONTENT_BASE, {
    path: ['CONTENT_BASE'],
    message: 'must differ from API_BASE',
  })
  .refine(({ REMOTES_FILE: file, DATA_DIR }) => !file || holdsJson(file) || existsSync(goodCopy(DATA_DIR)), {
    path: ['REMOTES_FILE'],
    message: 'must be a file that holds JSON',
  })
  .refine((given) => given.SMTP_URL === undefined || given.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    message: 'must be given with SMTP_URL',
  })
  .refine(
    (given) => new Set([given.S3_BUCKET, given.S3_ACCESS_KEY_ID, given.S3_SECRET_ACCESS_KEY].map(Boolean)).size === 1,
    {
      path: ['S3_BUCKET'],
      message: 'must be given together with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    },
  )
  .refine((given) => (given.STRIPE_PUBLISHABLE_KEY === undefined) === (given.STRIPE_SECRET_KEY === undefined), {
    path: ['STRIPE_SECRET_KEY'],
    message: 'and STRIPE_PUBLISHABLE_KEY must be given together',
  })
  .refine((given) => given.STRIPE_WEBHOOK_SECRET === undefined || given.STRIPE_SECRET_KEY !== undefined, {
    path: ['STRIPE_WEBHOOK_SECRET'],
    message: 'must be given with STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY',
  })
  .refine(
    ({ ADMIN_PASSWORD: password, ADMIN_EMAIL: email = FIRST_ADDRESS }) =>
      !password || password.length < PASSWORD_LENGTH.least || !isEasy(password, { name: '', email }),
    {
      path: ['ADMIN_PASSWORD'],
      message: 'must not be one of those that are guessed first',
    },
  )
  .refine(
    ({ STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_SECRET_KEY: secret }) =>
      publishable === undefined || secret === undefined || isTestKey(publishable) === isTestKey(secret),
    { path: ['STRIPE_SECRET_KEY'], message: 'and STRIPE_PUBLISHABLE_KEY must both be test keys, or both live ones' },
  )
  .refine((given) => !given.LIVE || given.GUESSING_LIMIT_SCALE > 0, {
    path: ['GUESSING_LIMIT_SCALE'],
    message: 'must be more than 0 on the live site',
  })
  .refine(({ LIVE, PUBLIC_URL: address }) => !LIVE || (address !== undefined && isSafe(address)), {
    path: ['PUBLIC_URL'],
    message: 'must be the https address that people use, on the live site',
  })
  .superRefine((given, { addIssue }) => {
    if (!given.LIVE) return;
    const message = 'must use TLS on the live site, or its host be one of PLAIN_HOSTS';
    for (const setting of spokenPlainly(given, given.PLAIN_HOSTS))
      addIssue({ code: 'custom', path: [setting], message });
  });

/** The address that people reach the product by, as `https://forms.example.org`. */
export const siteAddress = ({ publicUrl, port }: Pick<Settings, 'publicUrl' | 'port'>): string =>
  publicUrl?.replace(/\/$/, '') ?? `http://localhost:${port}`;

/** Whether a key of the card provider's moves no money, as `sk_test_…`. */
export const isTestKey = (key: string): boolean => /^[a-z]+_test_/.test(key);

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
      remotesFile: given.REMOTES_FILE,
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
      bankDetails: given.BANK_DETAILS,
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

function holdsJson(path: string): boolean {
  try {
    return existsSync(path) && typeof JSON.parse(readFileSync(path, 'utf8')) === 'object';
  } catch {
    return false;
  }
}
