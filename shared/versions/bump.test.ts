import { type Change, wrongVersion } from './bump';

const gone: Change = { bump: 'major', name: 'platform/ui: Button', why: 'is gone' };
const added: Change = { bump: 'minor', name: 'platform/ui: Switch', why: 'is new' };
const log = ['1.9.0', '1.9.1', '1.10.0', '2.0.0'].map((version) => `## shared ${version}\n`).join('\n');
const wrong = (version: string, ...changes: Change[]) =>
  wrongVersion({ of: 'shared', released: '1.9.0', version, changes }, log);

it.each<[string, Change[]]>([
  ['1.9.0', []],
  ['1.9.1', []],
  ['1.10.0', [added]],
  ['2.0.0', [added]],
  ['2.0.0', [gone, added]],
])('%s is enough for its changes', (version, changes) => {
  expect(wrong(version, ...changes)).toEqual([]);
});

it('a version that is too low is refused with the one that it needs and the changes that ask for it', () => {
  expect(wrong('1.9.1', added)).toEqual([
    'shared was released as 1.9.0 and stands here as 1.9.1: it needs a minor version, 1.10.0 or later',
    '  platform/ui: Switch is new',
  ]);
  expect(wrong('1.10.0', gone, added)).toEqual([
    'shared was released as 1.9.0 and stands here as 1.10.0: it needs a major version, 2.0.0 or later',
    '  platform/ui: Button is gone',
  ]);
});

it('a version never goes back', () => {
  expect(wrong('1.8.0')[0]).toContain('1.9.0 or later');
});

it('a version that docs/changes.md says nothing of is refused', () => {
  expect(wrong('3.0.0', gone)).toEqual(['docs/changes.md has no entry "## shared 3.0.0"']);
});
