import { isEmail } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { type FormEvent, useState } from 'react';
import { Entry } from '../../sign-in/Entry';
import styles from './PersonalData.module.css';

interface AddressFormProps {
  isLooking: boolean;
  onFind(address: string): void;
}

/** Asks whose data it is about. */
export function AddressForm({ isLooking, onFind }: AddressFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const isRight = isEmail(typed.trim());
    setError(isRight ? undefined : 'Please enter an email address, as name@example.org');
    if (isRight) onFind(typed.trim());
    else document.getElementById('person-address')?.focus();
  }

  return (
    <form className={styles.search} onSubmit={submit} noValidate>
      <Entry
        id="person-address"
        type="email"
        label="Email address"
        hint="Whoever asks should have written to you from it."
        autoComplete="off"
        error={error}
        value={typed}
        onChange={setTyped}
      />
      <Button type="primary" htmlType="submit" loading={isLooking}>
        Find
      </Button>
    </form>
  );
}
