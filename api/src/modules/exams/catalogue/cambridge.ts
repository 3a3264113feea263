import { choices, specificationsOf, whole } from './specification';

const spec = specificationsOf('cambridge', (syllabus, end) => `${syllabus}/${end}`);

const practicalTest = '5 Practical test [Practical]';
const alternative = '6 Alternative to practical';
const core = ['1 Multiple choice (Core)', '3 Theory (Core)'];
const extended = ['2 Multiple choice (Extended)', '4 Theory (Extended)'];
/** Core or Extended, each with the practical in the laboratory or as a written paper. */
const science = () =>
  choices([], {
    CA: ['Core, alternative to practical', ...core, alternative],
    CP: ['Core, practical test', ...core, practicalTest],
    EA: ['Extended, alternative to practical', ...extended, alternative],
    EP: ['Extended, practical test', ...extended, practicalTest],
  });

const advancedScienceAs = [
  '1 Multiple choice',
  '2 AS level structured questions',
  '3 Advanced practical skills [Practical]',
];
const advancedScience = [...advancedScienceAs, '4 A level structured questions', '5 Planning, analysis and evaluation'];
const pure1 = '1 Pure Mathematics 1';
const probability1 = '5 Probability & Statistics 1';

/** Cambridge International: cambridgeinternational.org, syllabuses with examinations in 2027. */
export const cambridge = [
  spec(
    'igcse',
    '0580',
    'Mathematics',
    choices([], {
      C: ['Core', '1 Non-calculator (Core)', '3 Calculator (Core)'],
      E: ['Extended', '2 Non-calculator (Extended)', '4 Calculator (Extended)'],
    }),
  ),
  spec('igcse', '0606', 'Additional Mathematics', whole('1 Non-calculator', '2 Calculator')),
  spec(
    'igcse',
    '0500',
    'First Language English',
    choices(['1 Reading'], {
      A: ['Examination', '2 Directed writing and composition'],
      B: ['Coursework', '3 Coursework portfolio [Coursework]'],
    }),
  ),
  spec(
    'igcse',
    '0510',
    'English as a Second Language',
    whole('1 Reading and writing', '2 Listening', '3 Speaking [Speaking]'),
  ),
  spec(
    'igcse',
    '0475',
    'Literature in English',
    choices(['1 Poetry and prose'], {
      A: ['Drama', '2 Drama'],
      B: ['Drama (open text) and unseen', '3 Drama (open text)', '4 Unseen'],
      C: ['Drama (open text) and coursework', '3 Drama (open text)', '5 Coursework portfolio [Coursework]'],
    }),
  ),
  spec('igcse', '0610', 'Biology', science()),
  spec('igcse', '0620', 'Chemistry', science()),
  spec('igcse', '0625', 'Physics', science()),
  spec('igcse', '0653', 'Combined Science', science()),
  spec('igcse', '0455', 'Economics', whole('1 Multiple choice', '2 Structured questions')),
  spec(
    'igcse',
    '0470',
    'History',
    choices(['1 Structured questions', '2 Document questions'], {
      A: ['Alternative to coursework', '4 Alternative to coursework'],
      B: ['Coursework', '3 Coursework [Coursework]'],
    }),
  ),
  spec('igcse', '0478', 'Computer Science', whole('1 Computer systems', '2 Algorithms, programming and logic')),
  spec(
    'igcse',
    '0417',
    'Information and Communication Technology',
    whole(
      '1 Theory',
      '2 Document production, databases and presentations [Practical]',
      '3 Spreadsheets and website authoring [Practical]',
    ),
  ),

  spec(
    'as',
    '9709',
    'Mathematics',
    choices([pure1], {
      A: ['Pure', '2 Pure Mathematics 2'],
      B: ['Pure and mechanics', '4 Mechanics'],
      C: ['Pure and probability & statistics', probability1],
    }),
  ),
  spec('as', '9700', 'Biology', whole(...advancedScienceAs)),
  spec('as', '9701', 'Chemistry', whole(...advancedScienceAs)),
  spec('as', '9702', 'Physics', whole(...advancedScienceAs)),
  spec('as', '9708', 'Economics', whole('1 AS level multiple choice', '2 AS level data response and essays')),

  spec(
    'alevel',
    '9709',
    'Mathematics',
    choices([pure1, '3 Pure Mathematics 3', probability1], {
      A: ['Pure, mechanics and statistics', '4 Mechanics'],
      B: ['Pure and statistics', '6 Probability & Statistics 2'],
    }),
  ),
  spec(
    'alevel',
    '9231',
    'Further Mathematics',
    whole(
      '1 Further Pure Mathematics 1',
      '2 Further Pure Mathematics 2',
      '3 Further Mechanics',
      '4 Further Probability & Statistics',
    ),
  ),
  spec('alevel', '9700', 'Biology', whole(...advancedScience)),
  spec('alevel', '9701', 'Chemistry', whole(...advancedScience)),
  spec('alevel', '9702', 'Physics', whole(...advancedScience)),
  spec(
    'alevel',
    '9708',
    'Economics',
    whole(
      '1 AS level multiple choice',
      '2 AS level data response and essays',
      '3 A level multiple choice',
      '4 A level data response and essays',
    ),
  ),
  spec(
    'alevel',
    '9990',
    'Psychology',
    whole(
      '1 Approaches, issues and debates',
      '2 Research methods',
      '3 Specialist options: approaches, issues and debates',
      '4 Specialist options: application and research methods',
    ),
  ),
  spec(
    'alevel',
    '9695',
    'Literature in English',
    whole(
      '1 Drama and poetry',
      '2 Prose and unseen',
      '3 Shakespeare and drama',
      '4 Pre- and post-1900 poetry and prose',
    ),
  ),
  spec(
    'alevel',
    '9618',
    'Computer Science',
    whole(
      '1 Theory fundamentals',
      '2 Fundamental problem-solving and programming skills',
      '3 Advanced theory',
      '4 Practical [Practical]',
    ),
  ),
];
