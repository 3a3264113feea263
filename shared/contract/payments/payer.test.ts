import { linesOf, payerOf } from './payer';

const home = {
  address_1: '1 High Street',
  address_2: 'Flat 2',
  address_3: 'Oxford',
  address_4: 'OX1 4AA',
  address_country: 'United Kingdom',
};
const office = { pay_address_1: 'PO Box 9', pay_address_4: 'LS1 1AA' };
const school = {
  address_title: 'Cherwell School',
  address_line1: '5 Marston Ferry Road',
  address_line3: 'Oxford',
  address_postcode: 'OX2 7EE',
};
const payer = (...pages: Record<string, unknown>[]) => payerOf(pages.map((values, at) => ({ name: `p${at}`, values })));

test('Who pays is at the candidate’s address where no other was given.', () => {
  expect(payer({ firstName: 'Zoë' }, home)).toEqual({
    ...{ organisation: '', line1: '1 High Street', line2: 'Flat 2', line3: 'Oxford', postcode: 'OX1 4AA' },
    country: 'United Kingdom',
  });
});

test('Another person pays at the payment address, of which no line is the candidate’s.', () => {
  expect(linesOf(payer({ ...home, ...office }))).toEqual(['PO Box 9', 'LS1 1AA']);
});

test('A school or company that is named pays at its own address, whatever others were given.', () => {
  const paying = payer(home, { ...office, ...school });
  expect(paying.organisation).toBe('Cherwell School');
  expect(linesOf(paying)).toEqual(['5 Marston Ferry Road', 'Oxford', 'OX2 7EE']);
});

test('Nobody pays where nothing was said.', () => {
  expect(linesOf(payer())).toEqual([]);
  expect(payer({ address_title: '  ', address_1: null }).organisation).toBe('');
});
