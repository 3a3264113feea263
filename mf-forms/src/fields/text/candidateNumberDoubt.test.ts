import { candidateNumberDoubt } from './candidateNumberDoubt';

test.each([
  ['uci', '100010001101W'],
  ['uci', '612340261234D'],
  ['uci', '48225C131045A'],
  ['uln', '1000000043'],
  ['uln', '9123456786'],
  ['uln', '3012345670'],
])('nothing is asked of the %s %s, whose check fits', (field, number) => {
  expect(candidateNumberDoubt(field, number)).toBeUndefined();
});

test.each([
  ['uci', '100010001101X'],
  ['uci', '612340621234D'],
  ['uln', '1000000044'],
  ['uln', '9132456786'],
])('the %s %s is asked about: it fails its own check', (field, number) => {
  expect(candidateNumberDoubt(field, number)).toContain(`Is this your ${field.toUpperCase()}?`);
});

test.each([
  ['uci', '61234Q021234D'],
  ['uci', '61234'],
  ['uci', ''],
  ['uln', '12345'],
  ['ucasId', '1000000044'],
])('of %s %s nothing is known: the rules say the rest', (field, number) => {
  expect(candidateNumberDoubt(field, number)).toBeUndefined();
});
