import {
  ACCESS_DENIED,
  DELETE_QUESTION,
  FILE_NOT_FOUND,
  FILE_UNREADABLE,
  FORM_ERRORS,
  type FormDefinition,
  REPORT_FAILED,
  REPORT_PROMPT,
  REPORT_SUBMITTED,
  RESET_QUESTION,
  routes,
  SUBMISSION_FAILED,
  SUPPORT_MAILBOX,
} from '@forms/shared/contract';
import type { HTTPRequest, ResponseForRequest } from 'puppeteer';
import { journeys } from '../journeys/journey';
import { report, reports } from '../journeys/staffWork';
import { pageClock } from '../pageClock';
import { phone, type Visitor } from '../visitor';

const here = journeys();

/** What a call is answered by: a status with a body, or nothing at all. */
type Reply = Partial<ResponseForRequest> | 'nothing' | 'as always';

/** Answers the calls of an address instead of the server, until another reply is given. */
async function intercepts(visitor: Visitor, address: RegExp, reply: Reply) {
  let now = reply;
  visitor.forgives(/Failed to load resource/);
  await visitor.intercepts();
  visitor.page.on('request', (request: HTTPRequest) => {
    if (now === 'as always' || !address.test(request.url())) return request.continue({}, 0);
    return now === 'nothing' ? request.abort('connectionrefused', 1) : request.respond(now, 1);
  });
  return (next: Reply) => {
    now = next;
  };
}
const json = (status: number, body: object): Reply => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});
const text = (status: number, body: string): Reply => ({ status, contentType: 'text/html', body });

const sending = /\/content\/contacts$/;
const reporting = /\/api\/error$/;

/** Writes to the college and sends it. */
async function writes(visitor: Visitor) {
  await visitor.opens('/message');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Last name', 'Secretperson');
  await visitor.types('Email address', 'zoe@example.org');
  await visitor.types('Message', 'Something private');
  await visitor.presses('Submit');
}

/** The toasts now shown, as they are seen and announced. */
const toasts = (visitor: Visitor) =>
  visitor.page.$$eval('section[aria-label="Notifications"] p', (messages) =>
    messages.map((message) => {
      const card = message.parentElement;
      const sign = card?.querySelector('svg');
      const token = (name: string) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = `var(${name})`;
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      };
      const colour = sign && getComputedStyle(sign).color;
      return {
        message: message.innerText,
        announced: card?.parentElement?.getAttribute('role'),
        kind: ['error', 'warning', 'success', 'info'].find((name) => token(`--${name}`) === colour),
        isTriangle: sign?.querySelector('path')?.getAttribute('d')?.startsWith('M10 1.5 .5 18h19') ?? false,
        actions: [...(card?.querySelectorAll('button') ?? [])].map((button) => button.innerText),
      };
    }),
  );

