import type { FieldDefinition } from '@forms/shared/contract';
import { NOT_LISTED } from '../options/lists';

// Questions that several forms ask in the same words.

type Question = Pick<FieldDefinition, 'name' | 'label'> & Partial<FieldDefinition>;

/** One line of text, as long as anybody's name is. */
export const line = (question: Question): FieldDefinition => ({ type: 'input', maxlength: 100, ...question });

export const phone = (question: Question): FieldDefinition => ({
  type: 'input',
  caption: 'With the country code, such as +447700900123.',
  required: true,
  validation: { phone: true, minLength: 7, maxLength: 20 },
  ...question,
});

/** Questions that show under one condition. */
export const when = (show: NonNullable<FieldDefinition['show']>, questions: FieldDefinition[]): FieldDefinition[] =>
  questions.map((question) => ({ ...question, show }));

/** First name, last name, as `firstName` and `lastName`: the list of enquiries reads them by name. */
export const ownName: FieldDefinition[] = [
  line({ name: 'firstName', label: 'First name', required: true, autocomplete: 'given-name' }),
  line({ name: 'lastName', label: 'Last name', required: true, autocomplete: 'family-name' }),
];

export const ownPhone = phone({ name: 'phone', label: 'Telephone number', autocomplete: 'tel' });

/** An email address, and the same again. */
export const emailTwice = (why: string): FieldDefinition[] => [
  { name: 'email', type: 'email', label: 'Email address', required: true, autocomplete: 'email' },
  {
    name: 'emailAgain',
    type: 'email',
    label: 'Email address again',
    caption: why,
    required: true,
    autocomplete: 'email',
    validation: { sameAs: { field: 'email', label: 'Email address' } },
  },
];

export const dateOfBirth: FieldDefinition = {
  name: 'dateOfBirth',
  type: 'date',
  label: 'Date of birth',
  required: true,
  autocomplete: 'bday',
  validation: { dob: true },
};

/** Who answers for a student under 18. */
export const guardian: FieldDefinition[] = when({ field: 'dateOfBirth', age: 'child' }, [
  {
    name: 'guardian',
    type: 'section',
    title: 'Parent or guardian',
    text: 'We need somebody to speak to about a student under 18.',
  },
  line({ name: 'guardian_name', label: 'Full name of a parent or guardian', required: true, maxlength: 200 }),
  phone({ name: 'guardian_phone', label: 'Telephone number of the parent or guardian' }),
]);

/** A country of the world by its code. */
export const country = (question: Question): FieldDefinition => ({
  type: 'select',
  api: '/webforms/options/countries',
  required: true,
  ...question,
});

/** A school of the list, or the name of another. */
export const school = (question: Question): FieldDefinition[] => [
  { type: 'select', caption: 'Type three letters of its name.', api: '/webforms/options/schools', ...question },
  line({
    name: `${question.name}Name`,
    label: 'Name and town of the school',
    required: true,
    maxlength: 200,
    autocomplete: 'organization',
    show: { [question.name]: NOT_LISTED },
  }),
];

export const subjects = (question: Question): FieldDefinition => ({
  type: 'multi-select',
  api: '/webforms/options/subjects',
  required: true,
  ...question,
});

/** Where lessons are: with `nationality` it decides whether a visa is needed. */
export const methodPreference = (label: string): FieldDefinition => ({
  name: 'methodPreference',
  type: 'multi-radio',
  label,
  required: true,
  options: [
    { value: '1', label: 'In person, at the college' },
    { value: '2', label: 'Online' },
    { value: '3', label: 'Some of both' },
  ],
});

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Who is filling in the form; somebody else than the student says who they are. */
export const filledBy = (student: string): FieldDefinition[] => [
  {
    name: 'filledBy',
    type: 'multi-radio',
    label: 'Who is filling in this form?',
    required: true,
    options: [
      { value: 'student', label: student },
      { value: 'other', label: 'Someone else, such as a parent, guardian or agent' },
    ],
  },
  ...when({ filledBy: 'other' }, [
    {
      name: 'filled_about',
      type: 'header',
      title: 'About you',
      text: 'We write to you as well as to the student.',
    },
    line({ name: 'filled_firstName', label: 'Your first name', required: true, autocomplete: 'given-name' }),
    line({ name: 'filled_lastName', label: 'Your last name', required: true, autocomplete: 'family-name' }),
    { name: 'filled_email', type: 'email', label: 'Your email address', required: true, autocomplete: 'email' },
    phone({ name: 'filled_phone', label: 'Your telephone number', autocomplete: 'tel' }),
    {
      name: 'filled_relationship',
      type: 'select',
      label: 'You are the student’s',
      required: true,
      options: ['Parent', 'Guardian', 'Teacher or school', 'Agent', 'Other'],
    },
  ]),
];

/** How somebody heard of the college, the privacy notice, and whether they want to hear more. */
export const closing = (news: string): FieldDefinition[] => [
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
  { name: 'news', type: 'checkbox', label: news },
];
