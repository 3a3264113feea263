import { errorAnswer, type Route, routes } from '@forms/shared/contract';
import fc, { cases } from '@forms/shared/testing/fast-check';
import type { Arbitrary } from 'fast-check';
import * as z from 'zod';
import { addressOf } from '../platform/http/addresses';
import { arbitraryOf, mutated } from '../testing/arbitraryOf';
import { examEntry, register, registration } from '../testing/registration';
import { TestServer } from '../testing/startServer';

const rows = Object.entries(routes) as [string, Route][];

let server: TestServer;
/** The ids of what exists, by the beginning of the paths that take them. */
let known: [path: string, ids: string[]][];
/** A right body of calls whose rules no schema says. */
let examples: Partial<Record<keyof typeof routes, unknown>>;
beforeAll(async () => {
  server = await TestServer.start({ METRICS_TOKEN: 'a token for measuring' });
  const { db } = server.app;
  const exam = await examEntry(server, 'gcse', 'aqa', '8300');
  const { id: enquiry, amount } = await register(server, [exam], 'card');
  const body = new FormData();
  body.append('file', new Blob(['%PDF-1.7\n']), 'a.pdf');
  await server.send('/api/webforms/file/upload', { method: 'POST', body });
  const message = {
    firstName: 'Zoë',
    lastName: 'B',
    email: 'z@example.org',
    mobile: '',
    message: 'Hello',
    page: 'home',
  };
  await server.send('/content/contacts', { json: message });
  const idsIn = async (table: (typeof tables)[number][1]) =>
    (await db.selectFrom(table).select('id').limit(3).execute()).map(({ id }) => id);
  const rowsOf = tables.map(async ([path, table]): Promise<[string, string[]]> => [path, await idsIn(table)]);
  known = [...(await Promise.all(rowsOf)), ['/v2/form', ['exams-registration-v2']], ['/pages', ['home']]];
  const [fileId = ''] = known.find(([path]) => path === '/file')?.[1] ?? [];
  const pages = [{ name: 'page', title: 'Page', fields: [{ name: 'name', type: 'input', label: 'Name' }] }];
  examples = {
    newForm: { slug: 'made', title: 'Made', json: { header: { title: 'Made' }, pages } },
    changeForm: { field: 'json', newValue: { header: { title: 'Made' }, pages } },
    submitExamsForm: registration([exam], 'bacs'),
    keepDraft: { slug: 'exams-registration-v2', version: 1, journey: 'one', pages: [{ name: 'start', values: {} }] },
    examChoices: { name: 'subject', seriesId: exam.formData.series.id, levelId: 'gcse', boardId: 'aqa' },
    examTableInfo: { optionId: exam.formData.option.id, seriesId: exam.formData.series.id },
    payByCard: { amount, currency: 'GBP', enquiryId: enquiry },
    refundEnquiry: { amount: 100, reason: 'Asked for' },
    saveAnnotation: { fileId, xfdf: '<xfdf/>' },
    logIn: { email: 'admin@example.org', password: 'not the password' },
  };
});
afterAll(() => server.stop());

const tables = [
  ['/file', 'files'],
  ['/invoice/item', 'invoiceItems'],
  ['/invoice/footerHeader/:id', 'invoiceFooterHeaders'],
  ['/invoice', 'invoices'],
  ['/enquiries', 'enquiries'],
  ['/webforms/exam/spec', 'examSpecifications'],
  ['/webforms/exam', 'examOptions'],
  ['/users', 'users'],
  ['/contacts', 'contacts'],
] as const;

interface Sent {
  method: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
}

