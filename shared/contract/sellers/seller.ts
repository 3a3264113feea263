import * as z from '@forms/shared/platform/zod';
import { isValidBIC, isValidIBAN } from 'ibantools';
import { errorAnswer } from '../errors';
import { type Campus, campuses, type Language } from '../product';
import { rowVersion } from '../rowVersion';
import { taxOfKinds } from './tax';

const line = (most: number) => z.string().trim().max(most, `At most ${most} characters`);
const emptyOr = (shape: RegExp, message: string) => line(40).refine((text) => text === '' || shape.test(text), message);

export const MOST_LOGO_BYTES = 100 * 1024;
/** Base64 writes three bytes in four letters. */
const MOST_LOGO_LETTERS = Math.ceil(MOST_LOGO_BYTES / 3) * 4;
export const LOGO_WANTED = 'Please choose a PNG or JPEG picture of at most 100 KB and 2,000 pixels a side';

export const sellerMessages = {
  iban: 'This is not an IBAN: please check each letter and digit',
  bic: 'A BIC has 8 or 11 letters and digits',
  accountName: 'Please enter whose account it is',
  account: 'Please enter sort code and account number, or an IBAN',
  ibanWanted: 'Please enter the IBAN',
} as const;

/**
 * Who sells, as documents say it. All but name and address may be empty. Without `vatNumber` the seller is not registered
 * for VAT, and documents say nothing of it. `logo` is a PNG or JPEG picture in base64.
 */
export const seller = z
  .object({
    legalName: line(120).min(1, 'Please enter the legal name'),
    address: z.array(line(80).min(1)).min(1, 'Please enter the address').max(6, 'At most 6 lines'),
    telephone: line(40),
    companyNumber: line(120),
    vatNumber: emptyOr(
      /^[A-Z]{2}[0-9A-Z]{8,12}$/,
      'A VAT number has two letters for the country first, as GB123456789',
    ),
    tax: taxOfKinds,
    accountName: line(70),
    sortCode: emptyOr(/^\d{2}-\d{2}-\d{2}$/, 'A sort code has six digits, as 12-34-56'),
    accountNumber: emptyOr(/^\d{6,8}$/, 'An account number has 6 to 8 digits'),
    iban: line(40).refine((text) => text === '' || isValidIBAN(text), sellerMessages.iban),
    bic: line(40).refine((text) => text === '' || isValidBIC(text), sellerMessages.bic),
    terms: line(600),
    logo: z
      .string()
      .max(MOST_LOGO_LETTERS, LOGO_WANTED)
      .regex(/^$|^(iVBORw0KGgo|\/9j\/)[A-Za-z0-9+/]*={0,2}$/, LOGO_WANTED),
  })
  .superRefine((given, context) => {
    const issue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const { accountName, sortCode, accountNumber, iban, bic } = given;
    const domestic = sortCode !== '' && accountNumber !== '';
    const isBegun = [accountName, sortCode, accountNumber, iban, bic].some((text) => text !== '');
    if (isBegun && accountName === '') issue('accountName', sellerMessages.accountName);
    if ((isBegun && !domestic && iban === '') || (sortCode === '') !== (accountNumber === '')) {
      issue(sortCode === '' ? 'sortCode' : 'accountNumber', sellerMessages.account);
    }
  });
export type Seller = z.infer<typeof seller>;

/** What the parts of an account are called. */
export const accountLabels = {
  accountName: 'Account name',
  sortCode: 'Sort code',
  accountNumber: 'Account number',
  iban: 'IBAN',
  bic: 'BIC',
};
export type AccountField = keyof typeof accountLabels;

/** The same in the language of whom it is said to; sort codes are British, and called nothing else. */
export const accountLabelsIn: Readonly<Record<Language, Readonly<Record<AccountField, string>>>> = {
  'en-GB': accountLabels,
  'pt-PT': { ...accountLabels, accountName: 'Titular da conta', accountNumber: 'Número da conta' },
};

type AccountWords = Readonly<Partial<Record<AccountField, string>>>;

/** What an account has at a campus, and what documents of its seller call it: Portuguese banks know no sort codes. */
const accountWords: Readonly<Record<Campus, AccountWords>> = {
  oxford: accountLabels,
  lisbon: { accountName: 'Titular da conta', iban: 'IBAN', bic: 'BIC' },
};
export const accountFieldsAt = (campus: Campus) => Object.keys(accountWords[campus]) as AccountField[];
/** Whether an account at a campus may be one that banks of the country alone know. */
export const hasSortCode = (campus: Campus): boolean => accountWords[campus].sortCode !== undefined;

/** The account to transfer to at a campus, a line each as `Sort code: 12-34-56`; none where nobody could transfer to what is set. */
export function accountLines(seller: Seller, campus: Campus, labels: AccountWords = accountWords[campus]): string[] {
  if (seller.iban === '' && !(hasSortCode(campus) && seller.sortCode !== '')) return [];
  const shown = { ...seller, iban: seller.iban.replace(/(.{4})(?=.)/g, '$1 ') };
  return accountFieldsAt(campus).flatMap((field) => (shown[field] === '' ? [] : [`${labels[field]}: ${shown[field]}`]));
}

export const campusOnly = z.object({ campus: z.enum(campuses) });
/** The seller of a campus as it stands; `seller` is null, and `version` 0, before anybody has set it. */
export const sellerOfCampus = campusOnly.extend({
  seller: seller.nullable(),
  version: rowVersion,
  changedBy: z.string().nullable(),
  changedAt: z.string().nullable(),
});
export type SellerOfCampus = z.infer<typeof sellerOfCampus>;

/** That the seller of a campus was set, by whom and when. */
export const sellerVersion = sellerOfCampus.pick({ version: true, changedBy: true, changedAt: true });
export const sellerVersionOf = campusOnly.extend({ version: z.string().regex(/^[1-9]\d{0,8}$/) });

/** Sets the seller of a campus over the one that was seen as this `version`. */
export const sellerChange = z.object({ version: rowVersion, seller });
export type SellerChange = z.infer<typeof sellerChange>;

/** The 409 to a change of another version than is stored: `stored` is as it is now. */
export const SELLER_CHANGED = {
  word: 'seller-changed',
  message: 'Somebody else has changed these details meanwhile. Please look at theirs first.',
} as const;
export const sellerChanged = errorAnswer.extend({ error: z.literal(SELLER_CHANGED.word), stored: sellerOfCampus });
