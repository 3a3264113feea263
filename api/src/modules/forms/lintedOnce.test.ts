import * as definitions from '@forms/shared/contract/definitions';
import { TestServer } from '../../testing/startServer';

jest.mock('@forms/shared/contract/definitions', () => {
  const actual = jest.requireActual<typeof definitions>('@forms/shared/contract/definitions');
  return { ...actual, checkDefinition: jest.fn(actual.checkDefinition), lintForm: jest.fn(actual.lintForm) };
});

test('a form is looked through by the linter once a save, whose warnings the answer has', async () => {
  const server = await TestServer.start();
  const headers = await server.signIn('Admin');
  const json = {
    header: { title: 'Open day' },
    pages: [{ name: 'you', title: 'You', fields: [{ name: 'first', type: 'input' }] }],
  };
  const lints = [jest.mocked(definitions.checkDefinition), jest.mocked(definitions.lintForm)];
  for (const lint of lints) lint.mockClear();
  const times = () => lints.flatMap(({ mock }) => mock.calls).length;
  const made = await server.send('/api/v2/newform', { json: { slug: 'open-day', title: 'Open day', json }, headers });
  expect(await made.json()).toMatchObject({ warnings: [{ severity: 'warning' }] });
  expect(times()).toBe(1);
  await server.send('/api/v2/form/open-day', { method: 'PUT', json: { field: 'json', newValue: json }, headers });
  expect(times()).toBe(2);
  await server.stop();
});
