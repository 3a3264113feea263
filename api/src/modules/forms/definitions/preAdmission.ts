import type { SeededForm } from '../storedForms';
import { closing, country, dateOfBirth, guardian, line, ownName, ownPhone, school, subjects } from './questions';

/** What the college asks before it first speaks to a student: one page, five minutes. */
export const preAdmission: SeededForm = {
  slug: 'pre-admission-questionnaire',
  title: 'Pre-admission questionnaire',
  json: {
    header: {
      title: 'Pre-admission questionnaire',
      caption: 'A few questions before we meet, so that we can advise you well. It takes about five minutes.',
    },
    pages: [
      {
        name: 'questionnaire',
        title: 'About you',
        fields: [
          ...ownName,
          { name: 'email', type: 'email', label: 'Email address', required: true, autocomplete: 'email' },
          ownPhone,
          dateOfBirth,
          ...guardian,
          country({ name: 'nationality', label: 'Nationality' }),

          { name: 'now', type: 'header', title: 'What you do now' },
          { name: 'isStudying', type: 'bool', label: 'Are you at school or college at the moment?', required: true },
          ...school({ name: 'school', label: 'Your school', required: true, show: { isStudying: true } }),
          {
            name: 'sinceSchool',
            type: 'textarea',
            label: 'What have you done since you left school?',
            maxlength: 500,
            show: { isStudying: false },
          },

          { name: 'next', type: 'header', title: 'What you would like to study' },
          {
            name: 'programme',
            type: 'multi-radio',
            label: 'Which programme interests you most?',
            required: true,
            options: [
              { value: 'a-level', label: 'A levels in two years' },
              { value: 'a-level-one-year', label: 'A levels in one year' },
              { value: 'retake', label: 'Retaking exams' },
              { value: 'gcse', label: 'GCSEs' },
              { value: 'foundation', label: 'University foundation' },
              { value: 'unsure', label: 'I am not sure yet' },
            ],
          },
          subjects({
            name: 'subjects',
            label: 'Subjects',
            caption: 'Up to five.',
            required: false,
            validation: { maxLength: { value: 5, message: 'Please choose at most five subjects' } },
            show: { field: 'programme', not: 'unsure' },
          }),
          {
            name: 'start',
            type: 'select',
            label: 'When would you like to start?',
            required: true,
            options: ['As soon as possible', 'Next January', 'Next September', 'Later', 'I don’t know yet'],
          },
          {
            name: 'ambitions',
            type: 'textarea',
            label: 'What would you like to do afterwards?',
            caption: 'A university course, a career, or anything you have in mind.',
            maxlength: 1000,
          },
          { name: 'hasSupport', type: 'bool', label: 'Is there anything that makes studying harder for you?' },
          {
            name: 'support',
            type: 'textarea',
            label: 'What should we know to help you?',
            caption: 'Such as dyslexia, a disability or long absences. Only our student support team reads this.',
            required: true,
            maxlength: 1000,
            show: { hasSupport: true },
          },

          { name: 'meeting', type: 'header', title: 'How we can talk' },
          {
            name: 'contactBy',
            type: 'multi-toggle',
            label: 'How may we contact you?',
            required: true,
            options: [
              { value: 'email', label: 'Email' },
              { value: 'phone', label: 'Telephone' },
              { value: 'video', label: 'Video call' },
            ],
          },
          {
            name: 'callAt',
            type: 'time',
            label: 'A good time for a call',
            caption: 'UK time, between 09:00 and 18:00 on working days.',
            show: { field: 'contactBy', any: ['phone', 'video'] },
          },
          line({
            name: 'videoName',
            label: 'Your name on video calls',
            caption: 'If it is another than above.',
            show: { field: 'contactBy', includes: 'video' },
          }),
          ...closing('Invite me to open days and taster lessons'),
        ],
      },
    ],
    submit: { success: 'Thank you. An adviser will read your answers and be in touch within two working days.' },
  },
};