describe('a failed call', () => {
  const refused = { announced: 'status', kind: 'warning', isTriangle: false, actions: ['Report', 'Dismiss'] };
  const broken = { announced: 'alert', kind: 'error', isTriangle: true, actions: ['Report', 'Dismiss'] };
  const busy = 'Network busy, please wait a few seconds and try again';

  test.each<[string, Reply, string, object, number]>([
    ['400 without words', text(400, ''), '400: Not your file', refused, 10],
    ['401 without words', text(401, ''), '401: Login expired', refused, 10],
    ['402 without words', text(402, ''), '402: Not your file', refused, 10],
    ['403 without words', text(403, ''), '403: Unauthorized', refused, 10],
    ['404 with an error', json(404, { error: 'Gone away' }), '404: Gone away', refused, 10],
    ['409 with a message', json(409, { error: 'x', message: 'It was changed' }), '409: It was changed', refused, 10],
    ['418 with an exception', json(418, { exception: 'No coffee' }), '418: No coffee', refused, 10],
    ['422 without words', text(422, ''), '422: File type does not match extension', refused, 10],
    ['429 without words', text(429, ''), `429: ${busy} (429)`, refused, 10],
    ['503 without words', text(503, ''), `503: ${busy} (503)`, broken, 60],
    ['500 with a text', text(500, 'Out of paper'), '500: Out of paper', broken, 60],
    ['502 with a page of HTML', text(502, '<html>Bad gateway</html>'), '502: The request failed', broken, 60],
    [
      'no response',
      'nothing',
      'The server could not be reached. Please check your connection and try again.',
      { ...refused, actions: ['Dismiss'] },
      5,
    ],
  ])('%s: its words, colour, actions and time', async (_, reply, message, looks, seconds) => {
    const visitor = await here.visitor();
    const clock = await pageClock(visitor.page);
    await intercepts(visitor, sending, reply);
    await writes(visitor);
    await visitor.sees(message);
    expect(await toasts(visitor)).toEqual([{ message, ...looks }]);
    await clock.passes(seconds * 1000 - 2_500);
    expect(await toasts(visitor)).toHaveLength(1);
    await clock.passes(2_500);
    await visitor.eventually(async () => (await toasts(visitor)).length === 0, 'the toast to go');
    expect(await visitor.valueOf('Message')).toBe('Something private');
  });

  test('for want of a sign-in leads from the portal home, and is said once however many calls fail', async () => {
    const visitor = await here.visitor();
    const reply = await intercepts(visitor, /\/api\//, 'as always');
    await visitor.opens(await here.product.loginLink());
    await visitor.find('heading', 'Enquiries');
    let failed = 0;
    visitor.page.on('response', (response) => {
      if (response.status() === 401) failed += 1;
    });
    reply(text(401, ''));
    // All that the page shows is asked again when its window is looked at again.
    await visitor.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await visitor.sees('401: Login expired');
    expect(new URL(visitor.page.url()).pathname).toBe('/');
    expect(failed).toBeGreaterThan(1);
    expect(await toasts(visitor)).toEqual([{ message: '401: Login expired', ...refused }]);
  });

  test('stays while it is hovered or focused, is reached and dismissed by keyboard, and counts', async () => {
    const visitor = await here.visitor();
    const clock = await pageClock(visitor.page);
    await intercepts(visitor, sending, text(403, ''));
    await writes(visitor);
    await visitor.sees('403: Unauthorized');
    await visitor.page.keyboard.press('F6');
    expect(await visitor.focused()).toBe('Report');
    await clock.passes(60_000);
    expect(await toasts(visitor)).toHaveLength(1);
    await visitor.page.keyboard.press('F6');
    expect(await visitor.focused()).toBe('Submit');
    await clock.passes(2_000);
    await visitor.presses('Submit');
    await visitor.sees('403: Unauthorized ×2');
    await visitor.page.keyboard.press('F6');
    await visitor.page.keyboard.press('Escape');
    expect(await toasts(visitor)).toEqual([]);
    expect(await visitor.focused()).toBe('Submit');
  });

  test.each(['light', 'dark'] as const)('looks right in %s, on a screen and a phone', async (scheme) => {
    for (const [size, viewport] of [
      ['screen', undefined],
      ['phone', phone],
    ] as const) {
      const visitor = await here.visitor(viewport);
      await visitor.prefers(scheme);
      const reply = await intercepts(visitor, sending, text(403, ''));
      await writes(visitor);
      await visitor.sees('403: Unauthorized');
      reply(text(500, ''));
      await visitor.presses('Submit');
      await visitor.sees('500: The request failed');
      expect(await visitor.barriers()).toEqual([]);
      expect(await visitor.overflows()).toBe(false);
      await visitor.pictures(`toasts-${size}-${scheme}`);
      await visitor.pressesMatching(/^Report$/);
      await visitor.find('dialog', 'Report a problem');
      expect(await visitor.barriers()).toEqual([]);
      await visitor.pictures(`report-${size}-${scheme}`);
    }
  });
});

/** The cookie header of every request to an address, as it comes to be sent. */
async function cookiesSentTo(visitor: Visitor, address: RegExp): Promise<(string | undefined)[]> {
  const cookies: (string | undefined)[] = [];
  const requests = new Set<string>();
  const network = await visitor.page.createCDPSession();
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (address.test(request.url)) requests.add(requestId);
  });
  network.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    if (requests.has(requestId)) cookies.push(headers.Cookie);
  });
  return cookies;
}

