import type { Colleague } from '@forms/shared/contract';
import { ChoiceMenu } from '../../record/ChoiceMenu';
import { staffCalls } from '../../staffCalls';

interface AssigneeMenuProps {
  assignee: Colleague | null;
  /** The change that is under way. */
  underWay: { newValue: string | null } | undefined;
  /** Null for nobody; with the name, in words. */
  onChange(id: string | null, name: string): void;
}

const NOBODY = '';

/** Whom an enquiry is assigned to, and who else it can be. */
export function AssigneeMenu({ assignee, underWay, onChange }: AssigneeMenuProps) {
  const { data = [] } = staffCalls.useHostColleaguesQuery();
  // Who works here no more may still have some.
  const known = assignee && !data.some(({ id }) => id === assignee.id) ? [assignee, ...data] : data;
  const labels = Object.fromEntries([[NOBODY, 'Nobody'], ...known.map(({ id, name }) => [id, name])]);
  return (
    <ChoiceMenu
      label="Assigned to"
      value={underWay ? (underWay.newValue ?? NOBODY) : (assignee?.id ?? NOBODY)}
      choices={[NOBODY, ...known.map(({ id }) => id)]}
      labels={labels}
      isSaving={underWay !== undefined}
      onChange={(id) => onChange(id || null, labels[id] ?? '')}
    />
  );
}
