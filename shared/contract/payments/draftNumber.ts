const DRAFT_FOR = 'Draft for ';

/** What the draft of an invoice is called that has no number yet: for the invoice or the enquiry of this number or reference. */
export const draftNumber = (of: string): string => DRAFT_FOR + of;
/** Whether an invoice has a number of its series. */
export const isNumbered = ({ number }: { number: string }): boolean => !number.startsWith(DRAFT_FOR);
