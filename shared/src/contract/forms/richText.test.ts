import { wordsOf } from './answers';
import { isAllowedLink, linkMeant } from './richText';

test.each(['https://example.org', 'HTTP://example.org', 'ftp://example.org/a', 'mailto:a@b.co'])(
  'may lead to %s',
  (to) => expect(isAllowedLink(to)).toBe(true),
);
test.each([
  'javascript:alert(1)',
  ' https://example.org',
  'java\nscript:alert(1)',
  'data:text/html,x',
  '//example.org',
  '/path',
  'tel:1',
  'httpsx:1',
  '',
])('may not lead to %j', (to) => expect(isAllowedLink(to)).toBe(false));

test.each([
  [' https://example.org/a?b ', 'https://example.org/a?b'],
  ['example.org', 'https://example.org'],
  ['www.example.org:8080/fees', 'https://www.example.org:8080/fees'],
  ['ada@example.org', 'mailto:ada@example.org'],
  ['javascript:alert(1)', undefined],
  ['two words.org', undefined],
  ['word', undefined],
  ['', undefined],
])('who typed %j means %j', (typed, meant) => expect(linkMeant(typed)).toBe(meant));

test.each([
  ['<p>a<strong>b</strong>c</p>', 'abc'],
  ['<p>one</p><p>two</p>', 'one\ntwo'],
  ['<ul><li>one<ul><li>two</li></ul></li></ul>', 'one\ntwo'],
  ['<p>a<br>b</p>', 'a\nb'],
  ['<p>&lt;&amp;&gt; &quot;x&quot;&nbsp;</p>', '<&> "x"'],
  ['<p>&amp;lt;</p>', '&lt;'],
  ['<table><tbody><tr><td></td><td>1</td></tr></tbody></table>', '1'],
  ['<p>&nbsp;</p><hr>', ''],
])('the words of %s are counted as they are read', (html, words) => expect(wordsOf(html)).toBe(words));
