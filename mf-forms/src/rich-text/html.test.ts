import fc from '@forms/shared/testing/fast-check';
import { readHtml } from './readHtml';
import { writeHtml } from './writeHtml';

const rewritten = (html: string) => writeHtml(readHtml(html));

test.each([
  '<p>Words</p>',
  '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4>',
  '<p><strong>bold</strong> <em>italic</em> <u>under</u> <s>struck</s> <code>code</code> x<sub>2</sub> y<sup>3</sup></p>',
  '<p><strong><em>both</em></strong> and neither</p>',
  '<p>See <a href="https://example.org/?a=1&amp;b=2">the <strong>site</strong></a> or <a href="mailto:a@b.co">write</a></p>',
  '<ul><li>one<ol><li>first<ul><li>deep</li></ul></li><li>second</li></ol></li><li>two</li></ul><ol><li>three</li></ol>',
  '<ul><li>one<br>still one</li></ul>',
  '<blockquote><p>said</p><p>and said</p></blockquote><p>he</p>',
  '<p>a</p><hr><p>b</p>',
  '<table><thead><tr><th scope="col">Exam</th><th scope="col">Fee</th></tr></thead><tbody><tr><td><strong>Maths</strong><br>8300</td><td><a href="https://example.org">£40</a></td></tr><tr><td></td><td>x</td></tr></tbody></table>',
  '<p>1 &lt; 2 &amp; 3 &gt; 2 “quoted” 😀 ሴ עברית</p>',
  '',
])('what the editor writes is read as it was: %s', (html) => expect(rewritten(html)).toBe(html));

