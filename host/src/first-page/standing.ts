import {
  type Campus,
  type ContentPage,
  contentPage,
  formRead,
  languageOf,
  routes,
  type SlugKind,
  slugKind,
} from '@forms/shared/contract';
import { addressOf, type FormAnswered, formAsked } from '@forms/shared/platform/store';
import * as z from '@forms/shared/platform/zod';
import { mayBeForm, slugIn } from '../routes/behindPath';
import type { Get } from './asking';

/** Read as it is: its definition is the forms' part's own. */
const formAnswer = z.unknown();

/** What stands at a path that only the server knows. */
export type Standing =
  | { kind: 'form'; form: FormAnswered }
  | { kind: 'page'; page: ContentPage }
  | { kind: 'none'; near: SlugKind };

/** Asks what stands at a path, as the page would; undefined for a page of the host's own, and where nobody knows. */
export async function standingAt(path: string, campus: Campus, get: Get): Promise<Standing | undefined> {
  if (!mayBeForm(path)) return undefined;
  const params = { slug: slugIn(path) };
  const near = slugKind.safeParse(await get(addressOf(routes.slugKind, params))).data;
  if (near?.kind === 'none') return { kind: 'none', near };
  if (near?.kind === 'page') {
    const page = contentPage.safeParse(await get(addressOf(routes.contentPage, params))).data;
    return page && { kind: 'page', page };
  }
  const { query } = formAsked(params.slug, languageOf[campus]);
  const form =
    near && ((await get(addressOf({ ...formRead, answer: formAnswer }, params, query))) as FormAnswered | undefined);
  return form && { kind: 'form', form };
}
