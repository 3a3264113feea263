import { sessionValue, useAppDispatch, useAppSelector } from '@forms/shared/platform/store';

const reserved = sessionValue<readonly string[]>('library/reserved', []);

/** The books that somebody has reserved, and what reserves one more. */
export function useReserved() {
  const books = useAppSelector(reserved.of);
  const dispatch = useAppDispatch();
  return { books, reserve: (book: string) => void dispatch(reserved.set([...books, book])) };
}
