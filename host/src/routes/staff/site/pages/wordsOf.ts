import type { EditedPage, PageWords } from '@forms/shared/contract';

/** What is written of a page. */
export const wordsOf = ({ title, subtitle, picture, alt, html }: EditedPage): PageWords => ({
  ...{ title, subtitle, picture, alt, html },
});
