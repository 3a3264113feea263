import type { ContentPage, HeaderImage } from '@forms/shared/contract';
import { picture } from './picture';

const page = (
  slug: string,
  title: string,
  subtitle: string,
  html: string,
  headerImage: HeaderImage | null = null,
): ContentPage => ({ slug, language: 'en-GB', title, subtitle, headerImage, html: html.trim() });

const spires = picture('spires', 'Towers and a dome above the roofs of Oxford in the evening');
const hall = picture('hall', 'Single desks in rows under the arches of an examination hall');

/** The pages in English, the same for both campuses. */
export const englishPages: readonly ContentPage[] = [
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
    hall,
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
  page(
    'tutorial-college',
    'Tutorial college',
    'Taught in tutorials, one student and one tutor at a time',
    `
<p>Each student follows a programme of their own: the subjects, the boards and the pace that suit them, with tutorials in place of classes.</p>
<h2 id="a-levels">A levels</h2>
<p>Two-year, eighteen-month and one-year programmes, and resits, in more than thirty subjects. Laboratory work is done in small groups.</p>
<h2 id="gcses">GCSEs</h2>
<p>One-year and two-year programmes of five to nine subjects, with time each week for study that is guided but not taught.</p>
<h2 id="university-preparation">University preparation</h2>
<p>Help with the choice of course, the personal statement, admissions tests and interviews, from the first term.</p>
<p><a href="/contact-us/">Ask us about a place</a></p>`,
    spires,
  ),
  page(
    'educational-services',
    'Educational services',
    'For students of other schools, and of none',
    `
<h2 id="tuition">Private tuition</h2>
<p>One-to-one lessons beside school, in person or online, from a single hour to a full programme.</p>
<h2 id="revision">Revision courses</h2>
<p>Short courses in the winter and spring holidays, by subject and board, in groups of at most six.</p>
<h2 id="examinations">Examination centre</h2>
<p>Private candidates sit GCSE, International GCSE, AS and A level examinations with us. <a href="/examinations">See series, boards and results</a>, or <a href="/exams-registration-v2">enter for examinations</a>.</p>`,
  ),
  page(
    'study',
    'Study in Lisbon',
    'British qualifications, taught in tutorials',
    `
<p>IGCSE, AS and A level programmes in the middle of the city, made for each student, with the same tutors in person and online.</p>
<p><a href="/examinations/">Examinations</a> are held at the college, and private candidates are welcome.</p>
<p><a href="/study.php" hreflang="pt-PT" lang="pt-PT">Esta página em português</a></p>
<p><a href="/contact-us/">Ask us about a place</a></p>`,
    picture('tiles', 'A wall of blue and white tiles'),
  ),
  page(
    'about',
    'About us',
    'A college of tutorials, in Oxford and Lisbon',
    `
<p>We teach in tutorials because it works: a student who must explain a thing to a tutor each week soon understands it.</p>
<p>We prepare students for public examinations and for university, help others beside their schools, and hold examinations for private candidates.</p>
<p><a href="/contact-us/">Contact us</a></p>`,
    spires,
  ),
  page(
    'blog',
    'Blog',
    'News from the college',
    `
<h2>Entries for the next series are open</h2>
<p>Private candidates may now <a href="/exams-registration-v2">enter for examinations</a> in the next three series. Late entries cost more: the boards charge for them.</p>
<h2>Access arrangements: apply early</h2>
<p>Boards need several weeks to decide. <a href="/access-arrangements">What we need from you</a>.</p>`,
  ),
];
