import { LOGO_WANTED, sellerMessages } from '@forms/shared/contract';
import { seller } from '@forms/shared/testing/seller';
import { readSeller, typedSeller } from './typedSeller';

test('numbers are understood with the blanks, dots and hyphens that people write', () => {
  const typed = {
    ...typedSeller(seller),
    ...{ address: ' 1 High Street\n\nOxford\nOX1 1AA ', sortCode: '12 34 56', accountNumber: '1234 5678' },
    ...{ iban: 'gb82 west 1234 5698 7654 32', bic: 'westgb22', vatNumber: 'GB 123 4567 89' },
  };
  expect(readSeller(typed, 'oxford')).toEqual({ seller });
});

test('without VAT number, account and logo it is right, and what is half an account is not', () => {
  const plain = {
    ...{ ...typedSeller(seller), vatNumber: '', accountName: '', sortCode: '', accountNumber: '', iban: '', bic: '' },
  };
  expect(readSeller(plain, 'oxford')).toMatchObject({ seller: { vatNumber: '', iban: '' } });
  expect(readSeller({ ...plain, sortCode: '12-34-56' }, 'oxford')).toEqual({
    errors: { accountName: sellerMessages.accountName, accountNumber: sellerMessages.account },
  });
  expect(readSeller({ ...plain, accountName: 'Tutorial Ltd' }, 'oxford')).toEqual({
    errors: { sortCode: sellerMessages.account },
  });
});

test('what is wrong is told at its field, a wrong digit of an IBAN too', () => {
  const wrong = { legalName: ' ', address: '', iban: 'GB82WEST12345698765433', bic: 'WEST', logo: 'R0lGODlh' };
  expect(readSeller({ ...typedSeller(seller), ...wrong }, 'oxford')).toEqual({
    errors: {
      legalName: 'Please enter the legal name',
      address: 'Please enter the address',
      iban: sellerMessages.iban,
      bic: sellerMessages.bic,
      logo: LOGO_WANTED,
    },
  });
});

test('an account in Portugal is an IBAN, and has no sort code', () => {
  const given = { ...typedSeller(seller), iban: 'PT50 0002 0123 1234 5678 9015 4' };
  expect(readSeller(given, 'lisbon')).toMatchObject({ seller: { sortCode: '', accountNumber: '', bic: 'WESTGB22' } });
  expect(readSeller({ ...given, iban: '' }, 'lisbon')).toEqual({ errors: { iban: sellerMessages.ibanWanted } });
});
