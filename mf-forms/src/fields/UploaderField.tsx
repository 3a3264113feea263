import { type FileAnswer, fileAnswer } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { FieldFrame } from '@forms/shared/platform/ui';
import { type ControlProps, frameOf, listOf } from '../engine/control';
import { useUploadSession } from '../engine/JourneyContext';
import { Placeholder } from '../lazy-part/Placeholder';

const isFile = (file: unknown): file is FileAnswer => fileAnswer.safeParse(file).success;

/** Files, uploaded by the files part. */
export function UploaderField(props: ControlProps) {
  const { field, value, error, onChange, onLeave } = props;
  const { readonly = false, noDelete = false, uploadTypes = [] } = field.definition;
  const session = useUploadSession(field.key);
  return (
    <FieldFrame {...frameOf(props)} group>
      {({ id, labelId, describedBy }) => (
        <div id={id}>
          <Remote
            of="mf-files/Uploader"
            value={listOf(value).filter(isFile)}
            onChange={onChange}
            onBlur={onLeave}
            session={session}
            getAPI={field.definition.getAPI}
            uploadTypes={uploadTypes}
            readOnly={readonly}
            noDelete={noDelete}
            labelledBy={labelId}
            describedBy={describedBy}
            invalid={error !== undefined}
            fallback={<Placeholder of="uploader" hasChoice={uploadTypes.length > 1} />}
          />
        </div>
      )}
    </FieldFrame>
  );
}
