import { type Area, errorAnswer, type NewUser, newUser, type Role, type User } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { Button } from '@forms/shared/platform/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { readFailure } from '../../../services/failure';
import { Entry } from '../../sign-in/Entry';
import { AreaChoice } from './AreaChoice';
import { RoleChoice } from './RoleChoice';
import styles from './UserForm.module.css';

interface UserFormProps {
  /** Whom it changes; left out, it is for somebody new. */
  user?: User;
  submitLabel: string;
  /** What else is chosen with it. */
  children?: ReactNode;
  /** Rejects with the failed call. */
  onSubmit(wanted: NewUser): Promise<void>;
}
type FieldErrors = Partial<Record<string, string>>;

/** A user's name, address and roles. The address is given once: it is what they are known by. */
export function UserForm({ user, submitLabel, children, onSubmit }: UserFormProps) {
  const [name, setName] = useState(user?.name ?? '');
  const [email, setEmail] = useState(user?.email ?? '');
  const [roles, setRoles] = useState<Role[]>(user?.roles ?? []);
  const [areas, setAreas] = useState<Area[]>(user?.areas ?? []);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);
  const { requestError } = useServices();
  // An administrator works in all of them.
  const worksByArea = roles.includes('Staff') && !roles.includes('Admin');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>(firstInvalid)?.focus();
  }, [errors]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const wanted = newUser.safeParse({ name, email, roles, areas: worksByArea ? areas : [] });
    setErrors(wanted.success ? {} : errorsIn(wanted.error.issues));
    if (!wanted.success) return;
    setSaving(true);
    try {
      await onSubmit(wanted.data);
    } catch (error) {
      const { status } = readFailure(error);
      if (status === 409) setErrors({ email: answerIn(error, errorAnswer)?.message ?? 'Somebody has this address' });
      else requestError(error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Entry
        id="name"
        label="Name"
        error={errors.name}
        autoComplete="off"
        autoCapitalize="words"
        value={name}
        onChange={setName}
      />
      {!user && (
        <Entry
          id="email"
          type="email"
          label="Email address"
          error={errors.email}
          autoComplete="off"
          value={email}
          onChange={setEmail}
        />
      )}
      <RoleChoice value={roles} onChange={setRoles} error={errors.roles} />
      {worksByArea && <AreaChoice value={areas} onChange={setAreas} />}
      {children}
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {submitLabel}
      </Button>
    </form>
  );
}

const firstInvalid = '[aria-invalid="true"], [role="group"][aria-describedby] input';

function errorsIn(issues: readonly { path: readonly PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
