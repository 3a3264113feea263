import { type Seller, seller, usualTax } from '@forms/shared/contract';
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

/** What was typed as it is sent, or what is wrong by field. Numbers may be typed with blanks, dots and hyphens. */
export function readSeller(typed: TypedSeller): { seller: Seller } | { errors: FieldErrors } {
  const sortCode = closedUp(typed.sortCode);
  const read = seller.safeParse({
    ...typed,
    address: typed.address
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    vatNumber: closedUp(typed.vatNumber),
    sortCode: sortCode.length === 6 ? sortCode.replace(/(..)(..)(..)/, '$1-$2-$3') : typed.sortCode,
    accountNumber: closedUp(typed.accountNumber),
    iban: closedUp(typed.iban),
    bic: closedUp(typed.bic),
  });
  return read.success ? { seller: read.data } : { errors: errorsOf(read.error) };
}
