import type { ContentPage } from '@forms/shared/contract';

const page = (slug: string, title: string, subtitle: string, html: string): ContentPage => ({
  slug,
  title,
  subtitle,
  headerImage: null,
  html: html.trim(),
});

/** The pages that the content service begins with, the same for both campuses. */
export const seededPages: readonly ContentPage[] = [
  page(
    'home',
    'Welcome',
    'Tutorial college, tuition and examinations',
    `
<p>Register for examinations, ask for tuition, or begin an application. Each form says what it needs, and keeps your answers while you go back and forth.</p>
<ul>
<li><a href="/exams-registration-v2">Register for examinations</a> as a private candidate: GCSE, International GCSE, AS and A level</li>
<li><a href="/examinations">How examinations work here</a>: boards, series, identification, results</li>
<li><a href="/fees">Fees</a> and how they are paid</li>
<li><a href="/message">Write to us</a></li>
</ul>`,
  ),
  page(
    'examinations',
    'Examinations',
    'For private candidates',
    `
<p>We are an open examination centre. You may sit public examinations with us whether or not you have studied here.</p>
<h2>Boards and qualifications</h2>
<p>We enter candidates for GCSE, International GCSE, AS and A level with AQA, Pearson Edexcel, OCR, WJEC Eduqas and Cambridge International.</p>
<h2>When examinations are held</h2>
<table>
<thead><tr><th scope="col">Series</th><th scope="col">Papers are sat in</th><th scope="col">Results</th></tr></thead>
<tbody>
<tr><td>January</td><td>January, some international qualifications</td><td>March</td></tr>
<tr><td>Summer</td><td>May and June, all qualifications</td><td>August</td></tr>
<tr><td>Autumn</td><td>October and November, some qualifications and resits</td><td>January</td></tr>
</tbody>
</table>
<h2>What to bring</h2>
<p>Original photographic identification to every paper: a passport, an identity card or a driving licence. Copies are not accepted.</p>
<p><a href="/exams-registration-v2">Register for examinations</a></p>`,
  ),
  page(
    'fees',
    'Fees',
    'What things cost, and how to pay',
    `
<p>Your invoice shows the price of every entry before you submit your application. Two fees stand on every examinations invoice:</p>
<table>
<thead><tr><th scope="col">Fee</th><th scope="col">Amount</th></tr></thead>
<tbody>
<tr><td>Exam Candidate fee, once an invoice</td><td>£75.00</td></tr>
<tr><td>Certificate postage fee, once an invoice</td><td>£100.00</td></tr>
</tbody>
</table>
<h2>Ways to pay</h2>
<p>By card when you submit, by bank transfer from the invoice that we send you, or ask for a call and we will arrange it with you.</p>`,
  ),
  page(
    'access-arrangements',
    'Access arrangements',
    'Extra time and other support in examinations',
    `
<p>Extra time, rest breaks, a reader, a scribe, a word processor or enlarged papers can be arranged where there is evidence of need.</p>
<h2>What we need</h2>
<ol>
<li>Say what you need when you register.</li>
<li>Send the evidence: a current Form 8, an assessment report or a letter from a specialist.</li>
<li>We apply to the board, which may take several weeks, and tell you what was approved.</li>
</ol>
<p>Please apply early: boards close applications long before the first paper.</p>`,
  ),
  page(
    'study-online',
    'Study online',
    'Tuition wherever you are',
    `
<p>One-to-one and small-group tuition by video, with the same tutors who teach at our campuses. Lessons are recorded, so that nothing is lost to a bad connection.</p>
<h2>Who it is for</h2>
<p>Students who live too far away, who are ill or travelling, or who need a subject that their school does not teach.</p>
<p>Write to us with the subject, the board and the level, and we will find a tutor.</p>`,
  ),
];
