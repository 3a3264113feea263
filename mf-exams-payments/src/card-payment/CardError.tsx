import { CARD_ERROR_MS } from '@forms/shared/contract';
import { useEffect, useState } from 'react';
import styles from './CardError.module.css';

interface CardErrorProps {
  id: string;
  error: { message: string } | undefined;
}

/** The error line under the card field: announced, shown for six seconds, then left only as Pay's description. */
export function CardError({ id, error }: CardErrorProps) {
  const [past, setPast] = useState<CardErrorProps['error']>();
  useEffect(() => {
    const timer = setTimeout(() => setPast(error), CARD_ERROR_MS);
    return () => clearTimeout(timer);
  }, [error]);
  return (
    <div className={styles.place}>
      <p id={id} role="alert" className={error === past ? 'visually-hidden' : styles.error}>
        {error?.message}
      </p>
    </div>
  );
}
