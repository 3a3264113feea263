import { didYouMean } from '../../nearest';
import type { FieldDefinition } from '../field';
import type { Finding, FormReferences } from '../form';
import { options } from '../routes';

/** The lists that forms choose from stand under it. */
const OPTIONS = options.path.replace(':name', '');

/** What a field names that the server has not: terms by their slug, a list by its path. */
export function lintReferences(field: FieldDefinition, path: string, { terms, lists }: FormReferences): Finding[] {
  const { type, slug, api } = field;
  const findings: Finding[] = [];
  if (type === 'privacy' && slug !== undefined && !terms.some((text) => text.slug === slug)) {
    const slugs = terms.map((text) => text.slug);
    const message = `There are no terms “${slug}”${didYouMean(slug, slugs) || `: there are ${slugs.join(', ')}`}`;
    findings.push({ path: `${path}.slug`, severity: 'error', message });
  }
  const [list = ''] = api?.split('?') ?? [];
  const paths = lists.map((each) => each.path);
  if (api !== undefined && !paths.includes(list)) {
    const hint = didYouMean(list, paths);
    findings.push(
      list.startsWith(OPTIONS)
        ? {
            path: `${path}.api`,
            severity: 'error',
            message: `There is no list “${list}”${hint || `: there are ${paths.join(', ')}`}`,
          }
        : {
            path: `${path}.api`,
            severity: 'warning',
            message: `“${list}” is none of the lists that forms choose from here: nothing checks what is chosen${hint}`,
          },
    );
  }
  return findings;
}
