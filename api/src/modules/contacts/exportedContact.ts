import { type Contact, statusNames } from '@forms/shared/contract';
import type { CsvColumns } from '../../platform/lists/sendList';

/** A message in an exported file, its times as ISO 8601 has them. */
export const exportedContact: CsvColumns<Contact> = {
  'First name': ({ firstName }) => firstName,
  'Last name': ({ lastName }) => lastName,
  Email: ({ email }) => email,
  Mobile: ({ mobile }) => mobile,
  Message: ({ message }) => message,
  'Sent from': ({ page }) => page,
  Kind: ({ suspect }) => (suspect ? 'May be spam' : 'Message'),
  Status: ({ status }) => statusNames[status],
  Sent: ({ sentAt }) => sentAt,
  Answered: ({ replies }) => replies.at(-1)?.madeAt ?? '',
};
