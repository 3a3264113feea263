import type { RoutePageProps } from '@forms/shared/platform/remotes';
import { Button } from '@forms/shared/platform/ui';
import { useReserved } from './reserved';

/** The library's page for visitors; `hash` is a shelf. */
export default function Library({ hash = 'all' }: RoutePageProps) {
  const { books, reserve } = useReserved();
  return (
    <section aria-label="Books">
      <p>Shelf: {hash}</p>
      <p>{books.length === 0 ? 'Nothing is reserved.' : `Reserved: ${books.join(', ')}`}</p>
      <Button onClick={() => reserve('Emma')}>Reserve Emma</Button>
    </section>
  );
}
