import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FieldDefinition, type FormDefinition, routes, type StoredForm } from '@forms/shared/contract';
import { speak } from '@forms/shared/platform/words';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen } from '@testing-library/react';
import FormPage from '../form/FormPage';
import { bring } from '../words/say';
import { FirstWords } from './FirstWords';
import { firstWordsOf } from './firstWordsOf';

const content = join(__dirname, '../../../api/content/forms');
const stored = (json: FormDefinition): StoredForm => ({ slug: 'a-form', title: 'A form', version: 1, json });
const exams = stored(JSON.parse(readFileSync(join(content, 'exams-registration-v2.json'), 'utf8')).json);
const input = { name: 'name', type: 'input', label: 'Name' } as const;
const oneStep = stored({
  header: { title: 'A form' },
  pages: [
    {
      name: 'page',
      title: 'Only step',
      fields: [
        {
          name: 'later',
          type: 'header',
          title: 'Not yet',
          text: 'Once there is a name',
          show: { name: 'Ada' },
        },
        { name: 'first', type: 'section', title: 'First of all', caption: 'A caption', text: 'Some words' },
        input,
        { name: 'after', type: 'header', title: 'After the question' },
      ],
    },
  ],
});
const at = (path: string) => new URL(path, 'https://forms.example.org');

afterEach(() => speak('en-GB'));

const drawn = (form: StoredForm, path = '/a-form') => {
  const first = firstWordsOf(form, at(path));
  if (!first) return undefined;
  const { container, unmount } = renderInHost(<FirstWords {...first} />);
  const html = container.querySelector('h2')?.closest('div')?.parentElement?.innerHTML ?? '';
  const text = container.textContent;
  unmount();
  return { html, text };
};

/** The first step of a form as it is once the form is alive, down to where its first question is. */
async function alive(form: StoredForm) {
  const server = fakeServer();
  server.answer(routes.form, form);
  const { container, unmount } = renderInHost(<FormPage slug={form.slug} />);
  await screen.findByRole('form');
  const text = container.textContent;
  unmount();
  server.stop();
  return text;
}

test.each([
  ['of several steps', exams],
  ['of one', oneStep],
])('a form %s begins with the words that the server has drawn', async (_, form) => {
  const words = drawn(form)?.text ?? '';
  expect(words).toContain(form.json.pages[0]?.title);
  expect((await alive(form)).startsWith(words)).toBe(true);
});

test('the first fields are drawn, and nothing that shows only later', () => {
  expect(drawn(exams)?.text).toContain('Registering takes about 15 minutes');
  expect(drawn(exams)?.text).toContain('Who is filling in this form?');
  expect(drawn(oneStep)?.text).toBe('Only stepFirst of allA captionSome wordsName (optional)After the question');
});

test.each<Partial<FieldDefinition>>([
  { type: 'uploader' },
  { type: 'html', html: '<p>Words</p>' },
  { type: 'multi-radio', api: '/system/titles' },
  { type: 'header', title: 'Put me away', close: true },
  { readonly: true },
])('what needs code to be drawn ends them: %o', (field) => {
  const fields = [input, { ...input, ...field, name: 'late' } as FieldDefinition, { ...input, name: 'after' }];
  const form = stored({ header: { title: 'A form' }, pages: [{ name: 'page', title: 'Only step', fields }] });
  expect(firstWordsOf(form, at('/a-form'))?.fields.map(({ field: { name } }) => name)).toEqual(['name']);
});

test('a list that comes later keeps its place above what can be answered', () => {
  const json = JSON.parse(readFileSync(join(content, 'tutor-application.json'), 'utf8')).json as FormDefinition;
  expect(drawn(stored(json))?.text).toMatch(/Title \(optional\).*First name.*Last name/);
});

test('at Lisbon its steps are told in Portuguese', async () => {
  await bring('pt-PT');
  speak('pt-PT');
  expect(drawn(exams)?.text).toMatch(/^Passo 1 de \d/);
});

test.each(['/a-form?step=candidate', '/a-form/1234'])('at %s another step may stand, and nothing is drawn', (path) => {
  expect(firstWordsOf(exams, at(path))).toBeUndefined();
  expect(firstWordsOf(exams, at('/a-form/'))).toBeDefined();
});

test('a form that begins with its invoice has none', () => {
  const page = { name: 'invoice', title: 'Pay', fields: [input], invoice: { fees: [] } };
  expect(firstWordsOf(stored({ header: { title: 'Pay' }, pages: [page] }), at('/a-form'))).toBeUndefined();
});
