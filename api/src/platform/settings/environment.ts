import { existsSync } from 'node:fs';
import { campuses, DEFAULT_CAMPUS, PASSWORD_LENGTH } from '@forms/shared/contract';
import * as z from 'zod';
import { answersKey } from '../sealing/sealedText';
import { installedFonts } from './installedFonts';
import { isHere, spokenPlainly } from './plainServices';

/** That of the first account where nobody says. */
export const FIRST_ADDRESS = 'admin@example.org';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const yesOrNo = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((word) => word === 'true' || word === '1');

const days = z.coerce
  .number('must be a number of days')
  .int('must be a number of days')
  .min(1, 'must be a number of days')
  .optional();

/** The most that a reminder comes before or after a day of payment. */
const FAR_DAYS = 365;
const REMINDER_DAYS = `must be off, or whole days from -${FAR_DAYS} to ${FAR_DAYS} such as -3,1,7, with commas between them`;
const reminderDays = z
  .string()
  .transform((list) => (list === 'off' ? [] : list.split(',').map((text) => text.trim())))
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[+-]?\d{1,3}$/, REMINDER_DAYS)
        .transform(Number)
        .refine((each) => Math.abs(each) <= FAR_DAYS, REMINDER_DAYS),
    ),
  );

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

/** The variables that the product reads, each as it must be, and what they must be together. */
export const environment = z
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
    MAIL_INCOMING_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    BANK_DETAILS: z
      .string()
      .transform((lines) =>
        lines
          .split(/[;\n]/)
          .map((line) => line.trim())
          .filter((line) => line !== ''),
      )
      .default([]),
    DOCUMENT_FONTS: z
      .string()
      .transform((files) => files.split(',').map((file) => file.trim()))
      .refine(
        (files) => files.every((file) => existsSync(file)),
        'must name font files that exist, with commas between',
      )
      .default(() => installedFonts()),
    REMINDER_DAYS: reminderDays.default([-3, 1, 7, 14, 30]),
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

/** Whether a key of the card provider's moves no money, as `sk_test_…`. */
export const isTestKey = (key: string): boolean => /^[a-z]+_test_/.test(key);
