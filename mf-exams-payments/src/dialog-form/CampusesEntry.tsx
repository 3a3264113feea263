import { type Campus, campuses, campusNames } from '@forms/shared/contract';
import { FieldFrame } from '@forms/shared/platform/ui';
import { Checkbox } from '@forms/shared/platform/ui/choice';
import { useId } from 'react';

interface CampusesEntryProps {
  value: readonly Campus[];
  error: string | undefined;
  onChange(value: Campus[]): void;
}

/** The campuses where papers are sat. */
export function CampusesEntry({ value, error, onChange }: CampusesEntryProps) {
  return (
    <FieldFrame id={useId()} label="Sat in" error={error} group>
      {() =>
        campuses.map((campus) => (
          <Checkbox
            key={campus}
            checked={value.includes(campus)}
            onChange={({ target }) =>
              onChange(campuses.filter((each) => (each === campus ? target.checked : value.includes(each))))
            }
          >
            {campusNames[campus]}
          </Checkbox>
        ))
      }
    </FieldFrame>
  );
}
