import type { FieldDefinition, InvoiceItemType, StoredForm } from '@forms/shared/contract';
import { enquiryType } from './enquiryType';

const form = (field: FieldDefinition): StoredForm => ({
  slug: 'a-form',
  title: 'A form',
  version: 1,
  json: { header: { title: 'A form' }, pages: [{ name: 'page', title: 'A page', fields: [field], invoice: true }] },
});
const exams: FieldDefinition = { name: 'exams', type: 'form-exams-api' };
const textField: FieldDefinition = { name: 'words', type: 'input' };
const answering = (programmeType: string) => [
  { name: 'you', values: { programmeType: '' } },
  { name: 'page', values: { programmeType } },
];

it.each<[string, InvoiceItemType, StoredForm, string, string | undefined]>([
  ['what it answers, whatever its headers say', 'asp', form(exams), 'asp', 'fulltime'],
  ['what its headers say where it answers nothing', 'fulltime', form(exams), '', 'fulltime'],
  ['exams where the form asks for them', 'exams', form(exams), '', undefined],
  ['exams, too, where it answers a programme that nobody invoices', 'exams', form(exams), 'gardening', undefined],
  [
    'nothing in particular where another form does not say, with an invoice or without',
    'other',
    form(textField),
    '',
    undefined,
  ],
])('An enquiry is for %s.', (_, type, stored, answered, header) => {
  const headers = header === undefined ? {} : { programmetype: header };
  expect(enquiryType(stored, answering(answered), headers)).toBe(type);
});
