import { config } from 'zod';

// In a browser zod must not compile its parsers: its probe for `new Function` alone breaks the content security policy.
if (typeof window !== 'undefined') config({ jitless: true });

/** As much of zod as the contract is written with: its one copy in a page comes from the host. */
export type { core, infer, input, output, ZodType } from 'zod';
export {
  array,
  boolean,
  custom,
  discriminatedUnion,
  email,
  enum,
  int,
  int32,
  iso,
  lazy,
  literal,
  looseObject,
  looseRecord,
  null,
  number,
  object,
  record,
  strictObject,
  string,
  tuple,
  union,
  unknown,
  void,
} from 'zod';
