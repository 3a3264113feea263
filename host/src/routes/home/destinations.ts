import { type Campus, EXAMS_FORM_SLUG } from '@forms/shared/contract';

interface Destination {
  title: string;
  text: string;
  path: string;
}

/** Where the home page of a campus leads: what most people come for, what the college offers, and its contact page. */
interface Destinations {
  tasks: Destination[];
  services: Destination[];
  contact: string;
}

export const destinationsOf: Record<Campus, Destinations> = {
  oxford: {
    tasks: [
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
    ],
    services: [
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
    contact: '/contact-us/',
  },
  lisbon: {
    tasks: [
      {
        title: 'Inscrever-se em exames',
        text: 'Como candidato externo a GCSE, IGCSE, AS e A level, com AQA, Edexcel, OCR, Eduqas ou Cambridge.',
        path: `/${EXAMS_FORM_SLUG}/`,
      },
      {
        title: 'Pedir explicações',
        text: 'Aulas regulares ou um curso de revisões com um dos nossos professores, em Lisboa ou online.',
        path: '/tuition-services-v2/',
      },
      {
        title: 'Começar uma candidatura',
        text: 'Diga-nos o que estuda e para onde gostaria de ir; respondemos com um programa.',
        path: '/pre-admission-questionnaire-v2/',
      },
      {
        title: 'Ensinar connosco',
        text: 'Candidate-se como professor: as suas disciplinas, a sua experiência e a sua disponibilidade.',
        path: '/tutor-application/',
      },
      {
        title: 'Pedir condições especiais',
        text: 'Que apoios há nos exames, e que prova é precisa.',
        path: '/access-arrangements.php',
      },
      { title: 'Ver os preços', text: 'Quanto custa uma inscrição, e as formas de pagamento.', path: '/fees.php' },
    ],
    services: [
      {
        title: 'Estudar em Lisboa',
        text: 'Qualificações britânicas ensinadas em tutoria, no centro da cidade.',
        path: '/study.php',
      },
      {
        title: 'Estudar online',
        text: 'Os mesmos professores e programas, onde quer que esteja.',
        path: '/study-online.php',
      },
      {
        title: 'Exames',
        text: 'Um centro registado para as entidades inglesas, aberto a candidatos externos.',
        path: '/examinations.php',
      },
    ],
    contact: '/contact-us.php',
  },
};
