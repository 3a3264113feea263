import { plainTextOf } from './answers';
import { isAllowedLink, isRichText, linkMeant } from './richText';

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
])('the words of %s are counted as they are read', (html, text) => expect(plainTextOf(html)).toBe(text));

test.each([
  '',
  'words',
  '<h2>a</h2><p>1 &lt; 2 > 1 <strong><em>b</em></strong><br>c</p><hr>',
  '<p><a href="https://a.b/?c=1&amp;d=&quot;">x</a> <a href="mailto:a@b.co">y</a></p>',
  '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
])('the editor may have written %j', (html) => expect(isRichText(html)).toBe(true));

test.each([
  '<script>x()</script>',
  '<p onclick="x()">a</p>',
  '<p style="color:red">a</p>',
  '<P>a</P>',
  '<a href="javascript:x()">a</a>',
  '<a href="https://a.b" onclick="x()">a</a>',
  '<a href=https://a.b>a</a>',
  '<img src="x">',
  '<scr<p>ipt>',
  '<<p>script>',
  'a < b',
  '<!--',
])('the editor cannot have written %j', (html) => expect(isRichText(html)).toBe(false));

test('a long text of opened brackets is validated at once', () => {
  expect(isRichText('<p'.repeat(200_000))).toBe(false);
  expect(plainTextOf('<a href="'.repeat(200_000))).toContain('<a href="');
});
