import { type FormDefinition, formReferences, optionList, type TermsAnswer } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';
import { seedForms } from './storedForms';

const oneField: FormDefinition = {
  header: { title: 'Open day' },
  pages: [{ name: 'you', title: 'You', fields: [{ name: 'firstName', type: 'input', label: 'First name' }] }],
};

/** As a version before has stored it. */
const asIs = () => {};

describe('forms', () => {
  let server: TestServer;
  let admin: { cookie: string };
  beforeAll(async () => {
    server = await TestServer.start();
    admin = await server.signIn('Admin');
  });
  afterAll(() => server.stop());

  const make = (slug: string, json: unknown = oneField, headers: object = admin) =>
    server.send('/api/v2/newform', { json: { slug, title: 'Open day', json }, headers: { ...headers } });

  it('are made by an administrator and read by everyone', async () => {
    expect((await make('open-day')).status).toBe(201);
    const form = await (await server.send('/api/v2/form/open-day')).json();
    expect(form).toEqual({ slug: 'open-day', title: 'Open day', version: 1, json: oneField });
  });

  it('are made by nobody else', async () => {
    expect((await make('closed', oneField, {})).status).toBe(401);
    expect((await make('closed', oneField, await server.signIn('Staff'))).status).toBe(403);
    expect((await server.send('/api/v2/form/closed')).status).toBe(404);
  });

  it('never take a slug twice', async () => {
    await make('twice');
    expect((await make('twice')).status).toBe(409);
  });

  it('are refused with the path of every error of their definition', async () => {
    const response = await make('broken', {
      header: { title: 'Broken' },
      pages: [
        {
          name: 'you',
          title: 'You',
          fields: [
            { name: '1st', type: 'input' },
            { name: 'b', type: 'input', show: { field: 'a', bigger: 1 } },
          ],
        },
      ],
    });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { path: string }[] };
    expect(errors.map(({ path }) => path)).toEqual(['json.pages.0.fields.0.name', 'json.pages.0.fields.1.show']);
  });

  it.each(['https://elsewhere.example/people', '//elsewhere.example/people', '/../people', '/\\elsewhere.example'])(
    'are refused where a field would ask %s for its options',
    async (api) => {
      const fields = [{ name: 'who', type: 'select', label: 'Who', api }];
      const response = await make('astray', { header: { title: 'A' }, pages: [{ name: 'p', title: 'P', fields }] });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ errors: [{ path: 'json.pages.0.fields.0.api' }] });
    },
  );

  it('are refused where a rule or a part of an option is one that nothing reads; those that stand go on as they are', async () => {
    const fields = [
      { name: 'a', type: 'input', label: 'A', validation: { shoeSize: true } },
      { name: 'b', type: 'select', label: 'B', options: [{ value: 1, label: 'One', hint: 'x' }] },
    ];
    const unread = { ...oneField, pages: [{ name: 'you', title: 'You', fields }] };
    const paths = ['pages.0.fields.0.validation.shoeSize', 'pages.0.fields.1.options.0.hint'];
    const reported = async (response: Response) => {
      expect(response.status).toBe(422);
      const { errors } = (await response.json()) as { errors: { path: string }[] };
      return errors.map(({ path }) => path);
    };
    expect(await reported(await make('unread', unread))).toEqual(paths.map((path) => `json.${path}`));
    await seedForms(server.app.db, [{ slug: 'unread', title: 'Older', json: unread }], asIs);
    const change = (json: object) => server.send('/api/v2/form/unread', { method: 'PUT', json, headers: admin });
    expect(await reported(await change({ field: 'json', newValue: unread }))).toEqual(
      paths.map((path) => `newValue.${path}`),
    );
    expect(await (await server.send('/api/v2/form/unread')).json()).toMatchObject({ version: 1, json: unread });
  });

  it('are refused where they can’t work, every error told at once and in words for who wrote them', async () => {
    const fields = [
      { name: 'a', type: 'input', lable: 'A' },
      { name: 'b', type: 'input', label: 'B', show: { gone: 1 } },
      { name: 'c', type: 'select', label: 'C', api: '/webforms/options/contries' },
      { name: 'd', type: 'privacy', label: 'D', slug: 'genral-terms' },
    ];
    const broken = { header: { title: 'T' }, pages: [{ name: 'you', title: 'You', fields }], submit: { path: '/x' } };
    const reported = async (response: Response) => {
      expect(response.status).toBe(422);
      return ((await response.json()) as { errors: unknown }).errors;
    };
    const errors = [
      ['pages.0.fields.0.lable', 'There is no "lable" here. Did you mean “label”?'],
      ['submit.path', 'There is no “path” here: it has success'],
      [
        'pages.0.fields.2.api',
        'There is no list “/webforms/options/contries”. Did you mean “/webforms/options/countries”?',
      ],
      ['pages.0.fields.3.slug', 'There are no terms “genral-terms”. Did you mean “general-terms”?'],
      ['pages.0.fields.1.show', 'There is no field “gone”'],
    ];
    const under = (key: string) => errors.map(([path, message]) => ({ path: `${key}.${path}`, message }));
    expect(await reported(await make('broken', broken))).toEqual(under('json'));
    const change = { field: 'json', newValue: broken };
    const sent = server.send('/api/v2/form/tutor-application', { method: 'PUT', json: change, headers: admin });
    expect(await reported(await sent)).toEqual(under('newValue'));
    expect((await server.send('/api/v2/form/broken')).status).toBe(404);
  });

  it('that stand already go on, whatever is wrong with them, and may get another title', async () => {
    const json = { ...oneField, submit: { path: '/webforms/elsewhere', success: 'Thank you' } };
    await seedForms(server.app.db, [{ slug: 'sent-elsewhere', title: 'Older', json }], asIs);
    expect(await (await server.send('/api/v2/form/sent-elsewhere')).json()).toMatchObject({ version: 1 });
    const change = { field: 'title', newValue: 'Newer' };
    const sent = server.send('/api/v2/form/sent-elsewhere', { method: 'PUT', json: change, headers: admin });
    expect(await (await sent).json()).toMatchObject({ version: 2, title: 'Newer' });
  });

  it('are taken with a word on what is odd in them', async () => {
    const odd = {
      header: { title: 'Odd' },
      pages: [{ name: 'you', title: 'You', fields: [{ name: 'a', type: 'input', label: '' }] }],
    };
    const warnings = [{ path: 'pages.0.fields.0', severity: 'warning', message: 'A question without a label' }];
    expect(await (await make('odd', odd)).json()).toEqual({ slug: 'odd', title: 'Open day', version: 1, warnings });
    const change = (json: object) => server.send('/api/v2/form/odd', { method: 'PUT', json, headers: admin });
    expect(await (await change({ field: 'json', newValue: odd })).json()).toMatchObject({ version: 2, warnings });
    expect(await (await change({ field: 'title', newValue: 'Odder' })).json()).toMatchObject({ warnings: [] });
  });

  it('may name the terms and lists that the server says it has', async () => {
    const { terms, lists } = formReferences.parse(await (await server.send('/api/v2/formreferences')).json());
    expect(terms).toContainEqual({ slug: 'privacy-notice', title: 'Privacy notice' });
    expect(lists.map(({ path }) => path)).toEqual(expect.arrayContaining(['/system/titles', '/webforms/leadorigins']));
    for (const { path } of lists) {
      expect(optionList.parse(await (await server.send(`/api${path}`)).json()).length).toBeGreaterThan(1);
    }
    const schema = await (await server.send('/api/v2/form/schema')).text();
    for (const name of [...terms.map(({ slug }) => slug), ...lists.map(({ path }) => path)]) {
      expect(schema).toContain(JSON.stringify(name));
    }
  });

  it('are described by a schema, which leaves no form its address', async () => {
    const schema = (await (await server.send('/api/v2/form/schema')).json()) as object;
    expect(schema).toMatchObject({ $ref: '#/definitions/Form', definitions: { Field: {}, Condition: {} } });
    expect((await make('schema')).status).toBe(422);
  });

  it('are kept without what no text may hold, in a sub-table too', async () => {
    const html = '<h3 onclick="x()">Fees</h3><script>x()</script>';
    const fields = [
      { name: 'part', type: 'section', title: '2 < 3', html },
      { name: 'letter', type: 'html', value: html },
      { name: 'rows', type: 'form', fields: [{ name: 'part', type: 'section', html }] },
    ];
    const clean = '<h3>Fees</h3>';
    const json = { ...oneField, pages: [{ name: 'you', title: 'You', fields }] };
    const saved = [
      { ...fields[0], html: clean },
      { ...fields[1], value: clean },
      { ...fields[2], fields: [{ name: 'part', type: 'section', html: clean }] },
    ];
    const shown = async () => (await (await server.send('/api/v2/form/unclean')).json()) as { json: FormDefinition };
    expect((await make('unclean', json)).status).toBe(201);
    expect((await shown()).json.pages[0]?.fields).toEqual(saved);
    const change = { field: 'json', newValue: json };
    await server.send('/api/v2/form/unclean', { method: 'PUT', json: change, headers: admin });
    expect(await shown()).toMatchObject({ version: 2, json: { pages: [{ fields: saved }] } });
  });

  it('get a next version with each change', async () => {
    await make('changing');
    const change = (field: string, newValue: unknown) =>
      server.send('/api/v2/form/changing', { method: 'PUT', json: { field, newValue }, headers: admin });
    expect(await (await change('title', 'Open evening')).json()).toMatchObject({ version: 2, title: 'Open evening' });
    expect(await (await change('json', { ...oneField, header: { title: 'Evening' } })).json()).toMatchObject({
      version: 3,
    });
    const form = await (await server.send('/api/v2/form/changing')).json();
    expect(form).toMatchObject({ title: 'Open evening', version: 3, json: { header: { title: 'Evening' } } });
  });

  it('keep every version, with who made it', async () => {
    await make('history');
    const json = { ...oneField, header: { title: 'Opener day' } };
    await server.send('/api/v2/form/history', {
      method: 'PUT',
      json: { field: 'json', newValue: json },
      headers: admin,
    });
    const versions = (slug: string) => server.send(`/api/v2/form/${slug}/versions`, { headers: admin });
    expect(await (await versions('history')).json()).toEqual([
      { version: 2, title: 'Open day', madeBy: 'A Admin', madeAt: expect.any(String) },
      { version: 1, title: 'Open day', madeBy: 'A Admin', madeAt: expect.any(String) },
    ]);
    expect(await (await versions('tutor-application')).json()).toMatchObject([{ version: 1, madeBy: null }]);
    expect((await versions('nowhere')).status).toBe(404);
  });

  it('refuse a change to what somebody else has changed meanwhile', async () => {
    await make('shared');
    const change = (newValue: string, from: number) =>
      server.send('/api/v2/form/shared', { method: 'PUT', json: { field: 'title', newValue, from }, headers: admin });
    expect((await change('Theirs', 1)).status).toBe(200);
    const late = await change('Ours', 1);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ message: expect.stringContaining('meanwhile') });
    expect(await (await change('Both', 2)).json()).toMatchObject({ title: 'Both', version: 3 });
  });

  it('are listed for staff by their newest version', async () => {
    await make('listed');
    const list = (await (
      await server.send('/api/v2/forms', { headers: await server.signIn('Staff') })
    ).json()) as object[];
    expect(list).toContainEqual({
      slug: 'listed',
      title: 'Open day',
      version: 1,
      madeBy: expect.any(String),
      madeAt: expect.any(String),
      hasInvoice: false,
    });
    expect(list).toContainEqual(expect.objectContaining({ slug: 'exams-registration-v2', hasInvoice: true }));
  });

  it('that came with the product follow it until somebody edits them; after that its newer ones stand among the versions, once, and the edited one stays', async () => {
    const { db } = server.app;
    const checked: string[] = [];
    const seed = (title: string) =>
      seedForms(db, [{ slug: 'seeded', title, json: oneField }], (form) => checked.push(form.title));
    const shown = async () => (await (await server.send('/api/v2/form/seeded')).json()) as object;
    await seed('First');
    await seed('First');
    expect(await shown()).toMatchObject({ title: 'First', version: 1 });
    await seed('Second');
    expect(await shown()).toMatchObject({ title: 'Second', version: 2 });
    await server.send('/api/v2/form/seeded', {
      method: 'PUT',
      json: { field: 'title', newValue: 'Ours' },
      headers: admin,
    });
    await seed('Second');
    expect(await shown()).toMatchObject({ title: 'Ours', version: 3 });
    await seed('Third');
    await seed('Third');
    expect(await shown()).toMatchObject({ title: 'Ours', version: 5 });
    expect(checked).toEqual(['First', 'Second', 'Third']);
    const versions = await (await server.send('/api/v2/form/seeded/versions', { headers: admin })).json();
    expect(versions).toMatchObject([
      { version: 5, title: 'Ours', madeBy: expect.any(String) },
      { version: 4, title: 'Third', madeBy: null },
      { version: 3, title: 'Ours', madeBy: expect.any(String) },
      { version: 2, title: 'Second' },
      { version: 1, title: 'First' },
    ]);
  });

  it.each(['br', 'gzip', 'identity'])(
    'are the same where %s is asked for, smaller where that compresses',
    async (encoding) => {
      const path = '/api/v2/form/exams-registration-v2';
      const plain = await (await server.send(path, { headers: { 'accept-encoding': 'identity' } })).text();
      const response = await server.send(path, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('vary')).toBe('accept-encoding');
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const isPacked = encoding !== 'identity';
      expect(response.headers.get('content-encoding')).toBe(isPacked ? encoding : null);
      if (isPacked) expect(Number(response.headers.get('content-length'))).toBeLessThan(plain.length / 3);
      expect(await response.text()).toBe(plain);
    },
  );

  it('of an unknown slug are not found', async () => {
    const response = await server.send('/api/v2/form/unknown');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'not-found', message: 'There is no such form.' });
  });
});

