import type { ComponentType } from 'react';
import { Enquiries } from './Enquiries';
import { EnquiryPage } from './EnquiryPage';

/** The pages under `/staff/`, by slug. `hash` is the entity that a page opens. */
export const staffPages = new Map<string, ComponentType<{ hash: string }>>([
  ['enquiries', Enquiries],
  ['enquiry', EnquiryPage],
]);

export const isStaffPage = (slug: string): boolean => staffPages.has(slug);
