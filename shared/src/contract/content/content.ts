import * as z from 'zod';
import { slug } from '../slug';
import { trackingStatus } from '../tracking';

export const contentPage = z.object({
  slug,
  title: z.string(),
  subtitle: z.string(),
  headerImage: z.string().nullable(),
  html: z.string(),
});
export type ContentPage = z.infer<typeof contentPage>;

/** What an address' slug leads to. Host pages are the host's own affair. */
export const slugKind = z.object({ slug: z.string(), kind: z.enum(['form', 'page', 'none']) });
export type SlugKind = z.infer<typeof slugKind>;

export const contactEnquiry = z.object({
  firstName: z.string().trim().min(1),
  lastName: z.string().trim().min(1),
  email: z.string().trim().min(1),
  mobile: z.string().trim().default(''),
  message: z.string().trim().min(1),
  /** The page that the form was sent from. */
  page: z.string(),
});
export type ContactEnquiry = z.input<typeof contactEnquiry>;
/** What somebody wrote by the contact form, as staff read and follow it. */
export const contact = contactEnquiry.extend({ id: z.string(), sentAt: z.string(), status: trackingStatus });
export type Contact = z.infer<typeof contact>;

export const created = z.object({ id: z.string() });

export const CONTACT_THANKS =
  'Thank you. Your information has been successfully submitted. A member of our team will be in touch with you shortly.';
export const DEFAULT_MESSAGE = {
  title: 'Data missing',
  message: 'This page will appear once data has been submitted into the system.',
} as const;