describe('what every form may choose from', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start();
  });
  afterAll(() => server.stop());

  it('has titles', async () => {
    expect(await (await server.send('/api/system/titles')).json()).toContainEqual({ id: 'dr', label: 'Dr' });
  });

  it('has lead origins, each with its further detail', async () => {
    const origins = (await (await server.send('/api/webforms/leadorigins')).json()) as { id: string }[];
    expect(origins.length).toBeGreaterThan(3);
    const meta = await server.send('/api/webforms/leadorigin/search/meta');
    expect(await meta.json()).toContainEqual({ id: 'google', name: 'Google' });
    expect((await server.send('/api/webforms/leadorigin/nowhere/meta')).status).toBe(404);
  });

  it.each(['general-terms', 'exam-terms', 'privacy-notice'])('has the text of %s, in Portuguese too', async (slug) => {
    const terms = async (asked: string) =>
      (await (await server.send(`/api/v2/formtandc/${slug}${asked}`)).json()) as TermsAnswer;
    const [english, portuguese] = [await terms(''), await terms('?language=pt-PT')];
    const parts = ({ html }: TermsAnswer) => html.split('<h2>').length;
    expect(parts(english)).toBeGreaterThan(1);
    expect(parts(portuguese)).toBe(parts(english));
    expect([english.language, portuguese.language]).toEqual(['en-GB', 'pt-PT']);
  });
});
