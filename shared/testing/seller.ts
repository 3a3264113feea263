import { type Seller, usualTax } from '@forms/shared/contract';

/** A seller as a test has one: registered for VAT, with an account here and abroad. */
export const seller: Seller = {
  ...{
    legalName: 'Smith & Sons Tutorial Ltd',
    address: ['1 High Street', 'Oxford', 'OX1 1AA'],
    telephone: '01865 240111',
  },
  ...{ companyNumber: 'Company 01234567', vatNumber: 'GB123456789', tax: usualTax, terms: '', logo: '' },
  ...{ accountName: 'Tutorial Ltd', sortCode: '12-34-56', accountNumber: '12345678' },
  ...{ iban: 'GB82WEST12345698765432', bic: 'WESTGB22' },
};
