import { foldQuote } from './foldQuote';
import { wordsOfHtml } from './wordsOfHtml';

it('is read as it looks: lines, items, links, and nothing that is no words', () => {
  const html =
    '<html><head><style>p{color:red}</style></head><body><p>Dear all,</p><div>one\n line</div><div>two &amp; three</div>' +
    '<ul><li>first</li><li>second</li></ul><a href="https://example.org/x">here</a><script>alert(1)</script></body></html>';
  expect(wordsOfHtml(html)).toBe(
    'Dear all,\n\none line\ntwo & three\n- first\n- second\n\nhere (https://example.org/x)',
  );
});

it('what it quotes stands behind signs, which fold', () => {
  const html =
    '<div dir="ltr">Here it is.</div><br><div class="gmail_quote"><div>On Thursday, College &lt;office@college.test&gt; wrote:<br></div><blockquote><p>Please send it.</p><p>Thanks</p></blockquote></div>';
  expect(foldQuote(wordsOfHtml(html))).toEqual({
    text: 'Here it is.',
    quoted: 'On Thursday, College <office@college.test> wrote:\n> Please send it.\n>\n> Thanks',
  });
});

it('nesting without end is read as far as people nest, and holds up nothing', () => {
  expect(wordsOfHtml(`<p>Hello</p>${'<div><blockquote>'.repeat(3_000)}deep`)).toBe('Hello');
});
