import type { ViewedList } from '@forms/shared/contract';
import type { YesNo } from '../../platform/database/tables';

declare module '../../platform/database/tables' {
  interface Tables {
    /** How somebody of the staff looks at a list, under a name; `look` is JSON. */
    views: { id: string; list: ViewedList; userId: string; name: string; look: string; isShared: YesNo };
  }
}
