import { DEFAULT_DEPARTMENT, EXAMS_FORM_SLUG, type FieldDefinition } from '@forms/shared/contract';
import type { SeededForm } from '../storedForms';
import { nationalities } from './nationalities';

const filledByOther = { filledBy: 'other' };

type Show = Pick<FieldDefinition, 'show'>;

/** A line of an address. */
const line = (name: string, label: string, autocomplete: string, show: Show): FieldDefinition => ({
  ...{ name, type: 'input', label, required: true, maxlength: 100, autocomplete },
  ...show,
});

const postcode = (name: string, autocomplete: string, show: Show): FieldDefinition => ({
  ...line(name, 'Postcode', autocomplete, show),
  caption: 'For an address abroad, its postal code, or “none”.',
  maxlength: 12,
});

/** A person's address in the four lines that the payment takes: `prefix1` and `2` lines, `3` the town, `4` the postcode. */
const address = (prefix: string, section: '' | 'billing ', show: Show = {}): FieldDefinition[] => [
  line(`${prefix}1`, 'Address line 1', `${section}address-line1`, show),
  { ...line(`${prefix}2`, 'Address line 2', `${section}address-line2`, show), required: false },
  line(`${prefix}3`, 'Town or city', `${section}address-level2`, show),
  postcode(`${prefix}4`, `${section}postal-code`, show),
];

/** A school or company that pays, by its name and where it is. */
const organisation = (show: Show): FieldDefinition[] => [
  line('address_title', 'Name of the school or company', 'billing organization', show),
  line('address_line1', 'Street and number, or PO box', 'billing address-line1', show),
  line('address_line3', 'Town or city', 'billing address-level2', show),
  postcode('address_postcode', 'billing postal-code', show),
];

