import type { InvoiceItemType } from './line';

/** Whether an enquiry of a type can be for a tutor: exams are entered by staff alone. */
export const isTuition = (type: InvoiceItemType): boolean => type !== 'exams';
