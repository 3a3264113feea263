/** What is wrong with what was entered, by field. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The first error of each field that a schema found. */
export function errorsOf({
  issues,
}: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}): FieldErrors {
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