/** Registration for public examinations: what the centre and the boards must know, the exams, and the invoice. */
export const examsRegistration: SeededForm = {
  slug: EXAMS_FORM_SLUG,
  title: 'Exams registration',
  json: {
    header: {
      title: 'Exams registration',
      caption: 'Enter for GCSE, International GCSE, AS and A level examinations at our centre.',
    },
    pages: [
      {
        name: 'start',
        title: 'Start',
        fields: [
          {
            name: 'welcome',
            type: 'header',
            title: 'Before you start',
            text: 'Registering takes about 15 minutes. Have ready the name of each qualification and the papers that you are preparing for; your teacher or course materials will say. At the end you see the fees and choose how to pay.',
          },
          {
            name: 'filledBy',
            type: 'multi-radio',
            label: 'Who is filling in this form?',
            required: true,
            options: [
              { value: 'student', label: 'I am the candidate' },
              { value: 'other', label: 'Someone else, such as a parent, guardian or school' },
            ],
          },
          {
            name: 'filled_about',
            type: 'header',
            title: 'About you',
            text: 'We write to you as well as to the candidate about this registration.',
            show: filledByOther,
          },
          {
            name: 'filled_firstName',
            type: 'input',
            label: 'Your first name',
            required: true,
            maxlength: 100,
            autocomplete: 'given-name',
            show: filledByOther,
          },
          {
            name: 'filled_lastName',
            type: 'input',
            label: 'Your last name',
            required: true,
            maxlength: 100,
            autocomplete: 'family-name',
            show: filledByOther,
          },
          {
            name: 'filled_email',
            type: 'email',
            label: 'Your email address',
            required: true,
            autocomplete: 'email',
            show: filledByOther,
          },
          {
            name: 'filled_phone',
            type: 'input',
            label: 'Your telephone number',
            caption: 'With the country code, such as +447700900123.',
            required: true,
            autocomplete: 'tel',
            validation: { phone: true, minLength: 7, maxLength: 20 },
            show: filledByOther,
          },
          {
            name: 'filled_relationship',
            type: 'select',
            label: 'You are the candidate’s',
            required: true,
            options: ['Parent', 'Guardian', 'Teacher or school', 'Tutor', 'Agent', 'Other'],
            show: filledByOther,
          },
        ],
      },
      {
        name: 'candidate',
        title: 'Candidate',
        fields: [
          {
            name: 'certificateName',
            type: 'header',
            title: 'The candidate’s name',
            text: 'Exactly as on the passport or other photo identification: it is what the certificates will say.',
          },
          {
            name: 'firstName',
            type: 'input',
            label: 'First name',
            required: true,
            maxlength: 100,
            autocomplete: 'given-name',
          },
          {
            name: 'middleNames',
            type: 'input',
            label: 'Middle names',
            maxlength: 100,
            autocomplete: 'additional-name',
          },
          {
            name: 'lastName',
            type: 'input',
            label: 'Last name',
            required: true,
            maxlength: 100,
            autocomplete: 'family-name',
          },
          {
            name: 'dateOfBirth',
            type: 'date',
            label: 'Date of birth',
            required: true,
            autocomplete: 'bday',
            validation: { dob: true },
          },
          {
            name: 'sex',
            type: 'multi-radio',
            label: 'Sex',
            caption: 'The exam boards ask for it with every entry.',
            required: true,
            options: ['Female', 'Male', 'Not specified'],
          },
          { name: 'nationality', type: 'select', label: 'Nationality', options: nationalities() },
          { name: 'contact', type: 'header', title: 'How to reach the candidate' },
          { name: 'email', type: 'email', label: 'Email address', required: true, autocomplete: 'email' },
          {
            name: 'emailAgain',
            type: 'email',
            label: 'Email address again',
            caption: 'Timetables and statements of entry are sent there.',
            required: true,
            autocomplete: 'email',
            validation: { sameAs: { field: 'email', label: 'Email address' } },
          },
          {
            name: 'phone',
            type: 'input',
            label: 'Telephone number',
            caption: 'With the country code, such as +447700900123.',
            required: true,
            autocomplete: 'tel',
            validation: { phone: true, minLength: 7, maxLength: 20 },
          },
          {
            name: 'guardian',
            type: 'header',
            title: 'Parent or guardian',
            text: 'We need somebody to call for a candidate under 18.',
            show: { field: 'dateOfBirth', age: 'child' },
          },
          {
            name: 'guardian_name',
            type: 'input',
            label: 'Full name of a parent or guardian',
            required: true,
            maxlength: 200,
            show: { field: 'dateOfBirth', age: 'child' },
          },
          {
            name: 'guardian_phone',
            type: 'input',
            label: 'Telephone number of the parent or guardian',
            required: true,
            validation: { phone: true, minLength: 7, maxLength: 20 },
            show: { field: 'dateOfBirth', age: 'child' },
          },
          { name: 'numbers', type: 'header', title: 'Candidate numbers' },
          {
            name: 'uci',
            type: 'input',
            label: 'Unique candidate identifier, UCI',
            caption: '13 characters, on any earlier statement of results. Leave it empty if this is your first exam.',
            validation: {
              alphaNum: true,
              minLength: { value: 13, message: 'A UCI has 13 letters and digits' },
              maxLength: { value: 13, message: 'A UCI has 13 letters and digits' },
            },
          },
          {
            name: 'uln',
            type: 'input',
            label: 'Unique learner number, ULN',
            caption: '10 digits, known to a school or college in England, Wales or Northern Ireland.',
            validation: {
              numeric: true,
              minLength: { value: 10, message: 'A ULN has 10 digits' },
              maxLength: { value: 10, message: 'A ULN has 10 digits' },
            },
          },
        ],
      },
      {
        name: 'addresses',
        title: 'Addresses',
        fields: [
          {
            name: 'home',
            type: 'header',
            title: 'The candidate’s address',
            text: 'Certificates are posted to this address.',
          },
          ...address('address_', ''),
          {
            name: 'address_country',
            type: 'input',
            label: 'Country',
            required: true,
            maxlength: 60,
            value: 'United Kingdom',
            autocomplete: 'country-name',
          },
          {
            name: 'payAddressSame',
            type: 'bool',
            label: 'Is the payment address the same?',
            caption: 'The address of whoever pays the invoice. Say No where a school or company does.',
            required: true,
          },
          {
            name: 'billing',
            type: 'header',
            title: 'Payment address',
            show: { payAddressSame: false },
          },
          {
            name: 'payer',
            type: 'multi-radio',
            label: 'Who pays the invoice?',
            required: true,
            options: [
              { value: 'person', label: 'A person' },
              { value: 'organisation', label: 'A school or company' },
            ],
            show: { payAddressSame: false },
          },
          ...address('pay_address_', 'billing ', { show: { payer: 'person' } }),
          ...organisation({ show: { payer: 'organisation' } }),
        ],
      },
      {
        name: 'exams',
        title: 'Exams',
        fields: [
          {
            name: 'department',
            type: 'multi-radio',
            label: 'Where will the exams be sat?',
            required: true,
            value: DEFAULT_DEPARTMENT,
            options: [
              { value: DEFAULT_DEPARTMENT, label: 'Oxford' },
              { value: '2', label: 'Lisbon' },
            ],
          },
          {
            name: 'programmeType',
            type: 'multi-radio',
            label: 'What are you registering for?',
            required: true,
            value: 'exams',
            options: [
              { value: 'exams', label: 'Exams only' },
              { value: 'supp', label: 'Exams with tuition' },
            ],
          },
          {
            name: 'startDate',
            type: 'date',
            label: 'When should tuition start?',
            caption: 'Tuition is arranged and invoiced separately, once we have spoken to you.',
            required: true,
            validation: { minValue: true },
            show: { programmeType: 'supp' },
          },
          {
            name: 'exams',
            type: 'form-exams-api',
            label: 'Exams to be entered for',
            caption: 'Add each qualification. We check every entry with you before it goes to the exam board.',
            required: true,
            validation: { maxLength: 20 },
          },
          {
            name: 'coursework',
            type: 'multi-radio',
            label: 'Coursework, practical or speaking assessments',
            caption: 'Some qualifications have parts that are assessed outside the exam hall.',
            required: true,
            options: [
              { value: 'none', label: 'None of these exams has any' },
              { value: 'arrange', label: 'Please arrange it with me' },
              { value: 'carried', label: 'I carry marks forward from an earlier series' },
              { value: 'unsure', label: 'I am not sure' },
            ],
          },
          {
            name: 'takenBefore',
            type: 'bool',
            label: 'Has the candidate taken any of these exams before?',
            required: true,
          },
          {
            name: 'previousAttempts',
            type: 'form',
            label: 'Earlier attempts',
            required: true,
            show: { takenBefore: true },
            fields: [
              { name: 'subject', type: 'input', label: 'Subject', required: true, maxlength: 100 },
              {
                name: 'board',
                type: 'select',
                label: 'Exam board',
                required: true,
                options: ['AQA', 'Pearson Edexcel', 'OCR', 'WJEC Eduqas', 'Cambridge International', 'Other'],
              },
              {
                name: 'year',
                type: 'input',
                label: 'Year',
                required: true,
                validation: {
                  numeric: true,
                  minValue: { value: 1990, message: 'Please enter a year such as 2025' },
                  maxValue: { value: 2100, message: 'Please enter a year such as 2025' },
                },
              },
              { name: 'grade', type: 'input', label: 'Grade (if known)', maxlength: 10 },
            ],
          },
        ],
      },
      {
        name: 'arrangements',
        title: 'Access arrangements',
        fields: [
          {
            name: 'needsArrangements',
            type: 'bool',
            label: 'Does the candidate need access arrangements?',
            caption: 'Such as extra time, a reader or a separate room, because of a disability or learning difficulty.',
            required: true,
          },
          {
            name: 'arrangements',
            type: 'multi-checkbox',
            label: 'Which arrangements?',
            required: true,
            options: [
              { value: 'extra-time', label: '25% extra time' },
              { value: 'rest-breaks', label: 'Supervised rest breaks' },
              { value: 'word-processor', label: 'Word processor' },
              { value: 'reader', label: 'Reader or computer reader' },
              { value: 'scribe', label: 'Scribe or speech recognition' },
              { value: 'modified-papers', label: 'Enlarged or modified papers' },
              { value: 'separate-room', label: 'Separate room' },
              { value: 'other', label: 'Something else' },
            ],
            show: { needsArrangements: true },
          },
          {
            name: 'arrangementsApproved',
            type: 'multi-radio',
            label: 'Has another centre approved them before?',
            required: true,
            options: [
              { value: 'yes', label: 'Yes, and I can send the approval (Form 8 or Form 9)' },
              { value: 'no', label: 'No, please tell me how to be assessed' },
            ],
            show: { needsArrangements: true },
          },
          {
            name: 'arrangementsDetails',
            type: 'textarea',
            label: 'What we should know',
            caption: 'What helps the candidate in an exam. Please don’t send medical records here.',
            maxlength: 2000,
            show: { needsArrangements: true },
          },
          {
            name: 'clashes',
            type: 'textarea',
            label: 'Clashes or days that are impossible',
            caption: 'Exams at other centres, or religious observance.',
            maxlength: 1000,
          },
        ],
      },
      {
        name: 'documents',
        title: 'Documents',
        fields: [
          {
            name: 'documentsLater',
            type: 'header',
            title: 'Documents to send later',
            text: 'Nothing needs to be uploaded now. After you register we email you a safe link for these documents; the entry is confirmed once we have them.',
          },
          {
            name: 'documents',
            type: 'multi-checkbox',
            label: 'Which of these do you have ready?',
            caption: 'Tick what you have; we help with the rest.',
            options: [
              { value: 'photo-id', label: 'Passport or other photo identification' },
              { value: 'results', label: 'Earlier statements of results or certificates' },
              { value: 'form-8', label: 'Approval of access arrangements' },
              { value: 'coursework-marks', label: 'Marks carried forward from another centre' },
            ],
          },
          {
            name: 'documentsNote',
            type: 'textarea',
            label: 'Anything about your documents',
            maxlength: 1000,
          },
        ],
      },
      {
        name: 'terms',
        title: 'Terms',
        fields: [
          { name: 'leadOrigin', type: 'leadOrigins', label: 'How did you hear about us?' },
          { name: 'privacyNotice', type: 'header', title: 'Privacy notice' },
          {
            name: 'privacy',
            type: 'privacy',
            label: 'Privacy notice',
            text: 'I have read the privacy notice and agree that my data is used as it says.',
            slug: 'privacy-notice',
            required: true,
          },
          {
            name: 'news',
            type: 'checkbox',
            label: 'Email me about revision courses and entry deadlines',
          },
        ],
      },
      { name: 'invoice', title: 'Invoice', fields: [], invoice: true },
    ],
  },
};