/** What may be sent to a route: right by its row, or with one thing wrong somewhere. */
function sentTo(name: string, { method, path, params, query, body, changes }: Route): Arbitrary<Sent> {
  const ids = known.find(([begin]) => path.startsWith(begin))?.[1] ?? [];
  const everyId = known.flatMap(([, each]) => each);
  const example = Object.entries(examples).find(([of]) => of === name)?.[1];
  const of = (schema: z.ZodType | undefined) => (schema ? arbitraryOf(schema, ids) : fc.constant(undefined));
  const bodyOf = (schema: z.ZodType) => arbitraryOf(schema, everyId);
  const bothWays = (value: Arbitrary<unknown>) =>
    fc.oneof({ arbitrary: value, weight: 2 }, { arbitrary: mutated(value), weight: 3 });
  const texts = (values: Arbitrary<unknown>) =>
    values.map((found) =>
      Object.fromEntries(
        Object.entries(typeof found === 'object' && found !== null ? found : {}).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ),
    );
  return fc.record({
    method: fc.constantFrom(...(changes ? [method, 'POST'] : [method])),
    params: texts(of(params)),
    query: texts(query ? bothWays(of(query)) : fc.constant({})),
    body: body
      ? bothWays(example ? fc.oneof(fc.constant(example), bodyOf(body)) : bodyOf(body))
      : fc.constant(undefined),
  });
}

async function send(
  route: Route,
  { method, params, query, body }: Sent,
  headers: Record<string, string>,
): Promise<Response> {
  const { url } = addressOf(route, server.app.settings);
  const path = url.replace(/:(\w+)/g, (_all, name) =>
    encodeURIComponent((params[name] ?? '').replace(/\p{Cs}/gu, '') || 'x'),
  );
  const search = new URLSearchParams(query).toString();
  const init = body === undefined ? { method, headers } : { method, headers, json: body };
  return server.send(search ? `${path}?${search}` : path, init);
}

/** Refuses an answer that the contract does not know: of the server's own error, or of another shape than the row says. */
async function check(route: Route, response: Response): Promise<void> {
  // Node's own, before the server hears of the call.
  if (response.status === 431) return;
  const text = await response.text();
  const said = `${response.status} ${text.slice(0, 500)}`;
  if (response.status >= 500) throw new Error(said);
  if (response.status >= 400) {
    errorAnswer.loose().parse(JSON.parse(text));
    return;
  }
  if (response.status !== (route.status ?? 200)) throw new Error(`not the status of its row: ${said}`);
  if (response.status === 204 || route.answer instanceof z.ZodUnknown) return;
  z.parse(route.answer, JSON.parse(text));
}

let signedIn: { cookie: string } | undefined;
/** The headers of somebody who may do everything. */
async function admin(): Promise<{ cookie: string }> {
  signedIn ??= await server.signIn('Admin');
  return signedIn;
}

it.each(rows.filter(([, { upload }]) => !upload))(
  '%s answers whatever is sent to it as the contract says, and never fails itself.',
  async (name, route) => {
    await fc.assert(
      fc.asyncProperty(sentTo(name, route), async (sent) => {
        const response = await send(route, sent, await admin());
        // Some of the calls end a session or change who may do what: then somebody else calls.
        if (response.status === 401 || response.status === 403) signedIn = undefined;
        await check(route, response);
      }),
      cases(4),
    );
  },
);

it.each(rows.filter(([, { upload }]) => upload))(
  '%s takes or refuses whatever is uploaded, and never fails itself.',
  async (_name, route) => {
    const begins = ['%PDF-1.7\n', 'PK\u0003\u0004', 'GIF89a', '<svg>', ''];
    const upload = fc.record({
      name: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom('a.pdf', 'a.docx', 'a.gif', '../a.pdf'),
      ),
      begin: fc.constantFrom(...begins),
      bytes: fc.uint8Array({ maxLength: 2_000 }),
      fields: fc.dictionary(
        fc.constantFrom('session', 'uploadType', 'entityType', 'entityTypeId', 'x'),
        fc.string({ unit: 'binary' }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(upload, async ({ name, begin, bytes, fields }) => {
        const body = new FormData();
        for (const [field, value] of Object.entries(fields)) body.append(field, value.replace(/\p{Cs}/gu, ''));
        body.append('file', new Blob([begin, new Uint8Array(bytes)]), name.replace(/\p{Cs}/gu, ''));
        const { url } = addressOf(route, server.app.settings);
        await check(route, await server.send(url, { method: 'POST', body, headers: await admin() }));
      }),
      cases(4),
    );
  },
);
