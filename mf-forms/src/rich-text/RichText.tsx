import type { RemoteModules, RichTextProps } from '@forms/shared/platform/remotes';
import { FieldFrame } from '@forms/shared/platform/ui';
import { useId } from 'react';
import RichTextEditor from './RichTextEditor';

/** Rich text under its label, for a part that is no form. */
function RichText({ label, value, error, onChange }: RichTextProps) {
  return (
    <FieldFrame id={useId()} label={label} error={error} group>
      {({ id, labelId, describedBy }) => (
        <RichTextEditor
          id={id}
          labelId={labelId}
          describedBy={describedBy}
          required={false}
          invalid={error !== undefined}
          value={value}
          onChange={onChange}
          onLeave={() => {}}
        />
      )}
    </FieldFrame>
  );
}
export default RichText satisfies RemoteModules['mf-forms/RichText'];
