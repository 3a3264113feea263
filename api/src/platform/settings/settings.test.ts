import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './settings';

const errors = (env: Record<string, string>) => {
  const read = readSettings(env);
  return 'errors' in read ? read.errors : [];
};

describe('settings', () => {
  it.each([
    ['ANSWER_KEYS', 'ANSWERS_KEYS'],
    ['KEEP_ENQUIRY_DAYS', 'KEEP_ENQUIRIES_DAYS'],
    ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
    ['SMTP_URI', 'SMTP_URL'],
    ['DATABASE_URL_FILES', 'DATABASE_URL_FILE'],
  ])('that are misspelt are no settings, and %s is said to be %s', (given, meant) => {
    expect(errors({ [given]: 'something' })).toEqual([`${given} is no setting: ${meant} is`]);
    expect(errors({ [given]: '' })).toEqual([]);
  });

  it('share their place with what others keep there', () => {
    const others = [
      'HOME',
      'HOSTNAME',
      'LINES',
      'LOGNAME',
      'PATH',
      'POSTGRES_DB',
      'AWS_REGION',
      'XDG_DATA_DIRS',
      'NODE_ENV',
    ];
    expect(errors(Object.fromEntries(others.map((name) => [name, 'something'])))).toEqual([]);
  });

  it('are all optional, and an empty one counts as not given', () => {
    expect(readSettings({ PORT: '', CAMPUS: '' })).toMatchObject({
      settings: {
        port: 4400,
        dataDir: '.data',
        campus: 'oxford',
        live: false,
        apiBase: '/api',
        contentBase: '/content',
      },
    });
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a port from 0 to 65535'],
    ['PORT', '70000', 'PORT must be a port from 0 to 65535'],
    ['PORT', '80.5', 'PORT must be a port from 0 to 65535'],
    ['DATABASE_URL', 'mysql://localhost', 'DATABASE_URL must be an address such as postgres://user@host/name'],
    ['ADMIN_EMAIL', 'somebody', 'ADMIN_EMAIL must be an email address'],
    ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must have at least 12 characters'],
    ['CAMPUS', 'paris', 'CAMPUS must be one of oxford, lisbon'],
    [
      'CAMPUS_HOSTS',
      'college.example=paris',
      'CAMPUS_HOSTS must be pairs such as college.example=oxford, with commas between them',
    ],
    ['LIVE', 'maybe', 'LIVE must be true or false'],
    ['API_BASE', 'api', 'API_BASE must be a path such as /api'],
    ['CONTENT_BASE', '/', 'CONTENT_BASE must be a path such as /api'],
    ['CONTENT_BASE', '/api', 'CONTENT_BASE must differ from API_BASE'],
    [
      'REMOTES_FILE',
      '/srv/remotes.json',
      'REMOTES_FILE is no setting any more: the database holds the registry. Take it out, start, and publish the versions that its lines name, as docs/deploying-a-remote.md says',
    ],
    [
      'REMOTE_ORIGINS',
      'https://a.example/path',
      'REMOTE_ORIGINS must be origins such as https://remotes.example.org, with commas between them',
    ],
    ['STRIPE_SECRET_KEY', 'sk_test_1', 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be given together'],
    ['S3_BUCKET', 'files', 'S3_BUCKET must be given together with S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
    ['S3_ENDPOINT', 's3.example.org', 'S3_ENDPOINT must be an address such as https://s3.example.org'],
    ['SMTP_URL', 'smtp://mail.example.org', 'MAIL_FROM must be given with SMTP_URL'],
    ['MAIL_FROM', 'the office', 'MAIL_FROM must be as College <office@example.org>'],
    [
      'MAIL_FROM',
      'College <a@example.org>\r\nBcc: <b@example.org>',
      'MAIL_FROM must be as College <office@example.org>',
    ],
    ['PUBLIC_URL', 'forms.example.org', 'PUBLIC_URL must be an address such as https://forms.example.org'],
    [
      'TRUST_PROXY',
      'true',
      'TRUST_PROXY must be addresses or networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, with commas between them',
    ],
    ['RATE_LIMIT_SCALE', '-1', 'RATE_LIMIT_SCALE must be a number, 0 or more'],
    ['RATE_LIMIT_SCALE', 'off', 'RATE_LIMIT_SCALE must be a number, 0 or more'],
    ['GUESSING_LIMIT_SCALE', '-1', 'GUESSING_LIMIT_SCALE must be a number, 0 or more'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent'],
  ])('say in one line that %s=%s is wrong', (name, value, line) => {
    expect(errors({ [name]: value })).toEqual([line]);
  });

  const LIVE = { LIVE: 'true', PUBLIC_URL: 'https://forms.example.org' };
  it.each<[string, Record<string, string>, boolean]>([
    ['no address', {}, false],
    ['one without https', { PUBLIC_URL: 'http://forms.example.org' }, false],
    ['one without https that only starts like this machine’s', { PUBLIC_URL: 'http://localhost.example.org' }, false],
    ['one with https', { PUBLIC_URL: 'https://forms.example.org' }, true],
    ['this machine’s, to try it', { PUBLIC_URL: 'http://localhost:4400' }, true],
  ])('have %s for the live site: %j', (_which, env, isTaken) => {
    const refused = ['PUBLIC_URL must be the https address that people use, on the live site'];
    expect(errors({ LIVE: 'true', ...env })).toEqual(isTaken ? [] : refused);
    expect(errors(env)).toEqual([]);
  });

  it('let nobody guess without end on the live site', () => {
    expect(errors({ GUESSING_LIMIT_SCALE: '0' })).toEqual([]);
    expect(errors({ ...LIVE, GUESSING_LIMIT_SCALE: '0' })).toEqual([
      'GUESSING_LIMIT_SCALE must be more than 0 on the live site',
    ]);
  });

  it('say how a mail server is named', () => {
    expect(errors({ SMTP_URL: 'mail.example.org:25', MAIL_FROM: 'office@example.org' })).toEqual([
      'SMTP_URL must be an address such as smtps://user:password@mail.example.org',
    ]);
  });

  it('take the account for bank transfers line by line', () => {
    expect(readSettings({ BANK_DETAILS: 'Sort code: 12-34-56; Account number: 12345678;' })).toMatchObject({
      settings: { bankDetails: ['Sort code: 12-34-56', 'Account number: 12345678'] },
    });
  });

  it('name the campus of each host where one site serves several', () => {
    expect(readSettings({ CAMPUS_HOSTS: 'forms.college.example=oxford, forms.colegio.example=lisbon' })).toMatchObject({
      settings: { campusHosts: { 'forms.college.example': 'oxford', 'forms.colegio.example': 'lisbon' } },
    });
  });

  it('say each error when several are wrong', () => {
    expect(errors({ PORT: 'x', LIVE: 'y' })).toHaveLength(2);
  });

  it('say that a card provider’s key is of the wrong kind', () => {
    expect(errors({ STRIPE_PUBLISHABLE_KEY: 'sk_test_1', STRIPE_SECRET_KEY: 'pk_test_1' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY must begin with pk_',
      'STRIPE_SECRET_KEY must begin with sk_ or rk_',
    ]);
  });

  const keys = { STRIPE_PUBLISHABLE_KEY: 'pk_live_1', STRIPE_SECRET_KEY: 'sk_live_1' };
  it.each([
    [
      'events’ secret without keys',
      { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_WEBHOOK_SECRET must be given with STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY',
    ],
    [
      'test key with a live one',
      { ...keys, STRIPE_SECRET_KEY: 'rk_test_1' },
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be test keys, or both live ones',
    ],
  ])('refuse a card provider’s %s', (_, env, line) => {
    expect(errors(env)).toEqual([line]);
  });

  it('take the card provider’s keys with and without its events’ secret', () => {
    expect(errors(keys)).toEqual([]);
    expect(errors({ ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([]);
  });

  const DATABASE = 'postgres://forms@db.college.test/forms';
  const MAIL = { MAIL_FROM: 'office@college.test' };
  const TLS = 'must use TLS on the live site, or its host be one of PLAIN_HOSTS';
  it.each<[string, Record<string, string>]>([
    ['DATABASE_URL', { DATABASE_URL: DATABASE }],
    ['DATABASE_URL', { DATABASE_URL: `${DATABASE}?sslmode=prefer` }],
    ['SMTP_URL', { SMTP_URL: 'smtp://mail.college.test:587', ...MAIL }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'http://store.college.test:9000' }],
    ['BREACHED_PASSWORDS', { BREACHED_PASSWORDS: 'http://passwords.college.test' }],
    ['CLAMD', { CLAMD: 'scanner:3310' }],
  ])('refuse to speak without TLS to another machine on the live site: %s %j', (name, env) => {
    expect(errors({ ...env, ...LIVE })).toEqual([`${name} ${TLS}`]);
    expect(errors(env)).toEqual([]);
    const hosts = 'db.college.test, mail.college.test, store.college.test, passwords.college.test, scanner';
    expect(errors({ ...env, ...LIVE, PLAIN_HOSTS: hosts })).toEqual([]);
  });

  it.each<Record<string, string>>([
    { DATABASE_URL: `${DATABASE}?sslmode=verify-full` },
    { DATABASE_URL: 'postgres://forms@127.0.0.1:5432/forms' },
    { DATABASE_URL: 'postgres:///forms?host=/run/postgresql' },
    { SMTP_URL: 'smtps://mail.college.test', ...MAIL },
    { SMTP_URL: 'smtp://mail.college.test:587?requireTLS=true', ...MAIL },
    { SMTP_URL: 'smtp://localhost:25', ...MAIL },
    { S3_ENDPOINT: 'https://store.college.test' },
    { S3_ENDPOINT: 'http://[::1]:9000' },
    { CLAMD: '/run/clamav/clamd.ctl' },
    { CLAMD: 'localhost:3310' },
  ])('let the live site speak to a service with TLS, or on its own machine: %j', (env) => {
    expect(errors({ ...env, ...LIVE })).toEqual([]);
  });

  describe('from files', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'forms-settings-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    it('are what the file holds that a secret store wrote', () => {
      const file = join(folder, 'metrics-token');
      writeFileSync(file, 'a token of sixteen letters\n');
      expect(readSettings({ METRICS_TOKEN_FILE: file })).toMatchObject({
        settings: { metricsToken: 'a token of sixteen letters' },
      });
      expect(errors({ METRICS_TOKEN_FILE: file, METRICS_TOKEN: 'another one of sixteen letters' })).toEqual([
        'METRICS_TOKEN and METRICS_TOKEN_FILE must not both be given',
      ]);
    });

    it('are refused where the file cannot be read, or holds what is wrong', () => {
      expect(errors({ SMTP_URL_FILE: join(folder, 'none') })).toEqual([
        'SMTP_URL_FILE must be a file that can be read',
      ]);
      writeFileSync(join(folder, 'port'), 'eighty');
      expect(errors({ PORT_FILE: join(folder, 'port') })).toEqual(['PORT must be a port from 0 to 65535']);
    });
  });

  it('never repeat a value that may be secret', () => {
    expect(errors({ ADMIN_PASSWORD: 'hunter2' }).join()).not.toContain('hunter2');
  });

  it('take several origins of remotes', () => {
    expect(readSettings({ REMOTE_ORIGINS: 'https://a.example, http://localhost:4499' })).toMatchObject({
      settings: { remoteOrigins: ['https://a.example', 'http://localhost:4499'] },
    });
  });
});
