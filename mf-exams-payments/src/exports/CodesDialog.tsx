import {
  type AccountCodes,
  type AccountingCodes,
  accountingCodes,
  codesChanged,
  exportAccountNames,
  exportAccounts,
  usualCodes,
} from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import { TextEntry } from '../dialog-form/TextEntry';
import { useStoredVersion } from '../dialog-form/useStoredVersion';
import { Meanwhile } from '../invoice-editor/Meanwhile';
import styles from './Exports.module.css';
import { errorsByLastName } from './errorsByLastName';
import { exportCalls } from './exportCalls';

/** Sets the codes of batches to come. */
export function CodesDialog({ stored, onClose }: { stored: AccountingCodes; onClose(): void }) {
  const [change] = exportCalls.useExamsChangeAccountCodesMutation();
  // What it began with is what the change is made to, whatever the page behind it learns meanwhile.
  const [typed, setTyped] = useState(stored);
  const { send, theirs } = useStoredVersion(stored.version, codesChanged);
  const setCodes = (codes: Partial<AccountCodes>) => setTyped((so) => ({ ...so, codes: { ...so.codes, ...codes } }));

  async function save() {
    const read = accountingCodes.safeParse(typed);
    if (!read.success) return errorsByLastName(read.error);
    await send((version) => change({ body: { ...read.data, version } }).unwrap());
    return undefined;
  }

  return (
    <DialogForm title="Account codes" save="Save" onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          <p className={styles.hint}>As your accounting program has them. Batches that were exported keep theirs.</p>
          <div className={styles.usual}>
            {Object.entries(usualCodes).map(([program, codes]) => (
              <Button key={program} onClick={() => setCodes(codes)}>
                Usual codes of {program}
              </Button>
            ))}
          </div>
          {theirs && (
            <Meanwhile
              of="the list of codes"
              values={[
                ...exportAccounts.map(
                  (account) => [exportAccountNames[account], theirs.codes[account], typed.codes[account]] as const,
                ),
                ['Sage customer account', theirs.sageCustomer, typed.sageCustomer],
              ]}
            />
          )}
          <div className={styles.fields}>
            {exportAccounts.map((account) => (
              <TextEntry
                key={account}
                label={exportAccountNames[account]}
                value={typed.codes[account]}
                onChange={(code) => setCodes({ [account]: code })}
                error={errors[account]}
              />
            ))}
            <TextEntry
              label="Sage customer account"
              hint="All sales are for this one customer."
              value={typed.sageCustomer}
              onChange={(sageCustomer) => setTyped((so) => ({ ...so, sageCustomer }))}
              error={errors.sageCustomer}
            />
          </div>
        </>
      )}
    </DialogForm>
  );
}
