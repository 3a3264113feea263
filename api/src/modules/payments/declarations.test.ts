import type {
  Acceptance,
  Declaration,
  ExamEntry,
  ExamsSubmitted,
  Invoice,
  PaymentMethod,
} from '@forms/shared/contract';
import { Payer } from '../../testing/payer';
import { allDeclared, answers, examEntry } from '../../testing/registration';
import { TestServer } from '../../testing/startServer';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

let server: TestServer;
let exam: ExamEntry;
let payer: Payer;
let staff: { cookie: string };
let current: Declaration[];
beforeAll(async () => {
  server = await TestServer.start();
  exam = await examEntry(server, 'gcse', 'aqa', '8300');
  payer = new Payer(server, exam);
  staff = await server.signIn('Staff');
  current = (await (await server.send('/api/webforms/exams/declarations')).json()) as Declaration[];
});
afterAll(() => server.stop());

const submit = (paymentMethod: PaymentMethod, declarations?: unknown, headers: Record<string, string> = {}) =>
  server.send('/api/webforms/exams/form/data', {
    json: [...answers([exam]), { paymentMethod, declarations }],
    headers,
  });
const stored = async (response: Response) => {
  const { id } = (await response.json()) as ExamsSubmitted;
  const { invoiceId } = await payer.read(id);
  const read = await server.send(`/api/invoice/${invoiceId}`, { headers: staff });
  return { id, declarations: ((await read.json()) as Invoice).declarations };
};
const tickedAt = (acceptedAt: string): Acceptance[] => current.map(({ id, version }) => ({ id, version, acceptedAt }));
const refusalOf = async (response: Response) => {
  const { error, message } = (await response.json()) as { error: string; message: string };
  return { status: response.status, error, message };
};
const enquiries = async () =>
  (await server.app.db.selectFrom('enquiries').select('id').execute()).map(({ id }) => id).length;

