/** What stands in braces in a text, as `count` in `Step {count}`. */
type Named<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
/** What is to be given for a text: a value for each of its braces, and nothing where it has none. */
export type Given<Text extends string> = [Named<Text>] extends [never]
  ? []
  : [Readonly<Record<Named<Text>, string | number>>];

/** A text with these values in the place of its braces. */
export const filled = (text: string, given: Readonly<Record<string, string | number>> = {}): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]));
