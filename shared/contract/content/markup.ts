import { textAttributes, textTags } from '../forms/richText';

/** What somebody wrote: a text, as a form's, terms or a letter; or a page of the site, with pictures and named sections. */
export type HtmlKind = 'text' | 'page';

/** What each may be made of: on the server when it is saved, in the browser when it is drawn. */
export const markupOf: Readonly<Record<HtmlKind, { tags: readonly string[]; attributes: readonly string[] }>> = {
  text: { tags: textTags, attributes: textAttributes },
  page: {
    tags: [
      ...textTags,
      ...[
        'img',
        'figure',
        'figcaption',
        'section',
        'dl',
        'dt',
        'dd',
        'details',
        'summary',
        'small',
        'abbr',
        'q',
        'cite',
      ],
    ],
    attributes: [...textAttributes, 'id', 'hreflang', 'src', 'alt', 'width', 'height'],
  },
};
