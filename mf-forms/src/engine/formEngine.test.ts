import type { Campus, FieldDefinition, FieldModel, StoredForm } from '@forms/shared/contract';
import fc from '@forms/shared/testing/fast-check';
import { createFormEngine } from './formEngine';

const form: StoredForm = {
  slug: 'test',
  title: 'Test',
  version: 1,
  json: {
    header: { title: 'Test' },
    pages: [
      {
        name: 'one',
        title: 'One',
        fields: [
          { name: 'who', type: 'input', required: true },
          { name: 'mail', type: 'email', required: true, show: { who: 'other' } },
          {
            name: 'again',
            type: 'email',
            show: { who: 'other' },
            validation: { sameAs: { field: 'mail', label: 'it' } },
          },
          { name: 'far', type: 'input', value: 'given' },
        ],
      },
      { name: 'two', title: 'Two', show: { who: 'other' }, fields: [{ name: 'why', type: 'input' }] },
    ],
  },
};

const open = () => {
  const engine = createFormEngine(form);
  const field = (key: string) => engine.model.nodes.get(key) as FieldModel;
  return { ...engine, field };
};

const createFormEngineOf = (fields: FieldDefinition[]) => {
  const engine = createFormEngine({
    ...form,
    json: { ...form.json, pages: [{ name: 'p', title: 'P', fields }] },
  });
  return { ...engine, field: (key: string) => engine.model.nodes.get(key) as FieldModel };
};

test('only what a change reaches is drawn again', () => {
  const { store, field } = open();
  const drawn: string[] = [];
  for (const key of ['one.who', 'one.mail', 'one.far', 'two.why']) {
    store.stateOf(field(key));
    store.watch(field(key), () => drawn.push(key));
  }
  store.change(field('one.who'), 'o');
  expect(drawn).toEqual(['one.who']);
  store.change(field('one.who'), 'other');
  expect(drawn.slice(1)).toEqual(['one.who', 'one.mail', 'two.why']);
});

test('a field that must match another is validated again when the other changes', () => {
  const { store, field } = open();
  store.change(field('one.who'), 'other');
  store.change(field('one.mail'), 'a@b.co');
  store.change(field('one.again'), 'x@b.co');
  store.leave(field('one.again'));
  expect(store.stateOf(field('one.again')).error).toBe('Field must match it');
  store.change(field('one.mail'), 'x@b.co');
  expect(store.stateOf(field('one.again')).error).toBeUndefined();
});

test('a field whose other is hidden need not match it, and must again once that one shows, still empty', () => {
  const { store, field } = createFormEngineOf([
    { name: 'by', type: 'input' },
    { name: 'mail', type: 'email', show: { by: 'post' } },
    { name: 'again', type: 'email', required: true, validation: { sameAs: { field: 'mail', label: 'it' } } },
  ]);
  store.change(field('p.again'), 'a@b.co');
  store.leave(field('p.again'));
  expect(store.stateOf(field('p.again')).error).toBeUndefined();
  store.change(field('p.by'), 'post');
  expect(store.check([field('p.again')])).toEqual([field('p.again')]);
  expect(store.stateOf(field('p.again')).error).toBe('Field must match it');
  store.change(field('p.by'), '');
  expect(store.stateOf(field('p.again')).error).toBeUndefined();
});

test('pages come and go with their condition, and the list stays the same object until they do', () => {
  const { store, field, pages } = open();
  const before = pages();
  expect(before.map(({ key }) => key)).toEqual(['one']);
  store.change(field('one.far'), 'x');
  expect(pages()).toBe(before);
  store.change(field('one.who'), 'other');
  expect(pages().map(({ key }) => key)).toEqual(['one', 'two']);
});

test('begins with the definition’s values, and goes back to them', () => {
  const { store, field, payload } = open();
  expect(payload()).toEqual([{ name: 'one', values: { far: 'given' } }]);
  store.change(field('one.far'), '');
  expect(store.isEdited()).toBe(true);
  store.reset();
  expect(store.isEdited()).toBe(false);
  expect(store.stateOf(field('one.far')).value).toBe('given');
});

test('a telephone number is sent as its digits, read through as it was typed, and compared as it is meant', () => {
  const phone = { type: 'input', validation: { phone: true } };
  const { store, field, payload, typed } = createFormEngineOf([
    { ...phone, name: 'one' },
    { ...phone, name: 'again', validation: { phone: true, sameAs: 'one' } },
    { name: 'shown', type: 'input', value: 'x', show: { one: '+447700900123' } },
  ]);
  store.change(field('p.one'), '07700 900 123');
  store.change(field('p.again'), '+44 (0)7700 900123');
  expect(store.check([field('p.one'), field('p.again')])).toEqual([]);
  const sent = { one: '+447700900123', again: '+447700900123', shown: 'x' };
  expect(payload()).toEqual([{ name: 'p', values: sent }]);
  expect(typed()).toEqual([{ name: 'p', values: { ...sent, one: '07700 900 123', again: '+44 (0)7700 900123' } }]);
});

test('whatever is typed in whatever order, what is submitted is what a fresh look at the values would submit', () => {
  const keys = fc.constantFrom('one.who', 'one.mail', 'one.again', 'one.far', 'two.why');
  const values = fc.constantFrom('', 'other', 'student', 'a@b.co', ' x ');
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, values)), (changes) => {
      const { store, field, payload } = open();
      const last = new Map<string, string>([['one.far', 'given']]);
      for (const [key, value] of changes) {
        store.change(field(key), value);
        last.set(key, value);
      }
      const isOther = last.get('one.who') === 'other';
      const shown = [...last].filter(([key]) => key === 'one.who' || key === 'one.far' || isOther);
      const sent = payload().flatMap((page) =>
        Object.entries(page.values).map(([name, value]) => [`${page.name}.${name}`, value]),
      );
      expect(Object.fromEntries(sent)).toEqual(Object.fromEntries(shown.map(([key, value]) => [key, value.trim()])));
    }),
  );
});

test('a key in a form of a thousand fields draws one field', () => {
  const fields = Array.from({ length: 1000 }, (_, at) => ({
    name: `f${at}`,
    type: 'input',
    required: true,
    ...(at % 5 === 4 ? { show: { f0: 'x' } } : {}),
  }));
  const { store, model } = createFormEngine({
    ...form,
    json: { ...form.json, pages: [{ name: 'p', title: 'P', fields }] },
  });
  let drawn = 0;
  for (const node of model.nodes.values()) {
    if ('rules' in node) store.watch(node, () => void drawn++);
  }
  const typed = model.nodes.get('p.f1') as FieldModel;
  for (let key = 1; key <= 50; key++) store.change(typed, 'x'.repeat(key));
  expect(drawn).toBe(50);
});

test('a field begins with the answer of its campus where it has one there, also in a sub-table', () => {
  const fields: FieldDefinition[] = [
    { name: 'where', type: 'input', value: 'oxford', valueAt: { lisbon: 'lisbon' } },
    {
      name: 'rows',
      type: 'form',
      fields: [{ name: 'place', type: 'input', valueAt: { lisbon: 'Lisboa' } }],
    },
  ];
  const json = { ...form.json, pages: [{ name: 'p', title: 'P', fields }] };
  const at = (campus: Campus) => createFormEngine({ ...form, json }, undefined, campus);
  expect(at('oxford').store.values().p?.where).toBe('oxford');
  const { store, model } = at('lisbon');
  expect(store.values().p?.where).toBe('lisbon');
  expect((model.nodes.get('p.rows') as FieldModel).columns[0]?.definition.value).toBe('Lisboa');
});
