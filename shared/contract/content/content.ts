import * as z from '@forms/shared/platform/zod';
import { languages } from '../product';

/** A content page's slug. The Portuguese site's pages end in `.php`. */
export const pageSlug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,79}(\.php)?$/, 'A slug holds small letters, digits and hyphens');

/** A wide picture under a page's heading. */
export const headerImage = z.object({
  /** What it shows, for who cannot see it; empty where it only adorns. */
  alt: z.string(),
  /** The same picture in several sizes, in pixels, the smallest first. All have the same proportions. */
  sizes: z.array(z.object({ src: z.string(), width: z.int().positive(), height: z.int().positive() })).min(1),
});
export type HeaderImage = z.infer<typeof headerImage>;

export const contentPage = z.object({
  slug: pageSlug,
  language: z.enum(languages),
  title: z.string(),
  subtitle: z.string(),
  headerImage: headerImage.nullable(),
  html: z.string(),
});
export type ContentPage = z.infer<typeof contentPage>;

/**
 * What an address' slug leads to. Host pages are the host's own affair. Where it leads nowhere, `near` names the pages
 * most like it, the likest first.
 */
export const slugKind = z.object({
  slug: z.string(),
  kind: z.enum(['form', 'page', 'none']),
  near: z.array(z.object({ slug: pageSlug, title: z.string() })).optional(),
});
export type SlugKind = z.infer<typeof slugKind>;

/** The most characters that a contact enquiry's answers may have. */
export const CONTACT_LIMITS = { firstName: 100, lastName: 100, email: 254, mobile: 40, message: 5_000 } as const;

const answer = (name: keyof typeof CONTACT_LIMITS) => z.string().trim().max(CONTACT_LIMITS[name]);

export const contactEnquiry = z.object({
  firstName: answer('firstName').min(1),
  lastName: answer('lastName').min(1),
  email: answer('email').min(1),
  mobile: answer('mobile').default(''),
  message: answer('message').min(1),
  /** The page that the form was sent from. */
  page: z.string().max(200),
});
export type ContactEnquiry = z.input<typeof contactEnquiry>;

/** An enquiry with what tells a person from a machine; both may be left out. */
export const contactToSend = contactEnquiry.extend({
  /** A field that nobody sees: only a machine fills it in. */
  website: z.string().max(2_000).default(''),
  /** How long it took, in milliseconds, from the form's appearing to its sending. */
  filledInMs: z.number().nonnegative().optional(),
});
/** Nobody fills the contact form in faster, in milliseconds. */
export const CONTACT_FASTEST_MS = 3_000;

export const created = z.object({ id: z.string() });

export const CONTACT_THANKS =
  'Thank you. Your information has been successfully submitted. A member of our team will be in touch with you shortly.';
export const DEFAULT_MESSAGE = {
  title: 'Data missing',
  message: 'This page will appear once data has been submitted into the system.',
} as const;
