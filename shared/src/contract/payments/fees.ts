import type { FormDefinition } from '../forms/form';

/** Whether a form ends with an invoice. */
export const hasInvoice = ({ pages }: FormDefinition): boolean => pages.some(({ invoice }) => invoice);
