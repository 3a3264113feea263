import type { TermsText } from '@forms/shared/contract';

/** The terms that the product's own forms and invoices refer to. */
export const seededTerms: readonly TermsText[] = [
  {
    slug: 'general-terms',
    title: 'General terms and conditions',
    html: `
<h2>1. Who these terms are between</h2>
<p>These terms apply between the college and the person who submits an application (“you”). Where the application is made for a candidate under 18, the parent or guardian who submits it is responsible for the fees.</p>
<h2>2. Applications</h2>
<p>An application is an offer to book our services. It becomes a booking when we confirm it in writing. We may decline an application; any fee already paid is then returned in full.</p>
<h2>3. Your information</h2>
<p>You confirm that what you tell us is true and complete. We rely on it to make entries and to keep candidates safe. Please tell us at once when something changes.</p>
<h2>4. Fees and payment</h2>
<p>Fees are shown on the invoice before you submit and are due in full by the date shown on it. An entry is made only once its fees have been paid. Bank charges are paid by the sender.</p>
<h2>5. Cancelling</h2>
<p>You may cancel within 14 days of our confirmation and receive a full refund, unless you asked us to begin within that time and the service has been provided. After that, fees that we have passed on to an exam board cannot be returned.</p>
<h2>6. Conduct</h2>
<p>Candidates and students follow the rules of the college and of the examination rooms. We may end a booking without a refund where those rules are seriously broken.</p>
<h2>7. Our responsibility</h2>
<p>We provide our services with reasonable care and skill. We are not responsible for the decisions of exam boards, nor for loss that neither of us could foresee. Nothing in these terms limits liability that the law does not allow to be limited.</p>
<h2>8. Complaints and law</h2>
<p>Please write to us first: we answer complaints within ten working days. These terms are governed by the law of England and Wales.</p>`,
  },
  {
    slug: 'exam-terms',
    title: 'Terms and conditions for public examinations',
    html: `
<h2>1. Entries</h2>
<p>We enter private candidates for the specifications and papers chosen in the application. Please check codes, tiers and papers with your teacher or with the board’s specification before you submit: we cannot tell you which is right for you.</p>
<h2>2. Deadlines</h2>
<p>Entries received after a board’s deadline carry its late fee, and very late entries may be refused. Amendments and withdrawals are made at the board’s fees.</p>
<h2>3. Identity</h2>
<p>Each candidate shows original photographic identification at every paper. A candidate who cannot be identified may not sit it. The name on the entry is the name that the certificate shows.</p>
<h2>4. Non-examined assessment</h2>
<p>Coursework, practical endorsements and spoken assessments are entered only where we have agreed in writing to supervise and authenticate them.</p>
<h2>5. Access arrangements</h2>
<p>Extra time, a reader, a scribe and other arrangements need evidence and the board’s approval. Please send the evidence when you apply: approval can take several weeks.</p>
<h2>6. Rules of the examination room</h2>
<p>All examinations are held under the regulations of the Joint Council for Qualifications or of Cambridge International. Mobile telephones, watches and unauthorised notes are not allowed. Malpractice is reported to the board.</p>
<h2>7. Results and certificates</h2>
<p>Results are released on the boards’ published days. Certificates are posted once the postage fee has been paid; they are kept for twelve months, after which the regulations allow us to destroy them.</p>
<h2>8. Refunds</h2>
<p>Exam fees are returned only when an entry is withdrawn before the board’s deadline and the board returns them to us. The candidate fee is not returned once an entry has been made.</p>`,
  },
  {
    slug: 'privacy-notice',
    title: 'Privacy notice',
    html: `
<h2>What we hold</h2>
<p>We hold the answers that you give in our forms, the documents that you send, and a record of what you paid. Card numbers never reach us: they go to the card provider alone.</p>
<h2>Why</h2>
<p>We use them to answer you, to make examination entries, to arrange what a candidate needs, and to keep the accounts that the law asks of us.</p>
<h2>Who else sees them</h2>
<p>Exam boards receive what an entry needs: name, date of birth, candidate numbers and approved access arrangements. We sell nothing to anybody.</p>
<h2>How long</h2>
<p>Enquiries that lead to nothing are deleted after one year. Records of entries and payments are kept for seven years.</p>
<h2>Your rights</h2>
<p>You may ask to see, correct or delete what we hold, and to object to how we use it. Write to the college’s data protection officer, or to the Information Commissioner’s Office if we have not put something right.</p>`,
  },
];
