import { LOGO_WANTED, sellerMessages } from '@forms/shared/contract';
import { seller } from '@forms/shared/testing/seller';
import { readSeller, typedSeller } from './typedSeller';

test('numbers are understood with the blanks, dots and hyphens that people write', () => {
  const typed = {
    ...typedSeller(seller),
    ...{ address: ' 1 High Street\n\nOxford\nOX1 1AA ', sortCode: '12 34 56', accountNumber: '1234 5678' },
    ...{ iban: 'gb82 west 1234 5698 7654 32', bic: 'westgb22', vatNumber: 'GB 123 4567 89' },
  };
  expect(readSeller(typed)).toEqual({ seller });
});

test('without VAT number, account and logo it is right, and what is half an account is not', () => {
  const plain = {
    ...{ ...typedSeller(seller), vatNumber: '', accountName: '', sortCode: '', accountNumber: '', iban: '', bic: '' },
  };
  expect(readSeller(plain)).toMatchObject({ seller: { vatNumber: '', iban: '' } });
  expect(readSeller({ ...plain, sortCode: '12-34-56' })).toEqual({
    errors: { accountName: sellerMessages.accountName, accountNumber: sellerMessages.account },
  });
  expect(readSeller({ ...plain, accountName: 'Tutorial Ltd' })).toEqual({
    errors: { sortCode: sellerMessages.account },
  });
});

test('what is wrong is told at its field, a wrong digit of an IBAN too', () => {
  const wrong = { legalName: ' ', address: '', iban: 'GB82WEST12345698765433', bic: 'WEST', logo: 'R0lGODlh' };
  expect(readSeller({ ...typedSeller(seller), ...wrong })).toEqual({
    errors: {
      legalName: 'Please enter the legal name',
      address: 'Please enter the address',
      iban: sellerMessages.iban,
      bic: sellerMessages.bic,
      logo: LOGO_WANTED,
    },
  });
});
