import { choices, specificationsOf, tiers, whole } from './specification';

const spec = specificationsOf('edexcel', (specification, end) => `${specification}/${end}`);

const furtherPure1 = '3A Further Pure Mathematics 1';
const furtherStatistics1 = '3B Further Statistics 1';
const furtherMechanics1 = '3C Further Mechanics 1';
const decision1 = '3D Decision Mathematics 1';

/** Pearson Edexcel: qualifications.pearson.com, specifications with examinations in 2027. History is a selection of options. */
export const edexcel = [
  spec(
    'gcse',
    '1MA1',
    'Mathematics',
    tiers('1 Paper 1, without a calculator', '2 Paper 2, with a calculator', '3 Paper 3, with a calculator'),
  ),
  spec(
    'gcse',
    '1EN0',
    'English Language',
    whole(
      '01 Fiction and imaginative writing',
      '02 Non-fiction and transactional writing',
      '03 Spoken language [Endorsement]',
    ),
  ),
  spec(
    'gcse',
    '1ET0',
    'English Literature',
    whole('01 Shakespeare and post-1914 literature', '02 19th-century novel and poetry since 1789'),
  ),
  spec('gcse', '1BI0', 'Biology', tiers('1 Biology paper 1', '2 Biology paper 2')),
  spec('gcse', '1CH0', 'Chemistry', tiers('1 Chemistry paper 1', '2 Chemistry paper 2')),
  spec('gcse', '1PH0', 'Physics', tiers('1 Physics paper 1', '2 Physics paper 2')),
  spec(
    'gcse',
    '1SC0',
    'Combined Science',
    tiers(
      '1B Biology paper 1',
      '1C Chemistry paper 1',
      '1P Physics paper 1',
      '2B Biology paper 2',
      '2C Chemistry paper 2',
      '2P Physics paper 2',
    ),
  ),
  spec(
    'gcse',
    '1HI0',
    'History',
    choices([], {
      AE: [
        'Crime and punishment; Elizabethan England; Cold War; Nazi Germany',
        '10 Crime and punishment in Britain, c1000–present, and Whitechapel, c1870–c1900',
        'B4 Early Elizabethan England, 1558–88',
        'P4 Superpower relations and the Cold War, 1941–91',
        '31 Weimar and Nazi Germany, 1918–39',
      ],
      BE: [
        'Medicine; Elizabethan England; Cold War; Nazi Germany',
        '11 Medicine in Britain, c1250–present, and the British sector of the Western Front, 1914–18',
        'B4 Early Elizabethan England, 1558–88',
        'P4 Superpower relations and the Cold War, 1941–91',
        '31 Weimar and Nazi Germany, 1918–39',
      ],
      BN: [
        'Medicine; Anglo-Saxon and Norman England; American West; Russia',
        '11 Medicine in Britain, c1250–present, and the British sector of the Western Front, 1914–18',
        'B1 Anglo-Saxon and Norman England, c1060–88',
        'P3 The American West, c1835–c1895',
        '30 Russia and the Soviet Union, 1917–41',
      ],
    }),
  ),
  spec(
    'gcse',
    '1GA0',
    'Geography A',
    whole(
      '01 The physical environment',
      '02 The human environment',
      '03 Geographical investigations: fieldwork and UK challenges',
    ),
  ),
  spec('gcse', '1BS0', 'Business', whole('01 Investigating small business', '02 Building a business')),
  spec(
    'gcse',
    '1CP2',
    'Computer Science',
    whole('01 Principles of computer science', '02 Application of computational thinking [Practical]'),
  ),
  spec('gcse', '1ST0', 'Statistics', tiers('1 Statistics paper 1', '2 Statistics paper 2')),

  spec('igcse', '4MA1', 'Mathematics A', tiers('1 Mathematics A paper 1', '2 Mathematics A paper 2')),
  spec('igcse', '4PM1', 'Further Pure Mathematics', whole('01 Further pure paper 1', '02 Further pure paper 2')),
  spec(
    'igcse',
    '4EA1',
    'English Language A',
    choices(['01 Non-fiction texts and transactional writing'], {
      A: ['Examination', '02 Poetry and prose texts and imaginative writing'],
      B: ['Coursework', '03 Poetry and prose texts and imaginative writing [Coursework]'],
    }),
  ),
  spec(
    'igcse',
    '4ET1',
    'English Literature',
    choices(['01 Poetry and modern prose'], {
      A: ['Examination', '02 Modern drama and literary heritage texts'],
      B: ['Coursework', '03 Modern drama and literary heritage texts [Coursework]'],
    }),
  ),
  spec('igcse', '4BI1', 'Biology', whole('1B Biology paper 1', '2B Biology paper 2')),
  spec('igcse', '4CH1', 'Chemistry', whole('1C Chemistry paper 1', '2C Chemistry paper 2')),
  spec('igcse', '4PH1', 'Physics', whole('1P Physics paper 1', '2P Physics paper 2')),
  spec(
    'igcse',
    '4SD0',
    'Science (Double Award)',
    whole('1B Biology paper 1', '1C Chemistry paper 1', '1P Physics paper 1'),
  ),
  spec('igcse', '4GE1', 'Geography', whole('01 Physical geography', '02 Human geography')),
  spec('igcse', '4BS1', 'Business', whole('01 Investigating small businesses', '02 Investigating large businesses')),
  spec(
    'igcse',
    '4EC1',
    'Economics',
    whole('01 Microeconomics and business economics', '02 Macroeconomics and the global economy'),
  ),
  spec('igcse', '4HI1', 'History', whole('01 Depth studies', '02 Investigation and breadth studies')),
  spec(
    'igcse',
    '4AC1',
    'Accounting',
    whole('01 Introduction to bookkeeping and accounting', '02 Financial statements'),
  ),
  spec(
    'igcse',
    '4CP0',
    'Computer Science',
    whole('01 Principles of computer science', '02 Application of computational thinking [Practical]'),
  ),

  spec('as', '8MA0', 'Mathematics', whole('01 Pure mathematics', '21 Statistics', '22 Mechanics')),
  spec(
    'as',
    '8CH0',
    'Chemistry',
    whole('01 Core inorganic and physical chemistry', '02 Core organic and physical chemistry'),
  ),
  spec('as', '8PH0', 'Physics', whole('01 Core physics I', '02 Core physics II')),
  spec(
    'as',
    '8EC0',
    'Economics A',
    whole('01 Introduction to markets and market failure', '02 The UK economy: performance and policies'),
  ),

  spec(
    'alevel',
    '9MA0',
    'Mathematics',
    whole('01 Pure Mathematics 1', '02 Pure Mathematics 2', '31 Statistics', '32 Mechanics'),
  ),
  spec(
    'alevel',
    '9FM0',
    'Further Mathematics',
    choices(['01 Core Pure Mathematics 1', '02 Core Pure Mathematics 2'], {
      A: ['Further Pure 1 and 2', furtherPure1, '4A Further Pure Mathematics 2'],
      B: ['Further Pure 1 and Statistics 1', furtherPure1, furtherStatistics1],
      C: ['Further Pure 1 and Mechanics 1', furtherPure1, furtherMechanics1],
      D: ['Further Pure 1 and Decision 1', furtherPure1, decision1],
      E: ['Statistics 1 and Mechanics 1', furtherStatistics1, furtherMechanics1],
      F: ['Statistics 1 and Decision 1', furtherStatistics1, decision1],
      G: ['Mechanics 1 and Decision 1', furtherMechanics1, decision1],
      H: ['Statistics 1 and 2', furtherStatistics1, '4B Further Statistics 2'],
      J: ['Mechanics 1 and 2', furtherMechanics1, '4C Further Mechanics 2'],
      K: ['Decision 1 and 2', decision1, '4D Decision Mathematics 2'],
    }),
  ),
  spec(
    'alevel',
    '9BN0',
    'Biology A (Salters-Nuffield)',
    whole(
      '01 The natural environment and species survival',
      '02 Energy, exercise and co-ordination',
      '03 General and practical applications in biology',
    ),
  ),
  spec(
    'alevel',
    '9CH0',
    'Chemistry',
    whole(
      '01 Advanced inorganic and physical chemistry',
      '02 Advanced organic and physical chemistry',
      '03 General and practical principles in chemistry',
    ),
  ),
  spec(
    'alevel',
    '9PH0',
    'Physics',
    whole('01 Advanced physics I', '02 Advanced physics II', '03 General and practical principles in physics'),
  ),
  spec(
    'alevel',
    '9ET0',
    'English Literature',
    whole('01 Drama', '02 Prose', '03 Poetry', '04 Coursework [Coursework]'),
  ),
  spec(
    'alevel',
    '9EC0',
    'Economics A',
    whole(
      '01 Markets and business behaviour',
      '02 The national and global economy',
      '03 Microeconomics and macroeconomics',
    ),
  ),
  spec(
    'alevel',
    '9BS0',
    'Business',
    whole(
      '01 Marketing, people and global businesses',
      '02 Business activities, decisions and strategy',
      '03 Investigating business in a competitive environment',
    ),
  ),
  spec(
    'alevel',
    '9PL0',
    'Politics',
    choices(['01 UK politics', '02 UK government'], {
      A: ['Government and politics of the USA', '3A Comparative politics: USA'],
      B: ['Global politics', '3B Comparative politics: global'],
    }),
  ),
  spec(
    'alevel',
    '9HI0',
    'History',
    choices(['04 Coursework [Coursework]'], {
      E: [
        'Communist states; Civil rights in the USA',
        '1E Russia, 1917–91: from Lenin to Yeltsin',
        '2E Mao’s China, 1949–76',
        '39 Civil rights and race relations in the USA, 1850–2009',
      ],
      F: [
        'American dream; South Africa; British empire',
        '1F In search of the American Dream: the USA, c1917–96',
        '2F South Africa, 1948–94: from apartheid state to rainbow nation',
        '35 Britain: losing and gaining an empire, 1763–1914',
      ],
      G: [
        'Germany and Italy; Reform in Britain',
        '1G Germany and West Germany, 1918–89',
        '2G The rise and fall of fascism in Italy, c1911–46',
        '36 Protest, agitation and parliamentary reform in Britain, c1780–1928',
      ],
      H: [
        'Britain transformed; USA; Germany united',
        '1H Britain transformed, 1918–97',
        '2H The USA, c1920–55: boom, bust and recovery',
        '37 Germany, 1871–1990: united, divided and reunited',
      ],
    }),
  ),
];
