import {
  type Colleague,
  type Enquiry,
  enquiryChanged,
  type FieldDefinition,
  type FormDefinition,
  type ListPage,
  type Submitted,
} from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';
import { addForm } from '../forms/storedForms';

const openDay: FormDefinition = {
  header: { title: 'Open day' },
  pages: [
    {
      name: 'you',
      title: 'You',
      fields: [
        { name: 'firstName', type: 'input', label: 'First name', required: true },
        { name: 'lastName', type: 'input', label: 'Last name', required: true },
        { name: 'email', type: 'email', label: 'Email', required: true },
        { name: 'coming', type: 'bool', label: 'Are you coming?' },
        { name: 'guests', type: 'input', label: 'Guests', show: { coming: true } },
      ],
    },
  ],
};
const zoe = { firstName: ' Zoë ', lastName: 'Młyńska', email: 'zoe@example.org', coming: true, guests: '2' };

const questions = (fields: FieldDefinition[]): FormDefinition => ({
  header: { title: 'Questions' },
  pages: [{ name: 'you', title: 'You', fields }],
});

describe('a submitted form', () => {
  let server: TestServer;
  let staff: { cookie: string };
  beforeAll(async () => {
    server = await TestServer.start();
    staff = await server.signIn('Staff');
    await addForm(server.app.db, { slug: 'open-day', title: 'Open day', json: openDay }, null);
  });
  afterAll(() => server.stop());

  const submit = (values: object, headers: Record<string, string> = {}) =>
    server.send('/api/webforms/form/open-day/data', { json: [{ name: 'you', values }], headers });
  const count = async () =>
    ((await (await server.send('/api/enquiries', { headers: staff })).json()) as ListPage<unknown>).counts.all ?? 0;

  it('is kept with a reference, and read by staff with the form that it answers', async () => {
    const response = await submit(zoe);
    expect(response.status).toBe(201);
    const { id, reference } = (await response.json()) as Submitted;
    expect(reference).toMatch(/^EN-[2-9A-Z]{6}$/);

    const read = await server.send(`/api/enquiries/${id}`, { headers: staff });
    expect(await read.json()).toMatchObject({
      id,
      reference,
      formTitle: 'Open day',
      formVersion: 1,
      status: 'new',
      name: 'Zoë Młyńska',
      email: 'zoe@example.org',
      paid: false,
      amount: null,
      definition: openDay,
      pages: [{ name: 'you', values: { ...zoe, firstName: 'Zoë' } }],
    });
  });

  it('loses what is hidden and what the form does not ask', async () => {
    const { id } = (await (await submit({ ...zoe, coming: false, isAdmin: true })).json()) as Submitted;
    const read = (await (await server.send(`/api/enquiries/${id}`, { headers: staff })).json()) as {
      pages: { values: object }[];
    };
    expect(read.pages[0]?.values).toEqual({
      firstName: 'Zoë',
      lastName: 'Młyńska',
      email: 'zoe@example.org',
      coming: false,
    });
  });

  it('is refused with each field in error, and nothing is kept', async () => {
    const before = await count();
    const response = await submit({ ...zoe, lastName: '  ', email: 'zoe' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      message: expect.any(String),
      errors: [
        { page: 'you', field: 'lastName', message: 'Field is required' },
        { page: 'you', field: 'email', message: 'Please enter a valid email address' },
      ],
    });
    expect(await count()).toBe(before);
  });

  it('is kept without control characters and broken halves of characters', async () => {
    expect((await submit({ ...zoe, firstName: 'Z\u0000oë' })).status).toBe(400);
    const { id } = (await (await submit({ ...zoe, firstName: 'Zo\ud800ë\u0007' })).json()) as Submitted;
    const read = (await (await server.send(`/api/enquiries/${id}`, { headers: staff })).json()) as Enquiry;
    expect(read.pages[0]?.values.firstName).toBe('Zoë');
  });

  it.each([
    '<p>Dear all<img src=x onerror=run()></p>',
    '<p><a href="javascript:run()">Dear all</a></p>',
    '<p style="position:fixed">Dear all</p>',
    '<p onclick="run()">Dear all</p>',
  ])('is refused where its rich text holds what the editor never writes: %s', async (letter) => {
    await addForm(
      server.app.db,
      { slug: 'letter', title: 'Letter', json: questions([{ name: 'letter', type: 'html' }]) },
      null,
    ).catch(() => undefined);
    const send = (text: string) =>
      server.send('/api/webforms/form/letter/data', { json: [{ name: 'you', values: { letter: text } }] });
    expect((await send('<p>Dear <strong>all</strong></p>')).status).toBe(201);
    const response = await send(letter);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ page: 'you', field: 'letter' }] });
  });

  it('is refused where a choice was never offered, by the form or by the server’s own lists', async () => {
    const json = questions([
      { name: 'day', type: 'select', options: ['Monday', 'Tuesday'] },
      { name: 'days', type: 'multi-checkbox', options: ['Monday', 'Tuesday'] },
      { name: 'country', type: 'select', api: '/webforms/options/countries' },
      { name: 'title', type: 'select', api: '/system/titles' },
      { name: 'origin', type: 'multi-radio', api: '/webforms/leadorigins' },
      { name: 'heard', type: 'leadOrigins' },
      { name: 'elsewhere', type: 'select', api: '/webforms/unknown' },
      { name: 'rows', type: 'form', fields: [{ name: 'subject', type: 'select', api: '/webforms/options/subjects' }] },
    ]);
    await addForm(server.app.db, { slug: 'choices', title: 'Choices', json }, null);
    const send = (values: object) =>
      server.send('/api/webforms/form/choices/data', { json: [{ name: 'you', values }] });
    const good = {
      day: 'Monday',
      days: ['Monday', 'Tuesday'],
      country: 'PT',
      title: 'dr',
      origin: 'search',
      heard: { leadOrigin: 'search', leadOriginMeta: 'google' },
      elsewhere: 'what another server says',
      rows: [{ subject: 'Biology' }],
    };
    expect((await send(good)).status).toBe(201);
    const bad = {
      ...good,
      day: 'Sunday',
      days: ['Monday', 'Sunday'],
      country: 'XX',
      title: 'Sir',
      origin: 'the moon',
      heard: { leadOrigin: 'the moon' },
      rows: [{ subject: 'Alchemy' }],
    };
    const response = await send(bad);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: ['day', 'days', 'country', 'title', 'origin', 'heard', 'rows.0.subject'].map((field) => ({
        page: 'you',
        field,
        message: 'Please choose one of the options',
      })),
    });
  });

  it.each([['a word'], [{ name: 'you' }], [[]], [[{ name: 'you', values: [] }]], [null]])(
    'whose body is %j is refused with a sentence',
    async (body) => {
      const response = await server.send('/api/webforms/form/open-day/data', { json: body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: 'bad-body', message: expect.stringMatching(/\w/) });
    },
  );

  it('of no form is not found', async () => {
    expect((await server.send('/api/webforms/form/unknown/data', { json: [{ name: 'a', values: {} }] })).status).toBe(
      404,
    );
  });

  it('sent fifty times at once with one key is kept once, and answered alike each time', async () => {
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => (await submit(zoe, { 'idempotency-key': 'fifty' })).text()),
    );
    // Each has a link of its own to it.
    expect(new Set(answers.map((text) => (JSON.parse(text) as Submitted).id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('with other answers under a used key is refused', async () => {
    await submit(zoe, { 'idempotency-key': 'used' });
    const response = await submit({ ...zoe, firstName: 'Ana' }, { 'idempotency-key': 'used' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ error: 'key-reused' });
  });

  it('that was refused may be put right under the same key', async () => {
    await submit({ ...zoe, email: '' }, { 'idempotency-key': 'again' });
    expect((await submit(zoe, { 'idempotency-key': 'again' })).status).toBe(201);
  });

  it('is read by nobody but staff', async () => {
    const { id } = (await (await submit(zoe)).json()) as Submitted;
    for (const path of ['/api/enquiries', `/api/enquiries/${id}`]) {
      expect((await server.send(path)).status).toBe(401);
      expect((await server.send(path, { headers: await server.signIn('Candidate') })).status).toBe(403);
    }
  });

  const read = async (id: string) =>
    (await (await server.send(`/api/enquiries/${id}`, { headers: staff })).json()) as Enquiry;
  /** Changes an enquiry as it is now. */
  const change = async (id: string, field: string, newValue: unknown, headers = staff) => {
    const { version } = await read(id);
    return server.send(`/api/enquiries/${id}`, { method: 'PUT', json: { field, newValue, version }, headers });
  };

  it('moves from status to status, each step with who took it', async () => {
    const { id } = (await (await submit(zoe)).json()) as Submitted;
    await change(id, 'status', 'inProgress');
    await change(id, 'status', 'inProgress');
    const moved = (await (await change(id, 'status', 'completed', await server.signIn('Admin'))).json()) as Enquiry;
    expect(moved).toMatchObject({
      id,
      status: 'completed',
      steps: [
        { status: 'inProgress', author: 'A Staff', madeAt: expect.any(String) },
        { status: 'completed', author: 'A Admin', madeAt: expect.any(String) },
      ],
    });
    expect(await read(id)).toEqual(moved);
    expect((await change(id, 'status', 'lost')).status).toBe(400);
  });

  it('is changed only as it was seen: who comes second gets it as it is now', async () => {
    const { id } = (await (await submit(zoe)).json()) as Submitted;
    const { version } = await read(id);
    const move = (newValue: string) =>
      server.send(`/api/enquiries/${id}`, {
        method: 'PUT',
        json: { field: 'status', newValue, version },
        headers: staff,
      });
    expect((await move('declined')).status).toBe(200);
    const second = await move('completed');
    expect(second.status).toBe(409);
    expect(enquiryChanged.parse(await second.json()).stored).toMatchObject({ id, status: 'declined' });
    expect((await read(id)).status).toBe('declined');
  });

  it('is assigned to one of the staff, who has begun with it then, and found by that', async () => {
    const { id } = (await (await submit(zoe)).json()) as Submitted;
    const colleagues = await (await server.send('/api/colleagues', { headers: staff })).json();
    const [me] = (colleagues as Colleague[]).filter(({ name }) => name === 'A Staff');
    await server.signIn('Candidate');
    expect(colleagues).not.toContainEqual(expect.objectContaining({ name: 'A Candidate' }));
    const assigned = (await (await change(id, 'assignee', me?.id)).json()) as Enquiry;
    expect(assigned).toMatchObject({
      assignee: me,
      status: 'inProgress',
      edits: [{ field: 'assignee', before: '', after: 'A Staff', author: 'A Staff' }],
    });
    const idsOf = async (query: string) => {
      const list = await server.send(`/api/enquiries?${query}`, { headers: staff });
      return ((await list.json()) as ListPage<{ id: string }>).rows.map((row) => row.id);
    };
    expect(await idsOf('assignee=me')).toContain(id);
    expect(await idsOf(`assignee=${me?.id}`)).toContain(id);
    expect(await idsOf('assignee=nobody')).not.toContain(id);
    expect((await change(id, 'assignee', 'somebody')).status).toBe(422);
    expect(await (await change(id, 'assignee', null)).json()).toMatchObject({ assignee: null });
  });

  it('is followed up on a day, and tagged, each tag once however it is written', async () => {
    const { id } = (await (await submit(zoe)).json()) as Submitted;
    await change(id, 'followUpOn', '2026-12-01');
    await change(id, 'tags', ['Évora', 'urgent', 'URGENT']);
    const tagged = (await (await change(id, 'tags', ['urgent'])).json()) as Enquiry;
    expect(tagged).toMatchObject({ followUpOn: '2026-12-01', tags: ['urgent'], status: 'new' });
    expect(tagged.edits.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['followUpOn', '', '2026-12-01'],
      ['tag', '', expect.any(String)],
      ['tag', '', expect.any(String)],
      ['tag', 'Évora', ''],
    ]);
    expect(await (await server.send('/api/enquiries/tags', { headers: staff })).json()).toContain('urgent');
    const list = await server.send('/api/enquiries?tag=Urgent', { headers: staff });
    expect(((await list.json()) as ListPage<unknown>).rows).toEqual([expect.objectContaining({ id })]);
    expect((await change(id, 'followUpOn', 'soon')).status).toBe(400);
  });

  it('is of the type that its headers name where its answers name none, else of no particular one', async () => {
    const typeOf = async (headers?: Record<string, string>) => {
      const { id } = (await (await submit(zoe, headers)).json()) as Submitted;
      return ((await (await server.send(`/api/enquiries/${id}`, { headers: staff })).json()) as Enquiry).type;
    };
    expect(await typeOf()).toBe('other');
    expect(await typeOf({ programmetype: 'asp' })).toBe('asp');
    expect(await typeOf({ programmetype: 'gardening' })).toBe('other');
  });

  it('is given another type by staff', async () => {
    const { id } = (await (await submit(zoe)).json()) as Submitted;
    const given = (await (await change(id, 'type', 'fulltime')).json()) as Enquiry;
    expect(given).toMatchObject({ id, type: 'fulltime', status: 'new', steps: [] });
    expect(given.edits).toMatchObject([{ field: 'type', before: 'Other', after: 'Full time' }]);
    const list = await server.send('/api/enquiries?type=fulltime', { headers: staff });
    const { rows } = (await list.json()) as ListPage<unknown>;
    expect(rows).toEqual([expect.objectContaining({ id, type: 'fulltime' })]);
    expect((await change(id, 'type', 'gardening')).status).toBe(400);
    const nothing = { method: 'PUT', json: { field: 'type', newValue: 'asp', version: 1 }, headers: staff };
    expect((await server.send('/api/enquiries/nothing', nothing)).status).toBe(404);
  });

  it('gathers comments, with who wrote them', async () => {
    const { id } = (await (await submit(zoe)).json()) as Submitted;
    const comment = (text: string, to = id) =>
      server.send(`/api/enquiries/${to}/comments`, { json: { text }, headers: staff });
    const written = await comment(' Called; <b>will write</b> ');
    expect(written.status).toBe(201);
    const stored = { id: expect.any(String), text: 'Called; <b>will write</b>', author: 'A Staff' };
    expect(await written.json()).toMatchObject(stored);
    const read = (await (await server.send(`/api/enquiries/${id}`, { headers: staff })).json()) as Enquiry;
    expect(read.comments).toMatchObject([stored]);
    expect((await comment('   ')).status).toBe(422);
    expect((await comment('To nobody', 'nothing')).status).toBe(404);
  });
});
