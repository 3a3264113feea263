import type { DraftAnswer } from '@forms/shared/contract';
import { beginningOf } from './beginning';
import type { BrowserDraft } from './browserDraft';

const answers = { slug: 'tuition', version: 1, journey: 'journey', pages: [], current: 'who' };
const behindLink: DraftAnswer = { ...answers, savedAt: '2026-01-02T10:00:00Z', keptUntil: '2026-02-01T10:00:00Z' };
const { savedAt, keptUntil } = behindLink;
const link = { hash: 'hash', savedAt, keptUntil };
const linked: BrowserDraft = { ...answers, savedAt, link };
const here: BrowserDraft = { ...answers, savedAt: '2026-01-02T11:00:00Z' };

test.each([
  ['nothing kept', undefined, undefined, undefined, { is: 'begun' }],
  ['answers kept here', here, undefined, undefined, { is: 'asking', here }],
  ['a link', undefined, 'hash', behindLink, { is: 'begun', draft: linked }],
  ['a link to nothing', undefined, 'hash', undefined, { is: 'lost' }],
  ['a link to nothing, other answers here', here, 'hash', undefined, { is: 'lost' }],
  [
    'a link to nothing, its answers here',
    { ...here, link },
    'hash',
    undefined,
    { is: 'asking', here: { ...here, link } },
  ],
  [
    'a link whose answers were gone on with here',
    { ...here, link },
    'hash',
    behindLink,
    { is: 'begun', draft: { ...here, link } },
  ],
  ['a link, other answers here', here, 'hash', behindLink, { is: 'asking', here, linked }],
  [
    'a link whose answers were changed here and elsewhere',
    { ...here, link: { ...link, savedAt: '2026-01-01T10:00:00Z' } },
    'hash',
    behindLink,
    { is: 'asking', here: { ...here, link: { ...link, savedAt: '2026-01-01T10:00:00Z' } }, linked },
  ],
])('with %s', (_, saved, hash, behind, expected) => {
  expect(beginningOf(saved, hash, behind)).toEqual(expected);
});
