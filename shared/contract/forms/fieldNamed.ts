/**
 * The field that a name means, and the path into its value: `page.field` is exact, else it is the first of that name,
 * in the `near` lists or on any page.
 */
export function fieldNamed<F extends { name: string }>(
  name: string,
  pages: readonly { key: string; fields: readonly F[] }[],
  near: readonly (readonly F[])[] = [],
): { field: F; path: readonly string[] } | undefined {
  const [first = '', second = '', ...rest] = name.split('.');
  const exact = pages.find(({ key }) => key === first)?.fields.find((field) => field.name === second);
  if (exact) return { field: exact, path: rest };
  for (const fields of [...near, ...pages.map((page) => page.fields)]) {
    const field = fields.find((each) => each.name === first);
    if (field) return { field, path: second === '' ? [] : [second, ...rest] };
  }
  return undefined;
}
