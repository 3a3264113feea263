import { type Status, statusNames } from '@forms/shared/contract';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { ChoiceMenu } from './ChoiceMenu';

interface StatusMenuProps<Word extends Status> {
  status: Word;
  /** What it can become, itself included. */
  statuses: readonly Word[];
  isSaving: boolean;
  onChange(status: Word): void;
}

/** The status, and what else it can be. */
export function StatusMenu<Word extends Status>({ status, statuses, isSaving, onChange }: StatusMenuProps<Word>) {
  return (
    <ChoiceMenu
      label="Status"
      value={status}
      choices={statuses}
      labels={statusNames}
      draw={(each) => <StatusSign status={each} />}
      isSaving={isSaving}
      onChange={onChange}
    />
  );
}
