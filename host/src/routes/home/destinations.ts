import { type Campus, EXAMS_FORM_SLUG } from '@forms/shared/contract';

interface Destination {
  title: string;
  text: string;
  path: string;
}

/** The forms that the home page leads to. */
export const onlineForms: Destination[] = [
  {
    title: 'Examination entry',
    text: 'Enter as a private candidate for GCSE, IGCSE, AS and A level examinations.',
    path: `/${EXAMS_FORM_SLUG}/`,
  },
  {
    title: 'Supplementary tuition',
    text: 'Ask for lessons beside school, in any subject, one to one.',
    path: '/tuition-services-v2/',
  },
  {
    title: 'Pre-admission questionnaire',
    text: 'Tell us about a student who would like to join the college.',
    path: '/pre-admission-questionnaire-v2/',
  },
  {
    title: 'Tutor application',
    text: 'Apply to teach with us.',
    path: '/tutor-application/',
  },
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
    { title: 'Fees', text: 'What tuition and examinations cost, and how scholarships work.', path: '/fees.php' },
  ],
};
