import {
  accountFieldsAt,
  accountLabels,
  campusNames,
  type Seller,
  type SellerOfCampus,
  sellerChanged,
  taxCodeLabels,
  taxCodes,
  taxedKinds,
} from '@forms/shared/contract';
import { useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
import { useStoredVersion } from '../dialog-form/useStoredVersion';
import { Meanwhile } from '../invoice-editor/Meanwhile';
import { LogoEntry } from './LogoEntry';
import styles from './Sellers.module.css';
import { sellerCalls } from './sellerCalls';
import { taxedKindLabels } from './taxedKindLabels';
import { readSeller, type TypedSeller, typedSeller } from './typedSeller';

const taxChoices = taxCodes.map((value) => ({ value, label: taxCodeLabels[value] }));

type Texts = Exclude<keyof TypedSeller, 'tax' | 'logo'>;
const labels: Readonly<Record<Texts, string>> = {
  legalName: 'Legal name',
  address: 'Address',
  telephone: 'Telephone',
  companyNumber: 'Company or charity number',
  vatNumber: 'VAT number',
  ...accountLabels,
  terms: 'Payment terms',
};

/** What half of the dialog's width would cut. */
const isLong: Partial<Record<Texts, boolean>> = { accountName: true, iban: true };

interface SellerDialogProps {
  stored: SellerOfCampus;
  /** What is typed over: what is stored, or an earlier version of it. */
  from: Seller | null;
  onClose(): void;
}

/** Sets who sells at a campus, for what is issued from now on. */
export function SellerDialog({ stored, from, onClose }: SellerDialogProps) {
  const [change] = sellerCalls.useExamsChangeSellerMutation();
  const [typed, setTyped] = useState(() => typedSeller(from));
  const { send, theirs: now } = useStoredVersion(stored.version, sellerChanged);
  const theirs = now && typedSeller(now.seller);
  const set = (changed: Partial<TypedSeller>) => setTyped((so) => ({ ...so, ...changed }));

  async function save() {
    const read = readSeller(typed, stored.campus);
    if ('errors' in read) return read.errors;
    const { seller } = read;
    await send((version) => change({ params: { campus: stored.campus }, body: { version, seller } }).unwrap());
    return undefined;
  }

  const entry = (name: Texts, errors: FieldErrors) => ({
    label: labels[name],
    value: typed[name],
    onChange: (value: string) => set({ [name]: value }),
    error: errors[name],
  });
  const names = Object.keys(labels) as Texts[];
  return (
    <DialogForm title={`Seller in ${campusNames[stored.campus]}`} save="Save" onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          {theirs && (
            <Meanwhile of="these details" values={names.map((name) => [labels[name], theirs[name], typed[name]])} />
          )}
          <TextEntry {...entry('legalName', errors)} />
          <TextEntry {...entry('address', errors)} hint="A line each." long />
          <TextEntry {...entry('telephone', errors)} optional />
          <TextEntry {...entry('companyNumber', errors)} hint="As it is to be printed: Company 01234567." optional />
          <LogoEntry value={typed.logo} onChange={(logo) => set({ logo })} error={errors.logo} />
          <fieldset className={styles.group}>
            <legend>Bank account</legend>
            {accountFieldsAt(stored.campus).map((field) => (
              <div key={field} className={isLong[field] ? styles.whole : undefined}>
                <TextEntry {...entry(field, errors)} optional />
              </div>
            ))}
          </fieldset>
          <fieldset className={styles.group}>
            <legend>VAT</legend>
            <div className={styles.whole}>
              <TextEntry
                {...entry('vatNumber', errors)}
                hint="Left empty by who is not registered: documents then say nothing of VAT."
                optional
              />
            </div>
            {typed.vatNumber.trim() !== '' &&
              taxedKinds.map((kind) => (
                <SelectEntry
                  key={kind}
                  label={taxedKindLabels[kind]}
                  value={typed.tax[kind]}
                  choices={taxChoices}
                  onChange={(code) => set({ tax: { ...typed.tax, [kind]: code } })}
                />
              ))}
          </fieldset>
          <TextEntry {...entry('terms', errors)} hint="Printed under how to pay." long optional />
        </>
      )}
    </DialogForm>
  );
}
