import { Button, Notice } from '@forms/shared/platform/ui';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { madeSaid } from '../site/writing/VersionList';
import { EarlierVersions } from './EarlierVersions';
import styles from './Setting.module.css';
import type { Setting } from './useSetting';

interface SettingFormProps {
  setting: Setting;
  /** What it is and does. */
  about: ReactNode;
  /** What somebody else may have changed, as `the days`, and how theirs and this person’s are. */
  what: string;
  difference: ReactNode;
  /** What the button to save says. */
  save?: string;
  /** Further ways to act, beside it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A setting of the site in a form: who changed it, what it was before, and beside the button to save whether somebody else has meanwhile. What is refused leads to its first words. */
export function SettingForm(props: SettingFormProps) {
  const { stored, isChanged, isBehind, isSaving, save, takeStored } = props.setting;
  const [showsVersions, setShowsVersions] = useState(false);
  return (
    <form
      className={styles.setting}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flushSync(save);
        event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      }}
    >
      <div className={styles.head}>
        <p className={styles.quiet}>
          {props.about}
          {stored.version > 0 && ` Changed ${madeSaid(stored)}.`}
        </p>
        <Button aria-expanded={showsVersions} onClick={() => setShowsVersions(!showsVersions)}>
          Versions
        </Button>
      </div>
      {showsVersions && <EarlierVersions key={stored.version} what={props.what} setting={props.setting} />}
      {props.children}
      {isBehind && (
        <Notice
          kind="warning"
          title={`${stored.madeBy ?? 'Somebody else'} has changed ${props.what} meanwhile`}
          actions={<Button onClick={takeStored}>Take theirs</Button>}
        >
          {props.difference} If you save, yours are kept.
        </Notice>
      )}
      <div className={styles.end}>
        {props.actions && <div className={styles.actions}>{props.actions}</div>}
        {isChanged && <Button onClick={takeStored}>Undo changes</Button>}
        <Button type="primary" htmlType="submit" disabled={!isChanged} loading={isSaving}>
          {props.save ?? 'Save'}
        </Button>
      </div>
    </form>
  );
}

/** Why nothing was saved, where that stands at more than one place. */
export function NotSaved({ errors }: { errors: Readonly<Partial<Record<string, string>>> }) {
  const messages = [...new Set(Object.values(errors))];
  if (messages.length === 0) return null;
  return (
    <Notice kind="error" title="Not saved">
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}
