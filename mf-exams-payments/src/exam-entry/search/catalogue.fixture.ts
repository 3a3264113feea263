import type { OfferedSubject, OfferKind } from '@forms/shared/contract';

const stage = { name: 'Entry', until: '2027-02-14', boardPercent: 0, boardAdds: 0, centreAdds: 0 };
const dated = { stage, next: null, age: null, campuses: ['oxford' as const, 'lisbon' as const] };
const summer = { id: 'summer', name: 'Summer 2027 (May and June)', ...dated };
const autumn = { id: 'autumn', name: 'Autumn 2027 (October and November)', ...dated };
const january = { id: 'january', name: 'January 2027', ...dated };
const levels = { gcse: 'GCSE', igcse: 'International GCSE', as: 'AS level', alevel: 'A level' };
const boards = { aqa: 'AQA', edexcel: 'Pearson Edexcel', ocr: 'OCR', cambridge: 'Cambridge International' };

function subject(
  level: keyof typeof levels,
  board: keyof typeof boards,
  [code, name]: [string, string],
  options: [string, string][],
  series: OfferedSubject['series'] = [summer],
): OfferedSubject {
  return {
    level: { id: level, title: levels[level] },
    board: { id: board, title: boards[board] },
    subject: { id: `${board}-${level}-${code}`, name, code },
    series,
    options: options.map(([option, title]) => ({
      id: `${board}-${level}-${option}`,
      name: title,
      code: option,
      kind: title.endsWith('tier') ? 'tier' : ('whole' satisfies OfferKind),
      price: 22_995,
      boardFee: 4995,
    })),
  };
}

/** One subject of every kind that people search for otherwise than the boards call it. */
export const catalogue: OfferedSubject[] = [
  subject('gcse', 'aqa', ['8461', 'Biology'], [['8461H', 'Higher tier']]),
  subject('gcse', 'aqa', ['8702', 'English Literature'], [['8702', 'All papers']]),
  subject(
    'gcse',
    'aqa',
    ['8300', 'Mathematics'],
    [
      ['8300F', 'Foundation tier'],
      ['8300H', 'Higher tier'],
    ],
    [summer, autumn],
  ),
  subject('gcse', 'edexcel', ['1MA1', 'Mathematics'], [['1MA1F', 'Foundation tier']], [summer, autumn]),
  subject('gcse', 'ocr', ['J282', 'Latin'], [['J282A', 'Prose A and verse A']]),
  subject('igcse', 'cambridge', ['0510', 'English as a Second Language'], [['0510A', 'Speaking test']]),
  subject('igcse', 'edexcel', ['4MA1', 'Mathematics A'], [['4MA1H', 'Higher tier']], [january, summer]),
  subject('as', 'edexcel', ['8MA0', 'Mathematics'], [['8MA0', 'All papers']]),
  subject('alevel', 'edexcel', ['9FM0', 'Further Mathematics'], [['9FM0A', 'Mechanics 1 and 2']]),
  subject('alevel', 'edexcel', ['9MA0', 'Mathematics'], [['9MA0', 'All papers']]),
  subject('alevel', 'ocr', ['H573', 'Religious Studies'], [['H573A', 'Christian thought']]),
];
