import { choices, type PaperLine, specificationsOf, whole } from './specification';

/** Further mathematics has papers with codes of their own, Y540 to Y545. */
const spec = specificationsOf('ocr', (specification, end) => (/^Y\d/.test(end) ? end : `${specification}/${end}`));

/** OCR numbers the Higher papers after the Foundation ones. */
const numberedTiers = (...names: string[]) => {
  const from = (first: number): PaperLine[] =>
    names.map((name, at) => `${String(first + at).padStart(2, '0')} ${name}`);
  return choices([], {
    F: ['Foundation tier', ...from(1)],
    H: ['Higher tier', ...from(1 + names.length)],
  });
};
const practical = (subject: string): PaperLine => `04 Practical endorsement in ${subject} [Endorsement]`;
const statistics = 'Y542 Statistics';
const mechanics = 'Y543 Mechanics';
const discrete = 'Y544 Discrete Mathematics';
const additional = 'Y545 Additional Pure Mathematics';

/** OCR: ocr.org.uk, specifications with examinations in 2027. History, Latin and religious studies are selections of options. */
export const ocr = [
  spec(
    'gcse',
    'J560',
    'Mathematics',
    numberedTiers('Paper 1, with a calculator', 'Paper 2, without a calculator', 'Paper 3, with a calculator'),
  ),
  spec(
    'gcse',
    'J351',
    'English Language',
    whole(
      '01 Communicating information and ideas',
      '02 Exploring effects and impact',
      '03 Spoken language [Endorsement]',
    ),
  ),
  spec('gcse', 'J247', 'Biology A (Gateway Science)', numberedTiers('Biology paper 1', 'Biology paper 2')),
  spec('gcse', 'J248', 'Chemistry A (Gateway Science)', numberedTiers('Chemistry paper 1', 'Chemistry paper 2')),
  spec('gcse', 'J249', 'Physics A (Gateway Science)', numberedTiers('Physics paper 1', 'Physics paper 2')),
  spec(
    'gcse',
    'J250',
    'Combined Science A (Gateway Science)',
    numberedTiers(
      'Biology paper 1',
      'Biology paper 2',
      'Chemistry paper 1',
      'Chemistry paper 2',
      'Physics paper 1',
      'Physics paper 2',
    ),
  ),
  spec(
    'gcse',
    'J277',
    'Computer Science',
    whole('01 Computer systems', '02 Computational thinking, algorithms and programming'),
  ),
  spec(
    'gcse',
    'J204',
    'Business',
    whole(
      '01 Business 1: business activity, marketing and people',
      '02 Business 2: operations, finance and influences on business',
    ),
  ),
  spec(
    'gcse',
    'J282',
    'Latin',
    choices(['01 Language'], {
      A: ['Prose A and verse A', '02 Prose literature A', '04 Verse literature A'],
      B: ['Prose A and culture', '02 Prose literature A', '06 Literature and culture'],
      C: ['Verse A and culture', '04 Verse literature A', '06 Literature and culture'],
    }),
  ),

  spec('as', 'H230', 'Mathematics A', whole('01 Pure mathematics and statistics', '02 Pure mathematics and mechanics')),
  spec('as', 'H020', 'Biology A', whole('01 Breadth in biology', '02 Depth in biology')),
  spec('as', 'H032', 'Chemistry A', whole('01 Breadth in chemistry', '02 Depth in chemistry')),
  spec('as', 'H156', 'Physics A', whole('01 Breadth in physics', '02 Depth in physics')),

  spec(
    'alevel',
    'H240',
    'Mathematics A',
    whole('01 Pure mathematics', '02 Pure mathematics and statistics', '03 Pure mathematics and mechanics'),
  ),
  spec(
    'alevel',
    'H245',
    'Further Mathematics A',
    choices(['Y540 Pure Core 1', 'Y541 Pure Core 2'], {
      A: ['Statistics and mechanics', statistics, mechanics],
      B: ['Statistics and discrete', statistics, discrete],
      C: ['Statistics and additional pure', statistics, additional],
      D: ['Mechanics and discrete', mechanics, discrete],
      E: ['Mechanics and additional pure', mechanics, additional],
      F: ['Discrete and additional pure', discrete, additional],
    }),
  ),
  spec(
    'alevel',
    'H420',
    'Biology A',
    whole('01 Biological processes', '02 Biological diversity', '03 Unified biology', practical('biology')),
  ),
  spec(
    'alevel',
    'H432',
    'Chemistry A',
    whole(
      '01 Periodic table, elements and physical chemistry',
      '02 Synthesis and analytical techniques',
      '03 Unified chemistry',
      practical('chemistry'),
    ),
  ),
  spec(
    'alevel',
    'H556',
    'Physics A',
    whole('01 Modelling physics', '02 Exploring physics', '03 Unified physics', practical('physics')),
  ),
  spec(
    'alevel',
    'H446',
    'Computer Science',
    choices(['01 Computer systems', '02 Algorithms and programming'], {
      A: ['Project by repository', '03 Programming project (repository) [Coursework]'],
      B: ['Project by post', '04 Programming project (postal) [Coursework]'],
    }),
  ),
  spec(
    'alevel',
    'H472',
    'English Literature',
    whole(
      '01 Drama and poetry pre-1900',
      '02 Comparative and contextual study',
      '03 Literature post-1900 [Coursework]',
    ),
  ),
  spec(
    'alevel',
    'H505',
    'History A',
    choices(['Y100 Topic-based essay [Coursework]'], {
      A: [
        'Early Tudors; French Revolution; Russia and its rulers',
        'Y106 England 1485–1558: the early Tudors',
        'Y213 The French Revolution and the rule of Napoleon 1774–1815',
        'Y318 Russia and its rulers 1855–1964',
      ],
      B: [
        'Britain; Cold War in Europe; Civil rights in the USA',
        'Y113 Britain 1930–1997',
        'Y223 The Cold War in Europe 1941–1995',
        'Y319 Civil rights in the USA 1865–1992',
      ],
      C: [
        'Later Tudors; Democracy and dictatorships in Germany; Civil rights in the USA',
        'Y107 England 1547–1603: the later Tudors',
        'Y221 Democracy and dictatorships in Germany 1919–1963',
        'Y319 Civil rights in the USA 1865–1992',
      ],
    }),
  ),
  spec(
    'alevel',
    'H573',
    'Religious Studies',
    choices(['01 Philosophy of religion', '02 Religion and ethics'], {
      A: ['Christian thought', '03 Developments in Christian thought'],
      B: ['Islamic thought', '04 Developments in Islamic thought'],
      D: ['Buddhist thought', '06 Developments in Buddhist thought'],
    }),
  ),
  spec(
    'alevel',
    'H418',
    'Law',
    choices(['01 The legal system and criminal law', '02 Law making and the law of tort'], {
      A: ['Human rights law', '03 The nature of law and human rights'],
      B: ['Law of contract', '04 The nature of law and the law of contract'],
    }),
  ),
  spec(
    'alevel',
    'H443',
    'Latin',
    whole(
      '01 Unseen translation',
      '02 Prose composition or comprehension',
      '03 Prose literature',
      '04 Verse literature',
    ),
  ),
];
