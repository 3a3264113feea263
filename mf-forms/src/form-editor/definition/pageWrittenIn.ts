import type { FormDefinition } from '@forms/shared/contract';
import type { Path } from './places';

/** The name of the page that a place of the text is in; undefined outside of all. */
export const pageWrittenIn = ({ pages }: FormDefinition, path: Path = []): string | undefined =>
  path[0] === 'pages' ? pages[Number(path[1])]?.name : undefined;
