import { bodies, route, staff } from '../route';
import { replyTemplatesChange, replyTemplates as replyTemplatesSchema } from './replyTemplate';

/** What staff write again and again to applicants, with fields in braces. */
export const replyTemplates = route({
  service: 'api',
  method: 'GET',
  path: '/reply-templates',
  allow: staff,
  answer: replyTemplatesSchema,
});
/** Changes them, all at once. 409 `templates-changed` for another version than is stored, 422 for a field that there is not. */
export const changeReplyTemplates = route({
  service: 'api',
  method: 'PUT',
  path: '/reply-templates',
  allow: staff,
  body: replyTemplatesChange,
  maxBody: bodies.choices,
  badBody: 422,
  answer: replyTemplatesSchema,
});
