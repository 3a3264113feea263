import {
  type ApplicationPage,
  applicationPage,
  type Enquiry,
  LINK_DAYS,
  LINK_DAYS_ALONE,
  NO_APPLICATION,
  type Route,
  routes,
  type Submitted,
} from '@forms/shared/contract';
import * as z from 'zod';
import { hashOf } from '../../platform/ids';
import { daysFromNow, minutesFromNow } from '../../platform/time';
import { partOf, textOf } from '../../testing/letterParts';
import { MailServer } from '../../testing/mailServer';
import { Payer } from '../../testing/payer';
import { examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';
import { until } from '../../testing/until';
import { addForm } from '../forms/storedForms';
import { removeEnquiry } from '../retention/removeEnquiry';

const openDay = {
  header: { title: 'Open day' },
  pages: [
    {
      name: 'you',
      title: 'You',
      fields: [
        { name: 'firstName', type: 'input', label: 'First name' },
        { name: 'email', type: 'email', label: 'Email' },
      ],
    },
  ],
};
/** The calls that do something by a link; not those that open one. */
const opening: Route[] = [routes.applicationPage, routes.sendApplicationMail, routes.openApplication];
const byLink = Object.values<Route>(routes).flatMap((route) => {
  const takes = route.body instanceof z.ZodObject ? Object.keys(route.body.shape) : [];
  return opening.includes(route) || !takes.includes('link') ? [] : [{ ...route, takes }];
});
const SECRET = '[\\w-]{43}';

describe('the private page of an application', () => {
  const mail = new MailServer();
  let server: TestServer;
  let staff: { cookie: string };
  let payer: Payer;
  let writers = 0;
  beforeAll(async () => {
    server = await TestServer.start({
      SMTP_URL: await mail.start(),
      MAIL_FROM: 'Tutorial College <office@college.test>',
      PUBLIC_URL: 'http://forms.college.test/',
      BANK_DETAILS: 'Account name: Tutorial College; Sort code: 12-34-56',
    });
    staff = await server.signIn('Staff');
    await addForm(server.app.db, { slug: 'open-day', title: 'Open day', json: openDay }, null);
    payer = new Payer(server, await examEntry(server, 'gcse', 'aqa', '8300'));
  });
  afterAll(async () => {
    await server.stop();
    await mail.stop();
  });
  beforeEach(() => {
    mail.received.length = 0;
  });

  async function submit(headers: Record<string, string> = {}) {
    const email = `zoe-${++writers}@example.org`;
    const json = [{ name: 'you', values: { firstName: 'Ermintrude', email } }];
    const response = await server.send('/api/webforms/form/open-day/data', { json, headers });
    const { link = '', ...stored } = (await response.json()) as Submitted;
    return { ...stored, link, email, json };
  }
  const ask = (link: string) => server.send('/api/application', { json: { link } });
  const read = async (link: string): Promise<ApplicationPage> => applicationPage.parse(await (await ask(link)).json());
  const send = async (link: string, what: string) =>
    (await server.send('/api/application/mail', { json: { link, send: what } })).status;
  const tryCode = (link: string, code: string) => server.send('/api/application/code', { json: { link, code } });
  const age = (link: string, days: number) =>
    server.app.db
      .updateTable('applicationLinks')
      .set({ madeAt: daysFromNow(-days) })
      .where('linkHash', '=', hashOf(link))
      .execute();
  const letterTo = async (email: string, saying: string) => {
    const found = () => mail.received.find((each) => each.to.includes(email) && textOf(each).includes(saying));
    await until(async () => found() !== undefined, Boolean);
    return textOf(found() ?? { body: '' });
  };
  const codeIn = (text: string) => /application is ([A-Z2-9]{6})\./.exec(text)?.[1] ?? '';
  const linkIn = (text: string) =>
    new RegExp(`http://forms\\.college\\.test/application#(${SECRET})\n`).exec(text)?.[1] ?? '';

  it('is written of in the language of the page that a form was sent from, and its letters lead to the page in that', async () => {
    const pt = await submit({ 'accept-language': 'pt-PT' });
    const text = await letterTo(pt.email, pt.reference);
    expect(text).toMatch(/^Olá Ermintrude/);
    expect(text).toContain('http://forms.college.test/application?campus=lisbon#');
    await send(pt.link, 'link');
    expect(await letterTo(pt.email, 'nova ligação')).toContain('http://forms.college.test/application?campus=lisbon#');
    const en = await submit({ 'accept-language': '*' });
    expect(await letterTo(en.email, en.reference)).toContain('http://forms.college.test/application#');
  });

  it('shows whoever has just sent a form what was sent, under which reference, and what comes next', async () => {
    const { link, reference } = await submit();
    expect(link).toMatch(new RegExp(`^${SECRET}$`));
    const response = await ask(link);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await response.json()).toMatchObject({
      reference,
      formTitle: 'Open day',
      details: { status: 'new', invoice: null, applied: { reference, amount: 0, paid: false } },
    });
    expect((await read(link)).details?.pages).toEqual([
      { name: 'you', values: expect.objectContaining({ firstName: 'Ermintrude' }) },
    ]);
  });

  it('says nothing of what staff have noted', async () => {
    const { id, link } = await submit();
    await server.send(`/api/enquiries/${id}/comments`, { json: { text: 'Rang twice' }, headers: staff });
    expect(await (await ask(link)).text()).not.toContain('Rang twice');
  });

  it('is reached by the letter that every submission causes, which has no answer in it', async () => {
    const { email, link, reference } = await submit();
    const text = await letterTo(email, reference);
    expect(text).toContain(`We have received “Open day”, thank you. Its reference is ${reference}.`);
    expect(text).toContain('http://forms.college.test/contact-us');
    expect(linkIn(text)).not.toBe(link);
    expect((await read(linkIn(text))).reference).toBe(reference);
  });

  it('is reached by the letter to who asked for a call, and by that with the invoice, which is the only one', async () => {
    for (const method of ['callback', 'bacs'] as const) {
      mail.received.length = 0;
      const { id, reference } = await payer.enquire(method);
      const text = await letterTo('zoe@example.org', reference);
      const { details } = await read(linkIn(text));
      expect(details?.applied).toMatchObject({ id, paymentMethod: method });
      expect(details?.howToPay).toContain(`Payment reference: ${reference}`);
      const { mail: letters } = await payer.read(id);
      expect(letters.map(({ kind }) => kind)).toEqual([method === 'bacs' ? 'invoice' : 'submission']);
      await server.app.db.updateTable('letters').set({ mailbox: null }).execute();
    }
  });

  it('has the days to keep, which letters bring for a calendar under the same names, and take back with what is withdrawn', async () => {
    const calendarOf = async (method: string) => {
      const found = () =>
        mail.received.find(({ body }) => body.includes(`text/calendar; charset=utf-8; method=${method}`));
      await until(async () => found() !== undefined, Boolean);
      return partOf(found() ?? { body: '' }, 'text/calendar').toString();
    };
    await server.app.db.updateTable('letters').set({ mailbox: null }).execute();
    const { link = '', reference } = await payer.enquire('bacs');
    const { dates = [], invoice } = (await read(link)).details ?? {};
    expect(dates.map(({ kind, day }) => ({ kind, day }))).toContainEqual({ kind: 'payment', day: invoice?.dueDate });
    expect(dates.map(({ kind }) => kind).sort()).toEqual(['changeOrWithdrawal', 'entry', 'payment']);
    const calendar = await calendarOf('PUBLISH');
    for (const { key, day } of dates) {
      expect(calendar).toContain(`UID:${key}.${reference}@forms\r\n`);
      expect(calendar).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`);
    }
    await server.app.db.updateTable('letters').set({ mailbox: null }).execute();
    await server.send('/api/application/withdraw', { json: { link } });
    expect((await read(link)).details?.dates).toEqual([]);
    const ended = await calendarOf('CANCEL');
    for (const { key } of dates) expect(ended).toContain(`UID:${key}.${reference}@forms\r\n`);
    expect((await read((await payer.pay()).link ?? '')).details?.dates.map(({ kind }) => kind)).toEqual([
      'changeOrWithdrawal',
    ]);
  });

  it('says that it is paid once it is', async () => {
    const { link = '' } = await payer.pay();
    const { details } = await read(link);
    expect(details).toMatchObject({ applied: { paid: true, paymentMethod: 'card', received: 40_495, owing: 0 } });
  });

  it('is what a sent form answers again, and what its draft’s link leads to', async () => {
    const saved = await server.send('/api/webforms/draft', {
      json: { slug: 'open-day', version: 1, journey: 'one', pages: [{ name: 'you', values: { firstName: 'Li' } }] },
    });
    const { hash } = (await saved.json()) as { hash: string };
    const headers = { 'idempotency-key': 'sent twice', 'form-draft': hash };
    const { reference, json } = await submit(headers);
    const again = await server.send('/api/webforms/form/open-day/data', { json, headers });
    expect((await read(((await again.json()) as Submitted).link ?? '')).reference).toBe(reference);

    const draft = await server.send(`/api/webforms/draft/${hash}`);
    expect(draft.status).toBe(410);
    const { link, error } = (await draft.json()) as { link: string; error: string };
    expect(error).toBe('draft-sent');
    expect((await read(link)).reference).toBe(reference);
    const { sealed } = await server.app.db
      .selectFrom('drafts')
      .select('sealed')
      .where('linkHash', '=', hashOf(hash))
      .executeTakeFirstOrThrow();
    expect(sealed).toBe('');
  });

  it('takes back what is neither paid nor booked, as staff read; paid, it is refused and stays', async () => {
    const [plain, callback, paid] = [await submit(), await payer.enquire('callback'), await payer.pay()];
    const withdraw = (link = '') => server.send('/api/application/withdraw', { json: { link } });
    for (const { id, link } of [plain, callback]) {
      const answer = applicationPage.parse(await (await withdraw(link)).json());
      expect(answer.details).toMatchObject({ withdrawn: true, status: 'completed' });
      const { status, payments, steps } = await payer.read(id);
      expect(status).toBe('completed');
      expect(steps).toMatchObject([{ status: 'completed', author: 'Applicant' }]);
      expect(payments).toContainEqual(expect.objectContaining({ kind: 'cancelled', author: 'Applicant' }));
    }
    expect(await payer.read(callback.id)).toMatchObject({ invoiceStatus: 'cancelled' });
    expect((await withdraw(paid.link)).status).toBe(409);
    expect((await read(paid.link ?? '')).details).toMatchObject({ withdrawn: false, applied: { paid: true } });

    const old = await submit();
    await age(old.link, LINK_DAYS_ALONE);
    expect((await withdraw(old.link)).status).toBe(404);
    expect(await payer.read(old.id)).toMatchObject({ status: 'new' });
  });

  it('keeps no secret that opens it: neither the link, nor a code, nor what answers a repeated submission', async () => {
    const { link, email } = await submit({ 'idempotency-key': 'no secret' });
    await age(link, LINK_DAYS_ALONE);
    await send(link, 'code');
    const code = codeIn(await letterTo(email, 'The code'));
    const links = await server.app.db.selectFrom('applicationLinks').selectAll().execute();
    const answers = await server.app.db.selectFrom('idempotency').selectAll().execute();
    const stored = JSON.stringify([links, answers]);
    expect(stored).not.toContain(link);
    expect(stored).not.toContain(`"${code}"`);
  });

  describe('by a link that is older than a month', () => {
    it('shows nothing personal until the code is given that was mailed; then it has a new link', async () => {
      const { link, email, reference } = await submit();
      await age(link, LINK_DAYS_ALONE);
      const response = await ask(link);
      const text = await response.text();
      expect(text).not.toContain('Ermintrude');
      expect(applicationPage.parse(JSON.parse(text))).toMatchObject({ reference, details: null });

      expect(await send(link, 'code')).toBe(204);
      const code = codeIn(await letterTo(email, 'The code'));
      const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
      const { link: fresh } = (await (await tryCode(link, typed)).json()) as { link: string };
      expect((await read(fresh)).details?.pages[0]?.values).toMatchObject({ firstName: 'Ermintrude' });
      expect((await tryCode(link, code)).status).toBe(422);
    });

    it('takes no code that is too old, or was followed by another', async () => {
      const { link, email } = await submit();
      await age(link, LINK_DAYS_ALONE);
      await send(link, 'code');
      const first = codeIn(await letterTo(email, 'The code'));
      mail.received.length = 0;
      await send(link, 'code');
      const second = codeIn(await letterTo(email, 'The code'));
      expect((await tryCode(link, first)).status).toBe(422);
      await server.app.db
        .updateTable('applicationLinks')
        .set({ codeUntil: minutesFromNow(-1) })
        .where('linkHash', '=', hashOf(link))
        .execute();
      expect((await tryCode(link, second)).status).toBe(422);
    });

    it('is locked by five wrong codes, also of many at a time; a new link can be had by mail', async () => {
      const { link, email, reference } = await submit();
      await age(link, LINK_DAYS_ALONE);
      await send(link, 'code');
      const code = codeIn(await letterTo(email, 'The code'));
      const tries = await Promise.all(Array.from({ length: 20 }, () => tryCode(link, 'WRONG2')));
      const statuses = tries.map(({ status }) => status);
      // The fifth locks it, and is answered as all after it.
      expect(statuses.sort()).toEqual([...Array(4).fill(422), ...Array(16).fill(404)].sort());
      expect((await tryCode(link, code)).status).toBe(404);
      expect((await ask(link)).status).toBe(404);

      mail.received.length = 0;
      expect(await send(link, 'link')).toBe(204);
      const fresh = linkIn(await letterTo(email, 'a new link'));
      expect(await read(fresh)).toMatchObject({ reference, details: {} });
    });
  });

  describe('attacked', () => {
    it('answers the same to a guessed, an expired, a locked and a revoked link, and to a reference or an id', async () => {
      const [expired, locked, revoked] = [await submit(), await submit(), await submit()];
      await age(expired.link, LINK_DAYS);
      await server.app.db
        .updateTable('applicationLinks')
        .set({ wrongCodes: 5 })
        .where('linkHash', '=', hashOf(locked.link))
        .execute();
      const answer = await server.send(`/api/enquiries/${revoked.id}/links`, { method: 'DELETE', headers: staff });
      expect(((await answer.json()) as Enquiry).payments.map(({ kind }) => kind)).toContain('links-revoked');

      const links = ['', expired.link, locked.link, revoked.link, revoked.id, revoked.reference, 'a'.repeat(43)];
      for (const link of links) {
        for (const response of [await ask(link), await tryCode(link, 'ABCDEF')]) {
          expect(response.status).toBe(404);
          expect(await response.json()).toMatchObject({ error: 'no-application', message: NO_APPLICATION });
        }
        for (const what of ['code', 'link']) expect(await send(link, what)).toBe(204);
      }
      await until(
        () => server.app.db.selectFrom('jobs').select('id').where('kind', '=', 'applicationMail').execute(),
        ({ length }) => length === 0,
      );
      // Only who had one, and lost it by its age or by wrong codes, is written to.
      const asked = mail.received.filter((each) => /a new link|The code/.test(textOf(each))).map(({ to }) => to[0]);
      expect(asked.sort()).toEqual([expired.email, locked.email].sort());
    });

    it('does nothing by a link that is guessed or takes a code, whichever call has one', async () => {
      const old = await submit();
      await age(old.link, LINK_DAYS_ALONE);
      expect(byLink.map(({ path }) => path)).toContain('/application/withdraw');
      const upload = { document: 'any', key: 'the-key-of-any-file', name: 'any.pdf', size: 1 };
      const given = { id: 'any', version: 1, returned: 0, optionId: 'any', amount: 0, text: 'Hello', pages: [] };
      for (const { method, path, takes } of byLink) {
        for (const link of [old.link, 'a'.repeat(43)]) {
          const all = Object.entries({ ...upload, ...given, link });
          const json = Object.fromEntries(all.filter(([key]) => takes.includes(key)));
          const { status } = await server.send(`/api${path.replace(':id', 'any')}`, { method, json });
          expect([path, status]).toEqual([path, 404]);
        }
      }
    });

    it('opens nothing of another application with the code of one’s own', async () => {
      const [own, other] = [await submit(), await submit()];
      for (const { link } of [own, other]) await age(link, LINK_DAYS_ALONE);
      await send(own.link, 'code');
      const code = codeIn(await letterTo(own.email, 'The code'));
      expect((await tryCode(other.link, code)).status).toBe(422);
    });

    it('is revoked by staff alone', async () => {
      const { id, link } = await submit();
      expect((await server.send(`/api/enquiries/${id}/links`, { method: 'DELETE' })).status).toBe(401);
      expect((await ask(link)).status).toBe(200);
    });

    it('goes with the enquiry', async () => {
      const { id, link } = await submit();
      await until(
        () => server.app.db.selectFrom('jobs').select('id').where('enquiryId', '=', id).execute(),
        ({ length }) => length === 0,
      );
      await removeEnquiry(server.app, id);
      expect((await ask(link)).status).toBe(404);
    });
  });
});

it('letters that open an application are few, however often they are asked for, and a link that is none has no more', async () => {
  const server = await TestServer.start({ GUESSING_LIMIT_SCALE: '1' });
  const asked = async () => {
    const json = { link: 'a'.repeat(43), send: 'link' };
    return (await server.send('/api/application/mail', { json })).status;
  };
  const statuses = [];
  for (let times = 0; times < 7; times += 1) statuses.push(await asked());
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
  await server.stop();
});
