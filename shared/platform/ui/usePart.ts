import { type ComponentType, useEffect, useState } from 'react';

export type LoadPart<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What has come already, by what loads it: it stands at once wherever it is drawn next. */
const brought = new WeakMap<() => Promise<unknown>, unknown>();

/** Brings a part's code, for whoever draws it later. Rejects where it cannot be had. */
export async function bringPart<Props>(load: LoadPart<Props>): Promise<ComponentType<Props>> {
  const { default: Part } = await load();
  brought.set(load, Part);
  return Part;
}

/**
 * A part whose code comes when it is first asked for: undefined until then, with the failure where it cannot be had.
 * Not by React's `lazy`, which shows it up to 300 ms after it has come, and each time anew as if it were on its way.
 */
export function usePart<Props>(load: LoadPart<Props>) {
  const [Part, setPart] = useState(() => brought.get(load) as ComponentType<Props> | undefined);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (Part || failure) return;
    let wanted = true;
    bringPart(load).then(
      (come) => wanted && setPart(() => come),
      (error: unknown) => wanted && setFailure({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [load, Part, failure]);
  return { Part, failure, retry: () => setFailure(undefined) };
}
