import { type EnquiryEdit, shownDay } from '@forms/shared/contract';

/** What was changed, in words. */
export function editWords({ field, before, after }: EnquiryEdit): string {
  switch (field) {
    case 'assignee':
      return after ? `Assigned to ${after}` : `No longer assigned to ${before}`;
    case 'followUpOn':
      return after ? `To be followed up on ${shownDay(after)}` : 'No longer to be followed up';
    case 'tag':
      return after ? `Tag “${after}” added` : `Tag “${before}” removed`;
    case 'answer':
      return `Changed on the private page: ${after}`;
    case 'samePerson':
      return after
        ? `Said to be of the same person as ${after}`
        : `No longer said to be of the same person as ${before}`;
    case 'otherPerson':
      return after
        ? `Said to be of another person than ${after}`
        : `No longer said to be of another person than ${before}`;
    case 'mergedInto':
      return after ? `Merged into ${after}` : `Taken apart from ${before} again`;
    case 'mergedFrom':
      return after ? `${after} merged into this one` : `${before} taken apart from this one again`;
    case 'type':
      return `Type changed from ${before} to ${after}`;
  }
}
