import type { InvoiceItemType, StoredForm } from '@forms/shared/contract';
import { enquiryType } from './enquiryType';

const form = (invoice: boolean): StoredForm => ({
  slug: 'a-form',
  title: 'A form',
  version: 1,
  json: { header: { title: 'A form' }, pages: [{ name: 'page', title: 'A page', fields: [], invoice }] },
});
const answering = (programmeType: string) => [
  { name: 'you', values: { programmeType: '' } },
  { name: 'page', values: { programmeType } },
];

it.each<[string, InvoiceItemType, StoredForm, string, string | undefined]>([
  ['what it answers, whatever its headers say', 'asp', form(true), 'asp', 'fulltime'],
  ['what its headers say where it answers nothing', 'fulltime', form(true), '', 'fulltime'],
  ['exams where the form ends with their invoice', 'exams', form(true), '', undefined],
  ['exams, too, where it answers a programme that nobody invoices', 'exams', form(true), 'gardening', undefined],
  ['nothing in particular where another form does not say', 'other', form(false), '', undefined],
])('An enquiry is for %s.', (_, type, stored, answered, header) => {
  const headers = header === undefined ? {} : { programmetype: header };
  expect(enquiryType(stored, answering(answered), headers)).toBe(type);
});
