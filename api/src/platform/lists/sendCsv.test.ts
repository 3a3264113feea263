import type { FastifyReply } from 'fastify';
import { sendCsv } from './sendCsv';

const reply = { type: () => reply, header: () => reply } as unknown as FastifyReply;
const nothing = { before: 0, previous: null, last: null, counts: {} };

it('A file is written page after page: others are served between two.', async () => {
  const happened: string[] = [];
  const pages = new Map([
    [undefined, { rows: ['one'], next: 'second' }],
    ['second', { rows: ['two'], next: 'third' }],
    ['third', { rows: ['three'], next: null }],
  ]);
  const stream = sendCsv<string>(reply, 'list', { Word: (word) => word }, async ({ place }) => {
    const { rows = [], next = null } = pages.get(place) ?? {};
    happened.push(`${rows}`);
    // As somebody who knocks meanwhile is heard once the event loop turns.
    setImmediate(() => happened.push('served'));
    return { ...nothing, rows, next };
  });
  const text = (await stream.toArray()).join('');
  expect(text.trim().split('\r\n').slice(1)).toEqual(['"one"', '"two"', '"three"']);
  expect(happened.slice(0, 5)).toEqual(['one', 'served', 'two', 'served', 'three']);
});