describe('declarations', () => {
  it('are handed out in their words, each with a version and the terms that it speaks of', () => {
    expect(current).toEqual([
      { id: 'good-faith', text: expect.stringContaining('good faith'), version: expect.stringMatching(/^.{12}$/) },
      { id: 'general-terms', text: expect.any(String), version: expect.any(String), termsSlug: 'general-terms' },
      {
        ...{ id: 'exam-terms', text: expect.any(String), version: expect.any(String) },
        ...{ termsSlug: 'exam-terms', ofExams: true },
      },
    ]);
    expect(new Set(current.map(({ version }) => version)).size).toBe(3);
  });

  it.each(['card', 'bacs'] as const)(
    'that nobody made are not recorded: %s without them is refused, and nothing is kept',
    async (method) => {
      const before = await enquiries();
      for (const declarations of [undefined, [], allDeclared().slice(1)]) {
        expect(await refusalOf(await submit(method, declarations))).toEqual({
          status: 422,
          error: 'declarations-missing',
          message: 'Please confirm your acceptance of the terms and conditions above before submitting payment.',
        });
      }
      expect(await enquiries()).toBe(before);
    },
  );

  it('are recorded as they were ticked, each at its own time', async () => {
    const times = [ago(3 * MINUTE), ago(2 * MINUTE), ago(MINUTE)];
    const ticked = current.map(({ id, version }, at) => ({ id, version, acceptedAt: times[at] }));
    const { declarations } = await stored(await submit('bacs', ticked));
    expect(declarations).toEqual(
      current.map(({ id, text, version }, at) => ({ id, text, version, acceptedAt: times[at] })),
    );
  });

  it('are made in Portuguese by whoever reads them in Portuguese, and stand so on the document', async () => {
    const read = await server.send('/api/webforms/exams/declarations?language=pt-PT');
    const portuguese = (await read.json()) as Declaration[];
    expect(portuguese.map(({ id }) => id)).toEqual(current.map(({ id }) => id));
    const ticked = portuguese.map(({ id, version }) => ({ id, version, acceptedAt: ago(MINUTE) }));
    const { declarations } = await stored(await submit('bacs', ticked));
    expect(declarations.map(({ text }) => text)).toEqual([
      expect.stringContaining('prestadas de boa-fé'),
      'Li e aceito os termos e condições gerais.',
      'Li e aceito os termos e condições dos exames públicos.',
    ]);
  });

  it('are not needed for a callback, and what was ticked is recorded all the same', async () => {
    expect((await stored(await submit('callback'))).declarations).toEqual([]);
    const [first] = tickedAt(ago(MINUTE));
    expect((await stored(await submit('callback', [first]))).declarations).toEqual([
      expect.objectContaining(first ?? {}),
    ]);
  });

  it('are needed by who asked for a call first, before a card or a transfer', async () => {
    const { id } = await stored(await submit('callback'));
    const { amount } = await payer.read(id);
    expect((await payer.ask({ enquiryId: id, amount })).status).toBe(422);
    const choice = { enquiryId: id, examIds: [], invoiceData: {}, description: 'Exams', paymentMethod: 'bacs' };
    const path = '/api/Z/webforms/exams/payment/success';
    expect((await server.send(path, { json: choice })).status).toBe(422);
    expect(await payer.read(id)).toMatchObject({ paymentMethod: 'callback', mail: [{ kind: 'submission' }] });

    expect((await payer.ask({ enquiryId: id, amount, declarations: allDeclared() })).status).toBe(200);
    expect((await server.send(path, { json: choice })).status).toBe(200);
  });

  it('of other words than today’s are refused, with the request to read them again', async () => {
    for (const wrong of [{ version: 'older' }, { id: 'none' }]) {
      const [first, ...rest] = tickedAt(ago(MINUTE));
      expect(await refusalOf(await submit('card', [{ ...first, ...wrong }, ...rest]))).toMatchObject({
        status: 422,
        error: 'declarations-changed',
        message: expect.stringContaining('read them again'),
      });
    }
  });

  it('have another version as soon as their terms have', async () => {
    const terms = server.app.db.updateTable('terms').where('slug', '=', 'exam-terms');
    const { html } = await server.app.db
      .selectFrom('terms')
      .select('html')
      .where('slug', '=', 'exam-terms')
      .executeTakeFirstOrThrow();
    const { id } = await stored(await submit('card', tickedAt(ago(MINUTE))));
    const { amount } = await payer.read(id);
    await terms.set({ html: `${html}<p>And a fee.</p>` }).execute();
    try {
      // Our Portuguese says nothing of it.
      const changed = await server.send('/api/v2/formtandc/exam-terms?language=pt-PT');
      expect(await changed.json()).toMatchObject({ language: 'en-GB', html: expect.stringContaining('And a fee.') });
      expect((await submit('card', tickedAt(ago(MINUTE)))).status).toBe(422);
      // What was accepted holds: who applied before pays what they agreed to.
      expect((await payer.ask({ enquiryId: id, amount, declarations: tickedAt(ago(MINUTE)) })).status).toBe(200);
    } finally {
      await terms.set({ html }).execute();
    }
  });

  it('are never later than they were heard of, where a clock is ahead', async () => {
    const before = new Date().toISOString();
    const { declarations } = await stored(await submit('bacs', tickedAt(ago(-90 * MINUTE))));
    for (const { acceptedAt } of declarations) {
      expect(acceptedAt >= before && acceptedAt <= new Date().toISOString()).toBe(true);
    }
  });

  it.each([
    ['days ahead', -2 * DAY],
    ['a year old', 365 * DAY],
  ])('whose time is %s are refused, with the request to set the clock', async (_, away) => {
    expect(await refusalOf(await submit('bacs', tickedAt(ago(away))))).toMatchObject({
      status: 422,
      error: 'wrong-clock',
      message: expect.stringContaining('clock'),
    });
  });

  it('ticked again after a lost answer make no second application, and the first times stay', async () => {
    const headers = { 'idempotency-key': 'ticked-again' };
    const first = await stored(await submit('bacs', tickedAt(ago(2 * MINUTE)), headers));
    expect(await stored(await submit('bacs', tickedAt(ago(MINUTE)), headers))).toEqual(first);
  });
});
