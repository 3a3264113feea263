import {
  formatPence,
  type Instalment,
  type Invoice,
  instalment,
  MAX_INSTALMENTS,
  planError,
  today,
} from '@forms/shared/contract';
import { Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { calls } from '../calls';
import { DialogForm } from '../dialog-form/DialogForm';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
import { POUNDS_WANTED, readPounds, typedPounds } from '../pounds/pounds';
import styles from './Instalments.module.css';
import { Meanwhile } from './Meanwhile';
import { monthlyPlan } from './plan';
import { useVersion } from './useVersion';

/** An instalment as it is typed. */
interface Row {
  dueDate: string;
  pounds: string;
}

const counts = Array.from({ length: MAX_INSTALMENTS }, (_, at) => String(at + 1)).map((value) => ({
  value,
  label: value,
}));
const FIRST_COUNT = 3;

const typed = (plan: readonly Instalment[]): Row[] =>
  plan.map(({ dueDate, amount }) => ({ dueDate, pounds: typedPounds(amount) }));

/** Shares an invoice's amount over months, and lets every share be another. */
export function PlanDialog({ invoice, onClose }: { invoice: Invoice; onClose(): void }) {
  const [was] = useState(invoice);
  const { id, amount, dueDate, instalmentPlan } = invoice;
  const [change] = calls.useExamsChangeInvoiceMutation();
  const { send, theirs } = useVersion(invoice);
  const [rows, setRows] = useState(() => typed(instalmentPlan ?? monthlyPlan(amount, FIRST_COUNT, dueDate ?? today())));

  function share(count: string) {
    const first = rows[0]?.dueDate || dueDate || today();
    setRows(typed(monthlyPlan(amount, Number(count), first)));
  }
  const retype = (at: number, entered: Partial<Row>) =>
    setRows(rows.map((row, other) => (other === at ? { ...row, ...entered } : row)));

  async function save(): Promise<FieldErrors | undefined> {
    const errors: Record<string, string> = {};
    const plan = rows.flatMap(({ dueDate, pounds }, at) => {
      const read = instalment.safeParse({ dueDate, amount: readPounds(pounds) });
      if (read.success) return [read.data];
      for (const { path } of read.error.issues) {
        errors[`${String(path[0])}-${at}`] = path[0] === 'amount' ? POUNDS_WANTED : 'Please enter a date';
      }
      return [];
    });
    if (Object.keys(errors).length > 0) return errors;
    const misfit = planError(amount, plan);
    if (misfit) return { plan: misfit };
    const newValue = plan.sort((one, other) => one.dueDate.localeCompare(other.dueDate));
    const body = { field: 'instalmentPlan', newValue } as const;
    await send((headers) => change({ params: { id }, body, headers }).unwrap());
    return undefined;
  }

  return (
    <DialogForm title="Instalment plan" save="Save" onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          {theirs && (
            <Meanwhile
              values={[
                ['Total payable', formatPence(theirs.amount), formatPence(was.amount)],
                ['Instalments', String(theirs.instalmentPlan?.length ?? 'None'), String(rows.length)],
              ]}
            />
          )}
          <SelectEntry
            label="Number of instalments"
            hint="A month apart, and as equal as can be. Each can then be changed."
            value={String(rows.length)}
            choices={counts}
            onChange={share}
          />
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an instalment is its place in the plan
            <fieldset key={at} className={styles.instalment}>
              <legend>Instalment {at + 1}</legend>
              <TextEntry
                label="Due date"
                type="date"
                value={row.dueDate}
                onChange={(entered) => retype(at, { dueDate: entered })}
                error={errors[`dueDate-${at}`]}
              />
              <TextEntry
                label="Amount"
                value={row.pounds}
                onChange={(pounds) => retype(at, { pounds })}
                error={errors[`amount-${at}`]}
                pounds
              />
            </fieldset>
          ))}
          {errors.plan && <Notice kind="error" title={errors.plan} />}
        </>
      )}
    </DialogForm>
  );
}