test.each([
  ['words without a block', 'Hello', '<p>Hello</p>'],
  ['blank blocks', '<p>a</p><p>&nbsp;</p><p><br></p><p>b</p>', '<p>a</p><p>b</p>'],
  ['layout in the source', '<p>\n  a\n  b </p>\n\n<p>c</p>', '<p>a b</p><p>c</p>'],
  ['blanks that were meant', '<p>a&nbsp;&nbsp;b</p>', '<p>a\u00a0\u00a0b</p>'],
  ['old tags', '<div><b>a</b><i>b</i><strike>c</strike></div>', '<p><strong>a</strong><em>b</em><s>c</s></p>'],
  ['sections', '<article><h2>A</h2>b<section>c</section>d</article>', '<h2>A</h2><p>b</p><p>c</p><p>d</p>'],
  ['a list of definitions', '<dl><dt>a</dt><dd>b</dd></dl>', '<p>a</p><p>b</p>'],
  ['code', '<pre>a\n  b</pre>', '<p><code>a<br>\u00a0\u00a0b</code></p>'],
  ['an item without a list', '<li>a</li>', '<ul><li>a</li></ul>'],
  ['a list right in a list', '<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['a list that begins deep', '<ul><ul><ul><li>a</li></ul></ul></ul>', '<ul><li>a</li></ul>'],
  ['paragraphs of an item', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '<ul><li>a<br>b</li><li>c</li></ul>'],
  [
    'words after an inner list',
    '<ul><li>a<ul><li>b</li></ul>c</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>',
  ],
  ['two lists in a row', '<ul><li>a</li></ul><ul><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['an underlined link', '<a href="https://a.b"><u>a</u></a>', '<p><a href="https://a.b">a</a></p>'],
  ['a picture', '<p>a<img src="https://a.b/c.png">b</p>', '<p>ab</p>'],
  [
    'a caption',
    '<table><caption>Fees</caption><tr><td>a</td></tr></table>',
    '<p>Fees</p><table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  [
    'rows of different lengths',
    '<table><tr><td>a<td>b<tr><td>c</table>',
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></tbody></table>',
  ],
  [
    'spans',
    '<table><tr><td rowspan=2>a<td colspan=2>b<tr><td>c<td>d</table>',
    '<table><tbody><tr><td>a</td><td>b</td><td></td></tr><tr><td></td><td>c</td><td>d</td></tr></tbody></table>',
  ],
  [
    'blocks in a cell',
    '<table><tr><td><p>a</p><ul><li>b</li></ul><table><tr><td>c</table></td></table>',
    '<table><tbody><tr><td>a<br>b<br>c</td></tr></tbody></table>',
  ],
  ['an empty table', '<table></table><p>a</p>', '<p>a</p>'],
])('%s', (_, html, written) => expect(rewritten(html)).toBe(written));

test.each([
  'javascript:x',
  'JaVaScRiPt:x',
  ' javascript:x',
  'java&#10;script:x',
  'data:text/html,x',
  'vbscript:x',
  '//a.b',
  '/a',
  'tel:1',
])('a link to %j is words only', (href) => expect(rewritten(`<p><a href="${href}">a</a></p>`)).toBe('<p>a</p>'));

/** What a clipboard holds, cut down to what decides. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- @list l0:level1 {mso-level-number-format:bullet;} p.MsoNormal {margin:0cm} --></style></head>
<body lang=EN-GB><!--StartFragment-->
<h1>Plan<o:p></o:p></h1>
<p class=MsoNormal>I read <b><span style='mso-ansi-language:EN-GB'>every</span></b> day<i> and </i><u>night</u>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Maths<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;</span></span></span><![endif]>Algebra<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span>&nbsp;&nbsp;&nbsp;</span></span><![endif]>First<o:p></o:p></p>
<table class=MsoTableGrid border=1><tr><td width=301><p class=MsoNormal><b>Exam</b></p></td><td><p class=MsoNormal>Fee</p></td></tr></table>
<p class=MsoNormal><a href="https://example.org/">Site</a><script>x()</script></p>
<!--EndFragment--></body></html>`;

const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span
 style="font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Plan</span></h2><p
 dir="ltr"><span style="font-weight:400;">I read </span><span style="font-weight:700;font-style:italic;">every</span><span
 style="font-weight:400;"> day, H</span><span style="vertical-align:sub;">2</span>O</p><br /><ul style="padding-inline-start:48px;"><li
 dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Maths</span></p></li><ul><li dir="ltr"
 aria-level="2"><p dir="ltr" role="presentation"><span style="text-decoration:line-through;">Algebra</span></p></li></ul></ul><p
 dir="ltr"><a href="https://example.org/"><span style="color:#1155cc;text-decoration:underline;">Site</span></a></p></b>`;

const fromWordOnline = `<div class="ListContainerWrapper"><ul class="BulletListStyle1"><li data-listid="1" data-aria-level="1"
 role="listitem"><p class="Paragraph"><span class="TextRun" style="font-weight:bold">Maths</span><span class="EOP">&nbsp;</span></p></li></ul></div>
<div class="ListContainerWrapper"><ul class="BulletListStyle2"><li data-aria-level="2"><p><span>Algebra</span></p></li></ul></div>`;

const fromWebPage = `<!--StartFragment--><div class="content" style="color: rgb(0,0,0); font-weight: 400;" onclick="x()"><nav>Home</nav>
<h1 style="font-size:40px">Fees</h1><p>They are <span style="font-weight: bold;">due</span>.<img src="//track.example/p.gif"></p>
<form action="//evil.example"><input name="q" value="v"><button>Go</button></form><iframe src="//evil.example"></iframe></div><!--EndFragment-->`;

test('what comes from Word keeps its headings, looks, lists, tables and links', () =>
  expect(rewritten(fromWord)).toBe(
    '<h1>Plan</h1><p>I read <strong>every</strong> day<em> and </em><u>night</u>.</p>' +
      '<ul><li>Maths<ul><li>Algebra</li></ul></li></ul><ol><li>First</li></ol>' +
      '<table><tbody><tr><td><strong>Exam</strong></td><td>Fee</td></tr></tbody></table>' +
      '<p><a href="https://example.org/">Site</a></p>',
  ));

test('what comes from Google Docs keeps them too, and is not all bold', () =>
  expect(rewritten(fromGoogleDocs)).toBe(
    '<h2>Plan</h2><p>I read <strong><em>every</em></strong> day, H<sub>2</sub>O</p>' +
      '<ul><li>Maths<ul><li><s>Algebra</s></li></ul></li></ul><p><a href="https://example.org/">Site</a></p>',
  ));

test('the lists of Word on the web keep their levels', () =>
  expect(rewritten(fromWordOnline)).toBe('<ul><li><strong>Maths</strong><ul><li>Algebra</li></ul></li></ul>'));

test('what comes from a web page loses what could run, load or be sent', () =>
  expect(rewritten(fromWebPage)).toBe('<p>Home</p><h1>Fees</h1><p>They are <strong>due</strong>.</p><p>Go</p>'));

const tags =
  'p div b i u s a h1 h3 ul ol li table tr td th blockquote pre br hr span code sup script style svg math'.split(' ');
const markup = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 4 }).map((parts) => parts.join('')),
  node: fc.oneof(
    { maxDepth: 5 },
    fc.stringMatching(/^[a-c <>&"'\n\u00a0😀]{0,8}$/u),
    fc
      .record({
        tag: fc.constantFrom(...tags),
        attributes: fc.constantFrom(
          '',
          ' href="https://a.b/?c=1&d=\'2\'"',
          ' href="javascript:x"',
          ' style="font-weight:700"',
          ' style="mso-list:l0 level3 lfo1"',
          ' colspan="3"',
          ' onclick="x()"',
        ),
        inner: tie('nodes'),
      })
      .map(({ tag, attributes, inner }) => `<${tag}${attributes}>${inner}</${tag}>`),
  ),
})).nodes;

test('whatever is read, what is written of it is read and written the same', () =>
  fc.assert(
    fc.property(markup, (html) => {
      const once = rewritten(html);
      expect(rewritten(once)).toBe(once);
    }),
  ));

const runs = /<script|<style|<img|<svg|<math|<iframe|<form|<input|\son\w+\s*=|javascript:|style=/i;
test('whatever is read, nothing that is written could run', () =>
  fc.assert(
    fc.property(markup, (html) => {
      const written = document.createElement('div');
      written.append(new DOMParser().parseFromString(rewritten(html), 'text/html').body);
      for (const element of written.querySelectorAll('body *')) {
        expect(element.getAttributeNames().filter((name) => name !== 'href' && name !== 'scope')).toEqual([]);
        expect(element.outerHTML.replace(/>[^<]*</g, '><')).not.toMatch(runs);
      }
    }),
  ));
