import * as z from '@forms/shared/platform/zod';
import { bodies, definitionBody, nothing, route, staff, withId, withSlug } from '../route';
import { formChanged, formMade, formRead } from './addresses';
import { draftAnswer, draftLetter, draftToKeep, savedDraft } from './draft';
import { optionList } from './field';
import {
  formChange,
  formList,
  formQuery,
  formReferences as formReferencesSchema,
  formVersion,
  leadOrigins as leadOriginsSchema,
  newForm as newFormSchema,
  optionsName,
  optionsSearch,
  savedForm,
  storedForm,
  submission,
  submitted,
  termsAnswer,
  termsQuery,
} from './form';

export const form = route({
  ...formRead,
  params: withSlug,
  query: formQuery,
  answer: storedForm,
});
/** The JSON Schema of a form's definition, for editors. */
export const formSchema = route({
  service: 'api',
  method: 'GET',
  path: '/v2/form/schema',
  allow: 'everyone',
  answer: z.record(z.string(), z.unknown()),
});
/** The terms and lists that a form may name, for those who write one. */
export const formReferences = route({
  service: 'api',
  method: 'GET',
  path: '/v2/formreferences',
  allow: 'everyone',
  answer: formReferencesSchema,
});
export const forms = route({ service: 'api', method: 'GET', path: '/v2/forms', allow: staff, answer: formList });
export const newForm = route({
  ...formMade,
  body: newFormSchema,
  maxBody: bodies.definition,
  most: definitionBody,
  badBody: 422,
  status: 201,
  answer: savedForm,
});
export const changeForm = route({
  ...formChanged,
  params: withSlug,
  body: formChange,
  maxBody: bodies.definition,
  most: definitionBody,
  badBody: 422,
  answer: savedForm,
});
export const formVersions = route({
  service: 'api',
  method: 'GET',
  path: '/v2/form/:slug/versions',
  allow: staff,
  params: withSlug,
  answer: z.array(formVersion),
});
export const terms = route({
  service: 'api',
  method: 'GET',
  path: '/v2/formtandc/:slug',
  allow: 'everyone',
  params: withSlug,
  query: termsQuery,
  answer: termsAnswer,
});
export const leadOrigins = route({
  service: 'api',
  method: 'GET',
  path: '/webforms/leadorigins',
  allow: 'everyone',
  answer: leadOriginsSchema,
});
export const leadOriginMeta = route({
  service: 'api',
  method: 'GET',
  path: '/webforms/leadorigin/:id/meta',
  allow: 'everyone',
  params: withId,
  answer: leadOriginsSchema,
});
export const options = route({
  service: 'api',
  method: 'GET',
  path: '/webforms/options/:name',
  allow: 'everyone',
  params: optionsName,
  answer: optionList,
});
export const searchOptions = route({
  service: 'api',
  method: 'POST',
  path: '/webforms/options/:name',
  allow: 'everyone',
  params: optionsName,
  body: optionsSearch,
  maxBody: bodies.short,
  answer: optionList,
});
export const keepDraft = route({
  service: 'api',
  method: 'POST',
  path: '/webforms/draft',
  allow: 'everyone',
  body: draftToKeep,
  maxBody: bodies.answers,
  status: 201,
  answer: savedDraft,
});
/** Mails the link of a draft. 404 where there is none, 422 where the address is none; else the same for every address. */
export const mailDraft = route({
  service: 'api',
  method: 'POST',
  path: '/webforms/draft/letter',
  allow: 'everyone',
  body: draftLetter,
  maxBody: bodies.short,
  status: 204,
  answer: nothing,
});
export const draft = route({
  service: 'api',
  method: 'GET',
  path: '/webforms/draft/:hash',
  allow: 'everyone',
  params: z.object({ hash: z.string() }),
  answer: draftAnswer,
});
/** The header `programmetype` says what the enquiry is for where its answers do not, as for an examinations form. */
export const submitForm = route({
  service: 'api',
  method: 'POST',
  path: '/webforms/form/:slug/data',
  allow: 'everyone',
  params: withSlug,
  body: submission,
  maxBody: bodies.answers,
  status: 201,
  answer: submitted,
});
