/** What must be declared before an exams invoice can be paid. */
export const declarations = [
  {
    id: 'good-faith',
    text: 'I declare that the information given in this form is true and complete, that it is given in good faith, and I understand that it will be kept confidential.',
  },
  { id: 'general-terms', text: 'I have read and accept the general terms and conditions.', termsSlug: 'general-terms' },
  {
    id: 'exam-terms',
    text: 'I have read and accept the terms and conditions for public examinations.',
    termsSlug: 'exam-terms',
  },
] as const;

export const DECLARATIONS_FIRST =
  'Please confirm your acceptance of the terms and conditions above before submitting payment.';
