import { storedForm } from '@forms/shared/contract';
import { formCalls } from '@forms/shared/platform/store';
import { useMemo } from 'react';

/** A form as the server tells of it. The shell may have asked for it already, unread: it is checked here. */
export function useStoredForm(...asked: Parameters<typeof formCalls.useFormQuery>) {
  const { data, currentData, error, isFetching, refetch } = formCalls.useFormQuery(...asked);
  const read = useMemo(() => (data ? storedForm.safeParse(data) : undefined), [data]);
  return {
    data: read?.data,
    currentData: currentData === data ? read?.data : undefined,
    error: error ?? (read?.error && { name: 'SchemaError', message: read.error.message }),
    isFetching,
    refetch,
  };
}