describe('a bug report', () => {
  const reported = async (message: string) =>
    (await here.product.listed(routes.bugReports)).filter(({ optionalMsg }) => optionalMsg === message);

  async function reportsAfterFailure(visitor: Visitor, message: string) {
    await intercepts(visitor, sending, json(500, { error: 'internal', message: 'No "Zoë"', requestId: 'request-1' }));
    await writes(visitor);
    await visitor.presses('Report');
    await visitor.find('dialog', 'Report a problem');
    await visitor.sees(REPORT_PROMPT);
    await visitor.types('What were you doing?', message);
    await visitor.presses('Report');
  }

  test('reaches staff with all that it should say, without the sign-in and without an answer', async () => {
    const visitor = await here.visitor();
    await visitor.opens(await here.product.loginLink());
    await visitor.sees('Sign out');
    const cookies = await cookiesSentTo(visitor, reporting);
    await reportsAfterFailure(visitor, 'I pressed Submit');
    await visitor.find('heading', REPORT_SUBMITTED);
    expect(cookies).toEqual([undefined]);
    const [report] = await reported('I pressed Submit');
    expect(report).toMatchObject({
      host: new URL(here.product.address).host,
      route: '/message',
      message: '500: No "…"',
      userAgent: expect.stringContaining('Chrome'),
      platform: expect.any(String),
      description: expect.stringMatching(/^\d+×\d+, /),
      response: JSON.stringify({ error: 'internal', message: 'No "…"', requestId: 'request-1' }),
      status: 500,
      request: 'POST /contacts',
      API: '/content',
      userId: null,
      version: '1.5.44',
      app: 'forms',
      school: 'oxford',
    });
    expect(JSON.stringify(report)).not.toMatch(/Zoë|Secretperson|private|zoe@/);
    await visitor.presses('OK');
    await visitor.eventually(async () => (await visitor.focused()) === 'Submit', 'the focus to be back');
  });

  test('of an error in the code leads staff to the line of the source', async () => {
    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await member.sees('What you can open');
    const main = await member.page.evaluate(() => [...document.scripts].find(({ src }) => /\/main\./.test(src))?.src);
    await reports(member, { ...report, message: `Error: Broken\nat run (${main}:1:999)` });
    const [latest] = await here.product.listed(routes.bugReports);
    await member.opens(`/staff/bug-report/${latest?.id}`);
    await member.find('heading', 'Where in the source');
    await member.eventually(
      async () => /\n(host|shared)\/\S+\.tsx?:\d+/.test(await member.text()),
      'a line of the source',
    );
    expect(await member.barriers()).toEqual([]);
    await member.pictures('bug-report-source');
  });

  test('that the server refuses is offered as an e-mail with the report in it', async () => {
    const visitor = await here.visitor();
    await intercepts(visitor, reporting, text(500, ''));
    await reportsAfterFailure(visitor, 'Refused');
    await visitor.find('heading', REPORT_FAILED);
    const [mail] = (await visitor.addressesOf('link')).filter((address) =>
      address.startsWith(`mailto:${SUPPORT_MAILBOX}`),
    );
    expect(decodeURIComponent(mail ?? '')).toContain('optionalMsg: Refused');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('report-failed');
    expect(await visitor.stored()).not.toContain('Refused');
  });

  test.each(['the connection is back', 'the page is opened again'])(
    'made offline is kept without a key or an answer, and sent once when %s',
    async (occasion) => {
      const visitor = await here.visitor();
      const reply = await intercepts(visitor, reporting, 'nothing');
      await reportsAfterFailure(visitor, occasion);
      await visitor.find('heading', REPORT_FAILED);
      await visitor.sees('kept on this device');
      expect(await visitor.stored()).toContain(occasion);
      expect(await visitor.stored()).not.toMatch(/Zoë|Secretperson|private|zoe@/);
      expect(await reported(occasion)).toEqual([]);
      await visitor.presses('OK');
      reply('as always');
      if (occasion === 'the connection is back') {
        await visitor.losesNetwork();
        await visitor.findsNetwork();
      } else {
        await visitor.opens('/message');
      }
      await visitor.sees('Your report from earlier has been sent.');
      await visitor.opens('/message');
      await visitor.find('textbox', 'Message');
      expect(await reported(occasion)).toHaveLength(1);
      expect(await visitor.stored()).not.toContain(occasion);
    },
  );
});

const form: FormDefinition = {
  header: { title: 'Club' },
  pages: [
    {
      name: 'page',
      title: 'Club',
      fields: [
        { name: 'name', type: 'input', label: 'Name', required: true },
        {
          name: 'pets',
          type: 'form',
          label: 'Pets',
          fields: [{ name: 'kind', type: 'input', label: 'Kind', required: true }],
        },
      ],
    },
  ],
};
beforeAll(() => here.product.makes({ slug: 'club', title: 'Club', json: form }));

