import { type Enquiry, type EnquiryChange, invoiceItemTypeLabels, shownDay, statusNames } from '@forms/shared/contract';

/** What an enquiry has in a field that staff change, in words. */
export function valueWords(enquiry: Enquiry, field: EnquiryChange['field']): string {
  switch (field) {
    case 'status':
      return statusNames[enquiry.status];
    case 'type':
      return invoiceItemTypeLabels[enquiry.type];
    case 'assignee':
      return enquiry.assignee?.name ?? 'Nobody';
    case 'followUpOn':
      return enquiry.followUpOn ? shownDay(enquiry.followUpOn) : 'No day';
    case 'tags':
      return enquiry.tags.join(', ') || 'No tags';
  }
}

/** What those fields are called. */
export const fieldNames: Readonly<Record<EnquiryChange['field'], string>> = {
  status: 'Status',
  type: 'Type',
  assignee: 'Assigned to',
  followUpOn: 'Follow up on',
  tags: 'Tags',
};
