import { isConflict, isUnavailable } from './failures';

const failed = (code: string) => Object.assign(new Error('It failed'), { code });

it.each([
  '57P01',
  '57P03',
  '08006',
  '53300',
  'SQLITE_BUSY',
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'ECONNREFUSED',
  'ENOSPC',
  'EMFILE',
])('%s passes: callers are asked to wait.', (code) => {
  expect(isUnavailable(failed(code))).toBe(true);
});

it.each(['40P01', '40001'])('%s may be run again.', (code) => {
  expect(isConflict(failed(code))).toBe(true);
});

it.each(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'ENOENT', ''])('%s is an error of ours.', (code) => {
  expect([isUnavailable(failed(code)), isConflict(failed(code))]).toEqual([false, false]);
});
