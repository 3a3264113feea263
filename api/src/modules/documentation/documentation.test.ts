import { routes } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';
import type { OpenApi } from './openApi';

let server: TestServer;
let document: OpenApi;
beforeAll(async () => {
  server = await TestServer.start();
  document = (await (await server.send('/api/docs/openapi.json')).json()) as OpenApi;
});
afterAll(() => server.stop());

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods));

it('Every call of the contract is described, at its address.', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(operations().map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(Object.keys(routes)));
  expect(document.paths['/api/file/{id}/lock']).toMatchObject({
    get: {
      operationId: 'lockFile',
      security: [{ session: [] }],
      parameters: [{ name: 'id', in: 'path', required: true }],
    },
    post: { operationId: 'lockFileByPOST' },
  });
  expect(document.paths['/content/contacts']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/SendContactBody' } } } },
    responses: { 201: { content: { 'application/json': {} } } },
  });
  expect(document.paths['/api/webforms/file/upload']?.post).toHaveProperty('requestBody.content.multipart/form-data');
});

it('Every reference leads to a shape.', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to = '']) => to);
  expect(references.length).toBeGreaterThan(100);
  const shapes = Object.keys(document.components.schemas).map((id) => `#/components/schemas/${id}`);
  expect(references.filter((to) => !shapes.includes(to))).toEqual([]);
});

it('A person reads the calls on a page that needs no script.', async () => {
  const response = await server.send('/api/docs');
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await response.text();
  expect(html).not.toMatch(/<script|\son\w+=/);
  expect(html).toContain('<code>/api/webforms/exams/form/data</code>');
  const targets = [...html.matchAll(/href="#(\w+)"/g)].map(([, id]) => `id="${id}"`);
  expect([...new Set(targets)].filter((id) => !html.includes(id))).toEqual([]);
});
