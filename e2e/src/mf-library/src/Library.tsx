import type { RoutePageProps } from '@forms/shared/platform/remotes';
import { useAppSelector } from '@forms/shared/platform/store';
import { Button } from '@forms/shared/platform/ui';
import { useReserved } from './reserved';

const words = {
  'en-GB': {
    books: 'Books',
    shelf: 'Shelf',
    nothing: 'Nothing is reserved.',
    reserved: 'Reserved',
    reserve: 'Reserve',
  },
  'pt-PT': {
    books: 'Livros',
    shelf: 'Estante',
    nothing: 'Nada reservado.',
    reserved: 'Reservado',
    reserve: 'Reservar',
  },
};

/** The library's page for visitors; `hash` is a shelf. */
export default function Library({ hash = 'A–Z' }: RoutePageProps) {
  const label = words[useAppSelector(({ app }) => app.pageLanguage)];
  const { books, reserve } = useReserved();
  return (
    <section aria-label={label.books}>
      <p>
        {label.shelf}: {hash}
      </p>
      <p>{books.length === 0 ? label.nothing : `${label.reserved}: ${books.join(', ')}`}</p>
      <Button onClick={() => reserve('Emma')}>{label.reserve} Emma</Button>
    </section>
  );
}
