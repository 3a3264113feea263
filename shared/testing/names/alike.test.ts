import { alike } from './alike';

it.each([
  ['files by case alone', ['form/Outbox.ts', 'form/outbox.ts'], ['form/Outbox.ts', 'form/outbox.ts']],
  ['files by case and extension', ['form/Outbox.tsx', 'form/outbox.ts'], ['form/Outbox.tsx', 'form/outbox.ts']],
  ['extensions', ['README.md', 'README.MD'], ['README.md', 'README.MD']],
  ['folders', ['Form/a.ts', 'form/a.ts'], ['Form', 'form']],
  ['a folder and a file', ['outbox/a.ts', 'Outbox.tsx'], ['outbox', 'Outbox.tsx']],
])('finds two names that a disk without case takes for one another: %s', (_, files, pair) => {
  expect(alike(files)).toEqual([pair]);
});

it('lets a component have its style, test and folder', () => {
  expect(
    alike(['form/Form.tsx', 'form/Form.module.css', 'form/form.test.tsx', 'form/Form/a.ts', 'other/form.ts', '.env']),
  ).toEqual([]);
});
