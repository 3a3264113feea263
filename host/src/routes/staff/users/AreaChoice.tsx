import { type Area, areaLabels, areas } from '@forms/shared/contract';
import { FieldFrame } from '@forms/shared/platform/ui';
import { Checkbox } from '@forms/shared/platform/ui/choice';
import { menuFor } from '../staffPages';
import styles from './RoleChoice.module.css';

interface AreaChoiceProps {
  value: readonly Area[];
  onChange(value: Area[]): void;
}

/** The areas that somebody of the staff is limited to, with what each opens beside what all staff may. */
export function AreaChoice({ value, onChange }: AreaChoiceProps) {
  return (
    <FieldFrame id="areas" label="Areas of Staff" hint="Where none is ticked, they work in all of them." group>
      {() => (
        <div className={styles.roles}>
          {areas.map((area) => (
            <Checkbox
              key={area}
              checked={value.includes(area)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, area] : value.filter((each) => each !== area))
              }
            >
              <span className={styles.role}>{areaLabels[area]}</span>
              <span className={styles.opens}>
                Opens {pagesOf(area).join(', ')}. {enquiriesOf[area]}
              </span>
            </Checkbox>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

const enquiriesOf = {
  admissions: 'Sees the enquiries that are not about exams',
  exams: 'Sees the enquiries about exams',
  finance: 'Sees all enquiries',
} as const satisfies Record<Area, string>;

const pagesOf = (area: Area): string[] =>
  menuFor({ roles: ['Staff'] }).flatMap(([, { title, call }]) => (call?.area === area ? [title] : []));
