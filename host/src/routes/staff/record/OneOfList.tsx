import { capital } from '@forms/shared/contract';
import type { PageHeading } from '@forms/shared/platform/store';
import { Loading } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';
import { readFailure } from '../../../services/failure';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import type { StaffSlug } from '../staffPages';
import { Gone } from './Gone';

interface OneOfListProps<Data> {
  /** The call that brings it. */
  of: { data?: Data | undefined; error?: unknown; refetch(): unknown };
  /** What one of the list is called, as “bug report”. */
  what: string;
  list: StaffSlug;
  heading(data: Data): PageHeading;
  /** How many lines stand in while it loads. */
  lines?: number;
  children(data: Data): ReactNode;
}

/** What an address names of a list: itself, or that it is loading, is gone, or could not be loaded. */
export function OneOfList<Data>({ of, what, list, heading, lines = 6, children }: OneOfListProps<Data>) {
  const { data, error, refetch } = of;
  const isGone = error !== undefined && readFailure(error).status === 404;
  const titleWithout = isGone ? `${capital(what)} not found` : error ? capital(what) : '';
  usePageHeading(data && !isGone ? heading(data) : { title: titleWithout });
  if (isGone) return <Gone what={what} list={list} />;
  if (data) return children(data);
  if (error) return <Failed what={`The ${what}`} error={error} onRetry={refetch} />;
  return <Loading of={`the ${what}`} lines={lines} />;
}
