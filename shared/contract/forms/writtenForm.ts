import { askedDocuments } from './askedDocument';
import { formDefinition } from './form';
import { formTranslations } from './translationTable';

/** A form as it is written, whole: with what only its writers and the server read of it. */
export const writtenForm = formDefinition
  .extend({ documents: askedDocuments.optional(), translations: formTranslations.optional() })
  .meta(formDefinition.meta() ?? {});
