import * as z from '@forms/shared/platform/zod';
import { bodies, route, staff } from '../route';
import { choiceList, choiceListNames, choicesChange } from './choices';

/** The lists that every form may choose from. */
export const choiceLists = route({
  service: 'api',
  method: 'GET',
  path: '/choices',
  allow: staff,
  answer: z.array(choiceList),
});
/** Changes one. 409 `choices-changed` for another version than is stored, 422 where something that was offered is left out. */
export const changeChoices = route({
  service: 'api',
  method: 'PUT',
  path: '/choices/:name',
  allow: staff,
  params: z.object({ name: z.enum(choiceListNames) }),
  body: choicesChange,
  maxBody: bodies.choices,
  badBody: 422,
  answer: choiceList,
});
