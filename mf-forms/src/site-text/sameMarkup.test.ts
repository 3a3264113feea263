import { richTextHolds, sameMarkup } from './sameMarkup';

test.each([
  [
    'headings, lists and quotations',
    '<h2>Fees</h2>\n<p>By card,\nor by transfer.</p>\n<ul>\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n',
  ],
  [
    'links to the site’s pages, to elsewhere and within it',
    '<p><a href="/fees">a</a> <a href="https://example.org/">b</a> <a href="#c">c</a></p>',
  ],
  [
    'a table with headings',
    '<table>\n<thead><tr><th scope="col">A</th></tr></thead>\n<tbody>\n<tr><td><a href="/fees">1</a></td></tr>\n</tbody>\n</table>',
  ],
  [
    'a table as Markdown writes it',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  ['bold and slanted words by other tags', '<p><b>a</b> <i>b</i></p>'],
  ['where the fees go', '<p>[[exam-fees]]</p>'],
])('rich text holds %s', (_, html) => expect(richTextHolds(html, 'page')).toBe(true));

test.each([
  ['named sections', '<h2 id="tuition">Tuition</h2>'],
  ['pictures', '<p><img src="/content/images/hall-720.webp" alt="Desks"></p>'],
  ['joined cells', '<table><tbody><tr><td colspan="2">a</td></tr><tr><td>b</td><td>c</td></tr></tbody></table>'],
  ['rows with headings of their own', '<table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>'],
  ['words in another language', '<p><a href="/study.php" lang="pt-PT">Esta página</a></p>'],
  ['lists of definitions', '<dl><dt>a</dt><dd>b</dd></dl>'],
])('rich text does not hold %s, and it is known', (_, html) => expect(richTextHolds(html, 'page')).toBe(false));

test('a word that differs is no layout of the source', () => {
  expect(sameMarkup('<p>a b</p>', '<p>a  b</p>\n', 'text')).toBe(true);
  expect(sameMarkup('<p>a b</p>', '<p>ab</p>', 'text')).toBe(false);
  expect(sameMarkup('<p>a&nbsp; b</p>', '<p>a b</p>', 'text')).toBe(false);
  expect(sameMarkup('<p><a href="/a">a</a></p>', '<p><a href="/b">a</a></p>', 'text')).toBe(false);
});
