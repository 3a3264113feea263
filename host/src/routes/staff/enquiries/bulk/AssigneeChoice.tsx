import type { Colleague } from '@forms/shared/contract';
import { FieldFrame, NativeSelect } from '@forms/shared/platform/ui';
import { useId } from 'react';
import { staffCalls } from '../../staffCalls';

/** Whom enquiries are to be assigned to: at first nobody. */
export function AssigneeChoice({ onChoose }: { onChoose(colleague: Colleague | null): void }) {
  const { data = [] } = staffCalls.useHostColleaguesQuery();
  return (
    <FieldFrame id={useId()} label="Assign to">
      {({ id }) => (
        <NativeSelect
          id={id}
          onChange={({ target }) => onChoose(data.find((colleague) => colleague.id === target.value) ?? null)}
        >
          <option value="">Nobody</option>
          {data.map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {colleague.name}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
