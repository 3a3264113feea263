import type { EnquiryEdit } from '@forms/shared/contract';
import { editWords } from './editWords';

const edit = { id: 'x', author: 'Ana Sá', madeAt: '2026-11-23T10:00:00.000Z' };
const said = (field: EnquiryEdit['field']) => [
  editWords({ ...edit, field, before: '', after: 'EN-000002' }),
  editWords({ ...edit, field, before: 'EN-000002', after: '' }),
];

test('what staff said of an enquiry and another, and that they took it back, is told in words', () => {
  expect(said('samePerson')).toEqual([
    'Said to be of the same person as EN-000002',
    'No longer said to be of the same person as EN-000002',
  ]);
  expect(said('otherPerson')).toEqual([
    'Said to be of another person than EN-000002',
    'No longer said to be of another person than EN-000002',
  ]);
});
