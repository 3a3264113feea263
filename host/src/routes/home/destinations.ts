import { type Campus, EXAMS_FORM_SLUG } from '@forms/shared/contract';

interface Destination {
  title: string;
  text: string;
  path: string;
}

/** What most people come for. */
export const commonTasks: Destination[] = [
  {
    title: 'Enter for examinations',
    text: 'As a private candidate for GCSE, IGCSE, AS and A level, with AQA, Edexcel, OCR, Eduqas or Cambridge.',
    path: `/${EXAMS_FORM_SLUG}/`,
  },
  {
    title: 'Arrange tuition',
    text: 'Regular lessons or a revision course with one of our tutors, here or online.',
    path: '/tuition-services-v2/',
  },
  {
    title: 'Begin an admission',
    text: 'Tell us what you study and where you would like to go; we answer with a programme.',
    path: '/pre-admission-questionnaire-v2/',
  },
  {
    title: 'Teach with us',
    text: 'Apply as a tutor: your subjects, your experience and when you are free.',
    path: '/tutor-application/',
  },
  {
    title: 'Ask for extra time or support',
    text: 'Which access arrangements there are, and the evidence that they need.',
    path: '/access-arrangements/',
  },
  { title: 'Check the fees', text: 'What an entry costs, and the ways to pay.', path: '/fees/' },
];

/** What the college offers at each campus. */
export const services: Record<Campus, Destination[]> = {
  oxford: [
    {
      title: 'Tutorial college',
      text: 'A levels and GCSEs taught in tutorials, with a programme made for each student.',
      path: '/tutorial-college/',
    },
    {
      title: 'Educational services',
      text: 'Private tuition, revision courses and help with university applications.',
      path: '/educational-services/',
    },
    {
      title: 'Examination centre',
      text: 'A registered centre for the English boards, open to private candidates.',
      path: '/educational-services/examinations/',
    },
  ],
  lisbon: [
    {
      title: 'Study in Lisbon',
      text: 'British qualifications taught in tutorials, in the middle of the city.',
      path: '/study.php',
    },
    { title: 'Study online', text: 'The same tutors and programmes, wherever you are.', path: '/study-online.php' },
    { title: 'Fees', text: 'What examinations cost, and the ways to pay.', path: '/fees.php' },
  ],
};
