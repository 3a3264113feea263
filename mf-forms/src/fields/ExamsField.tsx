import { type ExamEntry, examEntry } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { FieldFrame, Loading } from '@forms/shared/platform/ui';
import { type ControlProps, frameOf, listOf } from '../engine/control';
import { useCampusAnswered } from '../engine/useCampusAnswered';
import { say } from '../words/say';

const isEntry = (row: unknown): row is ExamEntry => examEntry.safeParse(row).success;

/** The exams to enter, chosen in the exams part's own table and dialog. */
export function ExamsField(props: ControlProps) {
  const { field, value, error, onChange, onLeave } = props;
  const campus = useCampusAnswered();
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id, labelId, describedBy }) => (
        <div id={id}>
          <Remote
            of="mf-exams-payments/ExamEntries"
            value={listOf(value).filter(isEntry)}
            onChange={onChange}
            onBlur={onLeave}
            readOnly={field.definition.readonly ?? false}
            withCoursework={field.definition.coursework ?? false}
            campus={campus}
            labelledBy={labelId}
            describedBy={describedBy}
            invalid={error !== undefined}
            fallback={<Loading of={say('exam entry')} lines={4} />}
          />
        </div>
      )}
    </FieldFrame>
  );
}
