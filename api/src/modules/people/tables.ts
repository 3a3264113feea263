import type { LinkSaid } from '@forms/shared/contract';

declare module '../../platform/database/tables' {
  interface Tables {
    /** What staff say of two enquiries or messages, by their ids, of which `one` is the first in order: each pair once. */
    personLinks: { one: string; other: string; said: LinkSaid; author: string; madeAt: string };
  }
}
