import { Button } from '@forms/shared/platform/ui';
import { useReserved } from './reserved';

/** The library's page in the portal. */
export default function Loans() {
  const { books, reserve } = useReserved();
  return (
    <>
      <p>{books.length === 0 ? 'No loans yet.' : `Lent: ${books.join(', ')}`}</p>
      <Button onClick={() => reserve('Persuasion')}>Lend Persuasion</Button>
    </>
  );
}
