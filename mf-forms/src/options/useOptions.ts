import {
  type FieldDefinition,
  isApiPath,
  type Option,
  readOption,
  routes,
  SEARCH_ABOVE_CHARACTERS,
} from '@forms/shared/contract';
import { skipToken, useAppSelector } from '@forms/shared/platform/store';
import { useSettled } from '@forms/shared/platform/ui';
import { useMemo } from 'react';
import { calls } from '../calls';

export interface Options {
  options: readonly Option[];
  isLoading: boolean;
  /** The server could not be asked, or what it answered was no list of options. */
  isFailed: boolean;
  retry(): void;
  /** The server searches the list; any other is had whole. */
  isSearched: boolean;
}

/** The list of a path where the shell has it in the store. */
const useStored = (path: string | undefined) => {
  const titles = useAppSelector(({ app }) => app.titles);
  return path === routes.titles.path && titles.length > 0 ? titles : undefined;
};

/**
 * A field's options: those of the definition, else those that its `api` answers. With more than two characters in
 * `typed`, the server searches; an answer to anything but the last text is dropped.
 */
export function useOptions({ options, api: path }: FieldDefinition, typed = ''): Options {
  const settled = useSettled(typed.trim());
  const isRemote = path !== undefined && isApiPath(path);
  // Of titles the server has but the list.
  const isSearched = isRemote && path !== routes.titles.path;
  const searches = isSearched && settled.length > SEARCH_ABOVE_CHARACTERS;
  const stored = useStored(path);
  const listed = calls.useFormsOptionsQuery(isRemote && !searches && !stored ? path : skipToken);
  const found = calls.useFormsOptionSearchQuery(searches ? { path, searchOn: settled } : skipToken);
  const answer = searches ? found : listed;

  const written = options ?? (searches ? undefined : stored) ?? answer.currentData;
  return {
    options: useMemo(() => (written ?? []).map(readOption), [written]),
    isLoading: answer.isFetching || settled !== typed.trim(),
    isFailed: answer.isError || (path !== undefined && !isRemote),
    isSearched,
    retry: () => void (isRemote && answer.refetch()),
  };
}
