import { choices, specificationsOf, whole } from './specification';

const spec = specificationsOf('eduqas', (specification, end) => specification + end);

/** WJEC Eduqas: eduqas.co.uk, specifications with examinations in 2027. */
export const eduqas = [
  spec(
    'gcse',
    'C300',
    'Mathematics',
    choices([], {
      PF: [
        'Foundation tier',
        'U10-1 Component 1, without a calculator (Foundation)',
        'U20-1 Component 2, with a calculator (Foundation)',
      ],
      PH: [
        'Higher tier',
        'UA0-1 Component 1, without a calculator (Higher)',
        'UB0-1 Component 2, with a calculator (Higher)',
      ],
    }),
  ),
  spec(
    'gcse',
    'C700',
    'English Language',
    whole(
      'U10-1 20th-century literature reading and creative prose writing',
      'U20-1 19th and 21st-century non-fiction reading and transactional writing',
      'U30 Spoken language [Endorsement]',
    ),
  ),
  spec(
    'gcse',
    'C720',
    'English Literature',
    whole('U10-1 Shakespeare and poetry', 'U20-1 Post-1914 prose or drama, 19th-century prose and unseen poetry'),
  ),
  spec(
    'gcse',
    'C680',
    'Media Studies',
    whole(
      'U10-1 Exploring the media',
      'U20-1 Understanding media forms and products',
      'U30 Creating media products [Coursework]',
    ),
  ),
  spec('gcse', 'C480', 'Geology', whole('U10-1 Geological principles', 'U20-1 Investigative geology')),

  spec(
    'alevel',
    'A720',
    'English Literature',
    whole('U10-1 Poetry', 'U20-1 Drama', 'U30-1 Unseen texts', 'U40 Prose study [Coursework]'),
  ),
  spec(
    'alevel',
    'A400',
    'Biology',
    whole('U10-1 Energy for life', 'U20-1 Continuity of life', 'U30-1 Requirements for life'),
  ),
  spec(
    'alevel',
    'A410',
    'Chemistry',
    whole(
      'U10-1 Physical and inorganic chemistry',
      'U20-1 Organic chemistry and analysis',
      'U30-1 Chemistry in practice',
    ),
  ),
  spec(
    'alevel',
    'A420',
    'Physics',
    whole('U10-1 Newtonian physics', 'U20-1 Electricity and the Universe', 'U30-1 Light, nuclei and options'),
  ),
  spec(
    'alevel',
    'A480',
    'Geology',
    whole(
      'U10-1 Geological investigations',
      'U20-1 Geological principles and processes',
      'U30-1 Geological applications',
    ),
  ),
  spec(
    'alevel',
    'A150',
    'Law',
    whole(
      'U10-1 The nature of law and the English legal system',
      'U20-1 Substantive law in practice',
      'U30-1 Perspectives of substantive law',
    ),
  ),
  spec(
    'alevel',
    'A200',
    'Sociology',
    whole('U10-1 Socialisation and culture', 'U20-1 Methods of sociological enquiry', 'U30-1 Power and stratification'),
  ),
  spec(
    'alevel',
    'A290',
    'Psychology',
    whole(
      'U10-1 Psychology: past to present',
      'U20-1 Psychology: investigating behaviour',
      'U30-1 Psychology: implications in the real world',
    ),
  ),
  spec(
    'alevel',
    'A510',
    'Business',
    whole(
      'U10-1 Business opportunities and functions',
      'U20-1 Business analysis and strategy',
      'U30-1 Business in a changing world',
    ),
  ),
  spec(
    'alevel',
    'A520',
    'Economics',
    whole(
      'U10-1 Economic principles',
      'U20-1 Exploring economic behaviour',
      'U30-1 Evaluating economic models and policies',
    ),
  ),
  spec(
    'alevel',
    'A670',
    'Film Studies',
    whole(
      'U10-1 Varieties of film and filmmaking',
      'U20-1 Global filmmaking perspectives',
      'U30 Production [Coursework]',
    ),
  ),
];
