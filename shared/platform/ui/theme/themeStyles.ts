import type { Campus } from '../../../contract';
import { customProperties, type Palette, palettes } from './palette';
import './base.css';

/** Twice, so that they hold over `base.css`, wherever that comes in. */
const root = (palette: Palette) =>
  `:root:root{${customProperties(palette)
    .map((property) => property.join(':'))
    .join(';')}}`;

/**
 * The colours of a campus as a style sheet, for what stands on a page before `Theme` does.
 * @internal For the host alone.
 */
export const themeStyles = (campus: Campus): string =>
  `${root(palettes[campus].light)}@media (prefers-color-scheme: dark){${root(palettes[campus].dark)}}`;
