import { type Campus, hasSortCode, type Seller, seller, sellerMessages, usualTax } from '@forms/shared/contract';
import { errorsOf, type FieldErrors } from '../dialog-form/fieldErrors';

/** Who sells, as it is typed: the address a line each. */
export interface TypedSeller extends Omit<Seller, 'address'> {
  address: string;
}

const NOTHING: Seller = {
  ...{
    legalName: '',
    address: [],
    telephone: '',
    companyNumber: '',
    vatNumber: '',
    tax: usualTax,
    terms: '',
    logo: '',
  },
  ...{ accountName: '', sortCode: '', accountNumber: '', iban: '', bic: '' },
};

/** Who sells, to be typed over. */
export function typedSeller(stored: Seller | null): TypedSeller {
  const { address, ...rest } = stored ?? NOTHING;
  return { ...rest, address: address.join('\n') };
}

const closedUp = (text: string) => text.replace(/[\s.-]/g, '').toUpperCase();

/** What was typed for a campus as it is sent, or what is wrong by field. Numbers may be typed with blanks, dots and hyphens. */
export function readSeller(typed: TypedSeller, campus: Campus): { seller: Seller } | { errors: FieldErrors } {
  const isDomestic = hasSortCode(campus);
  const sortCode = isDomestic ? closedUp(typed.sortCode) : '';
  const read = seller.safeParse({
    ...typed,
    address: typed.address
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    vatNumber: closedUp(typed.vatNumber),
    sortCode: sortCode.replace(/^(..)(..)(..)$/, '$1-$2-$3'),
    accountNumber: isDomestic ? closedUp(typed.accountNumber) : '',
    iban: closedUp(typed.iban),
    bic: closedUp(typed.bic),
  });
  if (read.success) return { seller: read.data };
  const { sortCode: noAccount, ...errors } = errorsOf(read.error);
  // What is not asked for is not said to be missing.
  if (noAccount !== undefined && !isDomestic) return { errors: { iban: sellerMessages.ibanWanted, ...errors } };
  return { errors: errorsOf(read.error) };
}
