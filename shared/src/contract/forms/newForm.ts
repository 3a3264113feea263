import * as z from 'zod';
import { feeMisfits } from '../payments/feeMisfits';
import { slug } from '../slug';
import { formDefinition } from './form';
import { unreadKeys } from './unreadKeys';

/** A definition as it is saved: unlike one that stands already it holds nothing that nobody reads, and what it charges can be worked out. */
export const newDefinition = formDefinition.superRefine((definition, { addIssue }) => {
  for (const [at, { fields }] of definition.pages.entries()) {
    for (const { path, message } of unreadKeys(fields)) {
      addIssue({ code: 'custom', path: ['pages', at, 'fields', ...path], message });
    }
  }
  for (const { path, message } of feeMisfits(definition)) addIssue({ code: 'custom', path: [...path], message });
});

/** A new form's slug; `schema` is an address of its own beside the forms'. */
const newSlug = slug.refine((given) => given !== 'schema', 'No form can be called “schema”');
export const newForm = z.object({ slug: newSlug, title: z.string().min(1), json: newDefinition });
/** `from` is the version that was changed; where another has come since, the change is refused with 409. */
const madeFrom = { from: z.int32().positive().optional() };
export const formChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('title'), newValue: z.string().min(1), ...madeFrom }),
  z.object({ field: z.literal('json'), newValue: newDefinition, ...madeFrom }),
]);
