import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { CALLS_VERSION } from '@forms/shared/contract';
import { type CallsDocument, compareCalls } from '@forms/shared/versions/calls';
import { released, settle } from '@forms/shared/versions/settle';
import { openApi } from './openApi';

/** Part of `npm run check`, and of `npm run release`: the calls' version says what has changed since the last release. */
const file = released('calls.json');
const nothing = '{ "info": { "version": "0.0.0" }, "paths": {}, "components": { "schemas": {} } }';
const before = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : nothing) as CallsDocument;
const today = openApi({ apiBase: '/api', contentBase: '/content' });
const changes = compareCalls(before, today as unknown as CallsDocument);
settle({ of: 'Calls', released: before.info.version, version: CALLS_VERSION, changes }, () =>
  writeFileSync(file, `${JSON.stringify(today, undefined, 1)}\n`),
);
