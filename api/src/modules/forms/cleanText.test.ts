import { textTags } from '@forms/shared/contract';
import fc from '@forms/shared/testing/fast-check';
import { cleanText } from './cleanText';

test.each([
  ['<h2>Fees</h2><p>Pay “in time”, <strong>"early"</strong>.<br>Or late.</p><hr>'],
  ['<p lang="pt">Olá &amp; 1 &lt; 2 &gt; 0</p>'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul><table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>'],
  ['<a href="https://example.org/?a=1&amp;b=2">x</a><a href="/contact-us">y</a><a href="#fees">z</a>'],
  ['words'],
  [''],
])('%s stays as it is', (text) => expect(cleanText(text)).toBe(text));

test.each([
  ['<p onclick="x()" style="color:red" class="a">a</p>', '<p>a</p>'],
  ['<section><p>a</section>b', '<p>a</p>b'],
  [
    '<a href="javascript:x()">a</a><a href=" java&#10;script:x()">b</a><a href="//e.org">c</a>',
    '<a>a</a><a>b</a><a>c</a>',
  ],
  ['a<script>x()</script><style>p{}</style><!-- c --><template><p>t</p></template>b', 'ab'],
  ['<svg><p>a<style><img src=x onerror=x()></style></svg>', '<p>a</p>'],
  ['<math><mtext><table><mglyph><style><img src onerror=x()>', ''],
  ['<img src=x onerror=x()><iframe srcdoc="<p>x</p>"></iframe><form><input name="a"><button>b</button></form>', 'b'],
  ['<noscript><p title="</noscript><img src=x onerror=x()>">', '"&gt;'],
  ['<p title="&quot;&gt;<img src=x>">a</p>', '<p title="&quot;&gt;&lt;img src=x&gt;">a</p>'],
  ['&lt;script&gt;x()&lt;/script&gt;', '&lt;script&gt;x()&lt;/script&gt;'],
  ['<p>a', '<p>a</p>'],
])('of %s stays %s', (text, clean) => expect(cleanText(text)).toBe(clean));

test('what is nested deeper than any text for people is left out', () => {
  expect(cleanText(`${'<div>'.repeat(5_000)}x`)).not.toContain('x');
});

const soup = fc.array(
  fc.constantFrom(
    ...[
      '<svg>',
      '</svg>',
      '<math>',
      '<mtext>',
      '<style>',
      '</style>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<table>',
      '<td>',
    ],
    ...[
      '<p title="',
      '">',
      '<a href="',
      'javascript:x()',
      '<img src=x onerror=x()>',
      '<script>',
      '</script>',
      '<form>',
    ],
    ...[
      '<select>',
      '<option>',
      '<template>',
      '</template>',
      '<noscript>',
      '<textarea>',
      '<title>',
      '</p>',
      'words',
      '&lt;',
      '<',
    ],
  ),
);
test('whatever is read, only tags of the list are written', () => {
  const foreign = new RegExp(`<(?!/?(?:${textTags.join('|')})[ >])`);
  fc.assert(fc.property(soup, (parts) => !foreign.test(cleanText(parts.join('')))));
});
