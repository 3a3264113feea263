import { mailMeant } from './mailMeant';

test.each([
  ['zoe@gmial.com', 'zoe@gmail.com'],
  ['zoe@gmail.con', 'zoe@gmail.com'],
  ['zoe@gamil.com', 'zoe@gmail.com'],
  ['zoe@gmail.co', 'zoe@gmail.com'],
  ['zoe@gmail.pt', 'zoe@gmail.com'],
  ['zoe@gmail.co.uk', 'zoe@gmail.com'],
  ['zoe@gmailcom', 'zoe@gmail.com'],
  ['zoe@gmail', 'zoe@gmail.com'],
  ['zoe@hotmial', 'zoe@hotmail.com'],
  ['Zoe.Melo@HOTMIAL.COM', 'Zoe.Melo@hotmail.com'],
  ['zoe@hotmial.co.uk', 'zoe@hotmail.co.uk'],
  ['zoe@hotmai.pt', 'zoe@hotmail.pt'],
  ['zoe@outlok.pt', 'zoe@outlook.pt'],
  ['zoe@yahoo.co.ku', 'zoe@yahoo.co.uk'],
  ['zoe@yaho.com', 'zoe@yahoo.com'],
  ['zoe@iclould.com', 'zoe@icloud.com'],
  ['zoe@spao.pt', 'zoe@sapo.pt'],
  ['zoe@sapo', 'zoe@sapo.pt'],
  ['zoe@btinternet.con', 'zoe@btinternet.com'],
  ['zoe@college.co.ku', 'zoe@college.co.uk'],
  ['zoe@school.ox.ac.ku', 'zoe@school.ox.ac.uk'],
  ['zoe@example.con', 'zoe@example.com'],
])('%s probably means %s', (written, meant) => {
  expect(mailMeant(written)).toBe(meant);
});

test.each([
  'zoe@gmail.com',
  'zoe@mail.com',
  'zoe@email.com',
  'zoe@ymail.com',
  'zoe@hotmail.fr',
  'zoe@hotmail.com.br',
  'zoe@yahoo.co.jp',
  'zoe@live.nl',
  'zoe@gmx.de',
  'zoe@sapo.pt',
  'zoe@sky.com',
  'zoe@nike.com',
  'zoe@college.ac.uk',
  'zoe@example.com',
  'zoe@örebro.se',
  'zoe',
  'zoe@',
  'zoe@@gmial.com',
  '',
])('of “%s” nothing is asked', (address) => {
  expect(mailMeant(address)).toBeUndefined();
});
