import type { FileOfList } from '@forms/shared/contract';
import { fileKindOf, fileKinds } from '@forms/shared/contract/file-kinds';
import type { CsvColumns } from '../../platform/lists/sendList';

/** A file in an exported list, its size in bytes, its time as ISO 8601 has it. */
export const exportedFile: CsvColumns<FileOfList> = {
  'File name': ({ name }) => name,
  Person: ({ enquiry }) => enquiry?.name ?? '',
  Enquiry: ({ enquiry }) => enquiry?.reference ?? '',
  Uploaded: ({ uploadedAt }) => uploadedAt,
  Bytes: ({ size }) => size,
  'Content type': (file) => fileKinds[fileKindOf(file)].title,
  Locked: ({ locked }) => (locked ? 'Yes' : 'No'),
  Visible: ({ visible }) => (visible ? 'Yes' : 'No'),
};
