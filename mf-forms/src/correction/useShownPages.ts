import type { PageModel } from '@forms/shared/contract';
import { useSyncExternalStore } from 'react';
import type { FormEngine } from '../engine/formEngine';

/** The pages that show by the answers as they are now. */
export const useShownPages = (engine: FormEngine): readonly PageModel[] =>
  useSyncExternalStore(engine.store.watchAll, engine.pages);
