/** What is wrong with what was entered, by field. */
export type Faults = Readonly<Partial<Record<string, string>>>;

/** The first fault of each field that a schema found. */
export function faultsOf({ issues }: { issues: readonly { path: readonly PropertyKey[]; message: string }[] }): Faults {
  const faults: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) faults[String(path[0])] ??= message;
  return faults;
}
