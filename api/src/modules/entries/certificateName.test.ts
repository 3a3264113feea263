import { certificateName } from './certificateName';

test.each([
  ['Šimůnková', 'Łucja', 'SIMUNKOVA:LUCJA'],
  ['O’Brien-Müller', 'Zoë  Ann', "O'BRIEN-MULLER:ZOE ANN"],
  ['Ng', '明', 'NG:MING'],
  ['Melo', '', 'MELO:'],
  ['Melo', 'Maria Fernanda Gabriela Sofia', 'MELO:MARIA FERNANDA'],
  ['Abcdefghijklmnopqrstuvwxyzabcdefghij', 'Rui', 'ABCDEFGHIJKLMNOPQRSTUVWXYZABCD:RUI'],
])('%s, %s is printed %s', (surname, forenames, printed) => {
  expect(certificateName({ lastName: surname, firstName: forenames, middleNames: '' })).toBe(printed);
});
