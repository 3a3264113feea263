import { type ContentPage, contentPage, formRead, routes, type SlugKind, slugKind } from '@forms/shared/contract';
import { addressOf, type FormAnswered } from '@forms/shared/platform/store';
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
export async function standingAt(path: string, get: Get): Promise<Standing | undefined> {
  if (!mayBeForm(path)) return undefined;
  const params = { slug: slugIn(path) };
  const near = slugKind.safeParse(await get(addressOf(routes.slugKind, params))).data;
  if (near?.kind === 'none') return { kind: 'none', near };
  if (near?.kind === 'page') {
    const page = contentPage.safeParse(await get(addressOf(routes.contentPage, params))).data;
    return page && { kind: 'page', page };
  }
  const form =
    near && ((await get(addressOf({ ...formRead, answer: formAnswer }, params))) as FormAnswered | undefined);
  return form && { kind: 'form', form };
}
