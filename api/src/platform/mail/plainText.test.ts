import { plainText } from './plainText';

it.each([
  [
    '<p>Dear Rui,</p><p>Exams begin in <strong>May</strong>.<br>See you then.</p>',
    'Dear Rui,\n\nExams begin in May.\nSee you then.',
  ],
  [
    '<h2>Fees</h2><p>See <a href="https://example.org/fees">the fees</a>.</p>',
    'Fees\n\nSee the fees (https://example.org/fees).',
  ],
  ['<p><a href="https://example.org/">https://example.org/</a></p>', 'https://example.org/'],
  [
    '<p>Bring:</p><ul><li>a pen</li><li>an <em>identity card</em></li></ul><p>No more.</p>',
    'Bring:\n\n- a pen\n- an identity card\n\nNo more.',
  ],
  [
    '<ol><li>Register<ol><li>online</li><li>or here</li></ol></li><li>Pay</li></ol>',
    '1. Register\n  1. online\n  2. or here\n2. Pay',
  ],
  [
    '<table><thead><tr><th scope="col">Exam</th><th scope="col">Fee</th></tr></thead><tbody><tr><td>Maths</td><td>£75</td></tr></tbody></table>',
    'Exam  Fee\nMaths  £75',
  ],
  ['<p>2 &lt; 3 &amp;amp; 4 &gt; 3, &quot;so&quot;</p>', '2 < 3 &amp; 4 > 3, "so"'],
  ['<blockquote><p>When?</p></blockquote><hr><p>In May.</p>', 'When?\n\nIn May.'],
  ['', ''],
])('%s is read without HTML', (html, text) => {
  expect(plainText(html)).toBe(text);
});
