import { MAX_STATEMENT_BYTES, type StatementFile, type StatementPreview } from '@forms/shared/contract';
import { FieldFrame, Loading, Notice } from '@forms/shared/platform/ui';
import { useId, useRef, useState } from 'react';
import { whyItFailed } from '../answered/whyItFailed';
import { HowItIsRead } from './HowItIsRead';
import { readBytes } from './readBytes';
import styles from './Statements.module.css';
import { statementCalls } from './statementCalls';
import { WhatItHolds } from './WhatItHolds';

const TOO_LARGE = 'This file is larger than 2 MB. Please export a shorter time, and import one after the other.';

/** Chooses a statement, shows how it is read and what of it is new, and adds that once it is confirmed. */
export function ImportStatement() {
  const [read, { isLoading }] = statementCalls.useExamsReadStatementMutation();
  const [store, storing] = statementCalls.useExamsImportStatementMutation();
  const [chosen, setChosen] = useState<{ file: StatementFile; preview: StatementPreview }>();
  // What is shown below was read before: it is no more what the form says.
  const [isEdited, setIsEdited] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const title = useId();

  async function look(file: StatementFile) {
    setFailure(undefined);
    setIsEdited(false);
    try {
      const preview = await read({ body: file }).unwrap();
      // Sent with it, what was found out of it is not found out anew.
      const { account, mapping } = preview;
      setChosen({ file: { ...file, account, ...(mapping && { mapping }) }, preview });
    } catch (error) {
      setFailure(whyItFailed(error));
    }
  }

  async function choose(file: File | undefined) {
    setChosen(undefined);
    setDone(undefined);
    setFailure(undefined);
    if (!file) return;
    if (file.size > MAX_STATEMENT_BYTES) setFailure(TOO_LARGE);
    else
      await readBytes(file).then(
        (content) => look({ name: file.name, content }),
        () => setFailure('This file cannot be read any more. Please choose it again.'),
      );
  }

  async function add({ file, preview }: NonNullable<typeof chosen>) {
    setFailure(undefined);
    try {
      const { added, known } = await store({ body: { ...file, expected: preview.added } }).unwrap();
      setChosen(undefined);
      if (input.current) input.current.value = '';
      input.current?.focus();
      setDone(`${added} new ${added === 1 ? 'row' : 'rows'} added, ${known} known already.`);
    } catch (error) {
      await look(file);
      setFailure(whyItFailed(error));
    }
  }

  return (
    <section className={styles.import} aria-labelledby={title}>
      <h2 id={title}>Import a statement</h2>
      <FieldFrame
        id={`${title}-file`}
        label="Bank statement"
        hint="As your bank exports it: CSV, OFX or CAMT.053, up to 2 MB. Rows that were imported before are left out."
      >
        {({ id, describedBy }) => (
          <input
            ref={input}
            id={id}
            type="file"
            accept=".csv,.txt,.ofx,.qfx,.xml"
            aria-describedby={describedBy}
            className={styles.file}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        )}
      </FieldFrame>
      {isLoading && !chosen && <Loading of="the statement" lines={3} />}
      {failure && <Notice kind="error" title={failure} />}
      {done && <Notice kind="success" title={done} />}
      {chosen && <Problems of={chosen.preview} />}
      {chosen && chosen.preview.format !== null && (
        <HowItIsRead
          key={JSON.stringify(chosen.preview.mapping)}
          {...chosen}
          isReading={isLoading}
          onEdit={() => setIsEdited(true)}
          onRead={look}
        />
      )}
      {chosen && chosen.preview.count > 0 && !isEdited && (
        <WhatItHolds
          {...chosen}
          isBusy={isLoading || storing.isLoading}
          onOthers={(others) => void look({ ...chosen.file, others })}
          onAdd={() => void add(chosen)}
        />
      )}
    </section>
  );
}

function Problems({ of: { problems } }: { of: StatementPreview }) {
  if (problems.length === 0) return null;
  return (
    <Notice kind="error" title="Nothing of this file can be added as it is.">
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Notice>
  );
}
