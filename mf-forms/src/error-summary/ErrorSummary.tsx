import { type FieldModel, FORM_ERRORS } from '@forms/shared/contract';
import { type MouseEvent, useEffect, useRef } from 'react';
import { nameOf } from '../engine/control';
import type { Attempt } from '../engine/errors';
import { useFieldState } from '../engine/FieldStoreProvider';
import { focusField } from '../engine/focusField';
import { say } from '../words/say';
import styles from './ErrorSummary.module.css';
import { focusAfterTitle } from './focusAfterTitle';

/** What must be mended before going on, each a link to its field; takes the focus, and shrinks as errors are mended. */
export function ErrorSummary({ attempt }: { attempt: Attempt }) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    summary.current?.scrollIntoView({ block: 'start' });
    return focusAfterTitle(summary.current);
  }, [attempt]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would lose the announcement of the group's name on focus
    <div ref={summary} className={styles.summary} role="group" aria-labelledby="error-summary" tabIndex={-1}>
      <h3 id="error-summary" className={styles.title}>
        {say(FORM_ERRORS.message)}
      </h3>
      <ul className={styles.list}>
        {attempt.fields.map((field) => (
          <SummaryLine key={field.key} field={field} />
        ))}
      </ul>
    </div>
  );
}

function SummaryLine({ field }: { field: FieldModel }) {
  const { shown, error } = useFieldState(field);
  if (!shown || !error) return null;
  const follow = (event: MouseEvent) => {
    // The address stays as it is: behind its # it may carry a route.
    event.preventDefault();
    focusField(field);
  };
  return (
    <li>
      <a href={`#${field.key}`} onClick={follow}>
        {asHeading(nameOf(field.definition))} {error}
      </a>
    </li>
  );
}

/** A field's name before its message: a question needs no colon. */
const asHeading = (name: string) => (/[?:.!]$/.test(name) ? name : `${name}:`);
