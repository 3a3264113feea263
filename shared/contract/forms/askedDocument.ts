import * as z from '@forms/shared/platform/zod';
import { condition } from './condition';

/** The most documents that a form asks for. */
const MAX_DOCUMENTS = 30;

/** A document that a form asks for once it was sent, to be uploaded on the private page of what was sent. */
const askedDocument = z
  .strictObject({
    name: z
      .string()
      .regex(/^[A-Za-z][\w-]*$/, 'A name begins with a letter and holds letters, digits, _ and -')
      .max(60)
      .describe('What the document is kept under: unique in the form.'),
    title: z.string().trim().min(1).max(120).describe('What people read: the document.'),
    text: z.string().max(500).describe('What it must show, and what will do instead.').optional(),
    show: condition.optional(),
  })
  .describe('A document that is asked for once the form was sent.');
export type AskedDocument = z.infer<typeof askedDocument>;

export const askedDocuments = z
  .array(askedDocument)
  .max(MAX_DOCUMENTS)
  .describe('What is asked for on the private page of what was sent: each document whose condition holds.');
