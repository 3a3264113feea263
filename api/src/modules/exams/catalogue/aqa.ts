import { choices, type PaperLine, specificationsOf, tiers, whole } from './specification';

const spec = specificationsOf('aqa', (specification, end) => `${specification}/${end}`);

const threeAdvanced = (subject: string): PaperLine[] => [1, 2, 3].map((at) => `${at} ${subject} paper ${at}`);
const twoAs = (subject: string): PaperLine[] => [1, 2].map((at) => `${at} ${subject} paper ${at}`);
const languageSkills = ['L Listening', 'S Speaking [Speaking]', 'R Reading', 'W Writing'];
const discrete = '3D Discrete';
const mechanics = '3M Mechanics';
const statistics = '3S Statistics';

/** AQA: aqa.org.uk, specifications with examinations in 2027. History and religious studies are a selection of options. */
export const aqa = [
  spec(
    'gcse',
    '8300',
    'Mathematics',
    tiers('1 Paper 1, without a calculator', '2 Paper 2, with a calculator', '3 Paper 3, with a calculator'),
  ),
  spec(
    'gcse',
    '8700',
    'English Language',
    whole(
      '1 Explorations in creative reading and writing',
      '2 Writers’ viewpoints and perspectives',
      'C Spoken language [Endorsement]',
    ),
  ),
  spec(
    'gcse',
    '8702',
    'English Literature',
    whole('1 Shakespeare and the 19th-century novel', '2 Modern texts and poetry'),
  ),
  spec('gcse', '8461', 'Biology', tiers('1 Biology paper 1', '2 Biology paper 2')),
  spec('gcse', '8462', 'Chemistry', tiers('1 Chemistry paper 1', '2 Chemistry paper 2')),
  spec('gcse', '8463', 'Physics', tiers('1 Physics paper 1', '2 Physics paper 2')),
  spec(
    'gcse',
    '8464',
    'Combined Science: Trilogy',
    tiers(
      'B/1 Biology paper 1',
      'B/2 Biology paper 2',
      'C/1 Chemistry paper 1',
      'C/2 Chemistry paper 2',
      'P/1 Physics paper 1',
      'P/2 Physics paper 2',
    ),
  ),
  spec(
    'gcse',
    '8145',
    'History',
    choices([], {
      BA: [
        'Germany; First World War; Health; Elizabethan England',
        '1A/B Germany, 1890–1945: democracy and dictatorship',
        '1B/A Conflict and tension: the First World War, 1894–1918',
        '2A/A Britain: health and the people, c1000 to the present day',
        '2B/C Elizabethan England, c1568–1603',
      ],
      BC: [
        'Germany; East and West; Health; Norman England',
        '1A/B Germany, 1890–1945: democracy and dictatorship',
        '1B/C Conflict and tension between East and West, 1945–1972',
        '2A/A Britain: health and the people, c1000 to the present day',
        '2B/A Norman England, c1066–c1100',
      ],
      DB: [
        'America; Inter-war years; Power; Elizabethan England',
        '1A/D America, 1920–1973: opportunity and inequality',
        '1B/B Conflict and tension: the inter-war years, 1918–1939',
        '2A/B Britain: power and the people, c1170 to the present day',
        '2B/C Elizabethan England, c1568–1603',
      ],
    }),
  ),
  spec(
    'gcse',
    '8035',
    'Geography',
    whole(
      '1 Living with the physical environment',
      '2 Challenges in the human environment',
      '3 Geographical applications',
    ),
  ),
  spec(
    'gcse',
    '8062',
    'Religious Studies A',
    choices(['2A Thematic studies'], {
      MA: ['Christianity and Islam', '13 Christianity', '15 Islam'],
      MB: ['Christianity and Judaism', '13 Christianity', '16 Judaism'],
      MC: ['Buddhism and Christianity', '11 Buddhism', '13 Christianity'],
    }),
  ),
  spec('gcse', '8652', 'French', tiers(...languageSkills)),
  spec('gcse', '8662', 'German', tiers(...languageSkills)),
  spec('gcse', '8692', 'Spanish', tiers(...languageSkills)),
  spec(
    'gcse',
    '8132',
    'Business',
    whole(
      '1 Influences of operations and HRM on business activity',
      '2 Influences of marketing and finance on business activity',
    ),
  ),
  spec('gcse', '8136', 'Economics', whole('1 How markets work', '2 How the economy works')),
  spec('gcse', '8182', 'Psychology', whole('1 Cognition and behaviour', '2 Social context and behaviour')),
  spec(
    'gcse',
    '8192',
    'Sociology',
    whole(
      '1 The sociology of families and education',
      '2 The sociology of crime and deviance and social stratification',
    ),
  ),
  spec(
    'gcse',
    '8525',
    'Computer Science',
    choices(['2 Computing concepts'], {
      A: ['C#', '1A Computational thinking and programming skills (C#)'],
      B: ['Python', '1B Computational thinking and programming skills (Python)'],
      C: ['VB.NET', '1C Computational thinking and programming skills (VB.NET)'],
    }),
  ),

  spec('as', '7356', 'Mathematics', whole(...twoAs('Mathematics'))),
  spec('as', '7401', 'Biology', whole(...twoAs('Biology'))),
  spec('as', '7404', 'Chemistry', whole(...twoAs('Chemistry'))),
  spec('as', '7407', 'Physics', whole(...twoAs('Physics'))),
  spec('as', '7181', 'Psychology', whole('1 Introductory topics in psychology', '2 Psychology in context')),
  spec(
    'as',
    '7135',
    'Economics',
    whole('1 The operation of markets and market failure', '2 The national economy in a global context'),
  ),

  spec('alevel', '7357', 'Mathematics', whole(...threeAdvanced('Mathematics'))),
  spec(
    'alevel',
    '7367',
    'Further Mathematics',
    choices(['1 Further mathematics paper 1', '2 Further mathematics paper 2'], {
      A: ['Discrete and mechanics', discrete, mechanics],
      B: ['Discrete and statistics', discrete, statistics],
      C: ['Mechanics and statistics', mechanics, statistics],
    }),
  ),
  spec('alevel', '7402', 'Biology', whole(...threeAdvanced('Biology'))),
  spec('alevel', '7405', 'Chemistry', whole(...threeAdvanced('Chemistry'))),
  spec(
    'alevel',
    '7408',
    'Physics',
    choices(['1 Physics paper 1', '2 Physics paper 2', '3A Practical skills and data analysis'], {
      A: ['Astrophysics', '3BA Astrophysics'],
      B: ['Medical physics', '3BB Medical physics'],
      C: ['Engineering physics', '3BC Engineering physics'],
      D: ['Turning points in physics', '3BD Turning points in physics'],
      E: ['Electronics', '3BE Electronics'],
    }),
  ),
  spec(
    'alevel',
    '7702',
    'English Language',
    whole(
      '1 Language, the individual and society',
      '2 Language diversity and change',
      'C Language in action [Coursework]',
    ),
  ),
  spec(
    'alevel',
    '7712',
    'English Literature A',
    choices(['1 Love through the ages', 'C Texts across time [Coursework]'], {
      A: ['World War I and its aftermath', '2A Texts in shared contexts: WW1 and its aftermath'],
      B: ['Modern times', '2B Texts in shared contexts: modern times from 1945 to the present day'],
    }),
  ),
  // The letters are the board's own: those of the breadth study, then of the depth study.
  spec(
    'alevel',
    '7042',
    'History',
    choices(['C Historical investigation [Coursework]'], {
      CN: [
        'The Tudors; Revolution and dictatorship',
        '1C The Tudors: England, 1485–1603',
        '2N Revolution and dictatorship: Russia, 1917–1953',
      ],
      CO: [
        'The Tudors; Democracy and Nazism',
        '1C The Tudors: England, 1485–1603',
        '2O Democracy and Nazism: Germany, 1918–1945',
      ],
      DS: [
        'Stuart Britain; Modern Britain',
        '1D Stuart Britain and the crisis of monarchy, 1603–1702',
        '2S The making of modern Britain, 1951–2007',
      ],
      HO: [
        'Tsarist and Communist Russia; Democracy and Nazism',
        '1H Tsarist and Communist Russia, 1855–1964',
        '2O Democracy and Nazism: Germany, 1918–1945',
      ],
      KR: [
        'The making of a superpower; The Cold War',
        '1K The making of a superpower: USA, 1865–1975',
        '2R The Cold War, c1945–1991',
      ],
    }),
  ),
  spec(
    'alevel',
    '7037',
    'Geography',
    whole('1 Physical geography', '2 Human geography', 'C Geography fieldwork investigation [Coursework]'),
  ),
  spec(
    'alevel',
    '7182',
    'Psychology',
    whole('1 Introductory topics in psychology', '2 Psychology in context', '3 Issues and options in psychology'),
  ),
  spec(
    'alevel',
    '7192',
    'Sociology',
    whole(
      '1 Education with theory and methods',
      '2 Topics in sociology',
      '3 Crime and deviance with theory and methods',
    ),
  ),
  spec(
    'alevel',
    '7136',
    'Economics',
    whole('1 Markets and market failure', '2 National and international economy', '3 Economic principles and issues'),
  ),
  spec(
    'alevel',
    '7517',
    'Computer Science',
    choices(['2 Theory of computer science', 'C Practical project [Coursework]'], {
      A: ['C#', '1A Programming and computational thinking (C#)'],
      B: ['Java', '1B Programming and computational thinking (Java)'],
      D: ['Python', '1D Programming and computational thinking (Python)'],
      E: ['VB.NET', '1E Programming and computational thinking (VB.NET)'],
    }),
  ),
  spec(
    'alevel',
    '7152',
    'Politics',
    whole(
      '1 Government and politics of the UK',
      '2 Government and politics of the USA and comparative politics',
      '3 Political ideas',
    ),
  ),
  spec(
    'alevel',
    '7172',
    'Philosophy',
    whole('1 Epistemology and moral philosophy', '2 The metaphysics of God and the metaphysics of mind'),
  ),
  spec('alevel', '7652', 'French', speakingTest()),
  spec('alevel', '7692', 'Spanish', speakingTest()),
];

function speakingTest() {
  return choices(['1 Listening, reading and writing', '2 Writing'], {
    T: ['Speaking test by the centre', '3T Speaking, by the centre [Speaking]'],
    V: ['Speaking test by a visiting examiner', '3V Speaking, by a visiting examiner [Speaking]'],
  });
}