describe('a dialog', () => {
  test('asks before it resets or deletes, No first, Escape means no, and the focus goes back', async () => {
    const visitor = await here.visitor();
    await visitor.opens('/club');
    await visitor.types('Name', 'Ana');
    await visitor.presses('Clear');
    await visitor.sees(RESET_QUESTION);
    expect(await visitor.focused()).toBe('No');
    expect(await visitor.barriers()).toEqual([]);
    await visitor.pictures('reset-question');
    await visitor.page.keyboard.press('Escape');
    expect(await visitor.focused()).toBe('Name');
    expect(await visitor.valueOf('Name')).toBe('Ana');

    await visitor.presses('Add to Pets');
    await visitor.types('Kind', 'Cat');
    await visitor.presses('Add');
    await visitor.presses('Delete entry 1');
    await visitor.sees(DELETE_QUESTION);
    await visitor.presses('No');
    await visitor.sees('Cat');
    await visitor.presses('Delete entry 1');
    await visitor.presses('Yes');
    await visitor.sees('No entries');
  });

  test('says that the form has errors, and that its submission failed before the failure itself', async () => {
    const visitor = await here.visitor();
    await intercepts(visitor, /\/webforms\/form\/club\/data$/, text(500, ''));
    await visitor.opens('/club');
    await visitor.presses('Submit');
    await visitor.find('heading', FORM_ERRORS.title);
    await visitor.sees(FORM_ERRORS.message);
    await visitor.presses('OK');
    await visitor.types('Name', 'Ana');
    await visitor.presses('Submit');
    await visitor.find('heading', SUBMISSION_FAILED.title);
    await visitor.sees(SUBMISSION_FAILED.message);
    expect(await toasts(visitor)).toEqual([]);
    await visitor.presses('OK');
    await visitor.sees('500: The request failed');
    expect(await visitor.valueOf('Name')).toBe('Ana');
  });

  test.each([
    ['a body of the server’s words', text(400, FILE_UNREADABLE), FILE_NOT_FOUND, FILE_NOT_FOUND.view],
    ['a status 201', json(201, {}), FILE_NOT_FOUND, FILE_NOT_FOUND.view],
    ['a status 402', text(402, ''), ACCESS_DENIED, ACCESS_DENIED.message],
  ])('says why a file is not shown: %s', async (_, reply, { title, message }, after) => {
    const visitor = await here.visitor();
    await intercepts(visitor, /\/api\/file\//, reply);
    await visitor.opens('/file/some-file');
    await visitor.find('heading', title);
    await visitor.sees(message);
    await visitor.presses('OK');
    await visitor.sees(after);
    expect(await toasts(visitor)).toEqual([]);
  });
});

test('code that does not come within 120 seconds is said in its place, and comes when it is tried again', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/Failed to load resource/, /Shown in its place/);
  const clock = await pageClock(visitor.page);
  await visitor.opens('/club');
  await visitor.types('Name', 'Ana');
  const held: HTTPRequest[] = [];
  let isHeld = true;
  await visitor.intercepts();
  visitor.page.on('request', (request) => {
    if (isHeld && request.url().includes('/remotes/mf-forms/')) held.push(request);
    else void request.continue();
  });
  await visitor.presses('Finish later');
  await visitor.eventually(async () => held.length > 0, 'the code to be asked for');
  await clock.passes(60_000);
  expect(await visitor.text()).not.toContain('Loading chunk');
  await clock.passes(60_000);
  await visitor.eventually(async () => /Loading chunk \S+ failed/.test(await visitor.text()), 'the failure to be said');
  expect(await visitor.valueOf('Name')).toBe('Ana');
  isHeld = false;
  for (const request of held) await request.abort();
  await visitor.presses('Try again');
  await visitor.find('dialog', 'Finish later');
});

test('a file of the host’s that a part takes and that does not come is asked for anew when it is tried again', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/Failed to load resource/, /Shown in its place/);
  await visitor.opens('/club');
  await visitor.find('button', 'Finish later');
  let isCut = true;
  await visitor.intercepts();
  visitor.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isCut && /^\/\d+\.\w+\.js$/.test(pathname)) void request.abort();
    else void request.continue();
  });
  await visitor.presses('Finish later');
  await visitor.sees('This part of the form could not be shown.');
  isCut = false;
  await visitor.presses('Try again');
  await visitor.find('dialog', 'Finish later');
});
