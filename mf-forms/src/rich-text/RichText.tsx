import type { RemoteModules, RichTextProps } from '@forms/shared/remotes';
import { FieldFrame } from '@forms/shared/ui';
import { useId } from 'react';
import RichTextEditor from './RichTextEditor';

/** Rich text under its label, for a part that is no form. */
function RichText({ label, value, onChange }: RichTextProps) {
  return (
    <FieldFrame id={useId()} label={label} group>
      {({ id, labelId, describedBy }) => (
        <RichTextEditor
          id={id}
          labelId={labelId}
          describedBy={describedBy}
          required={false}
          invalid={false}
          value={value}
          onChange={onChange}
          onLeave={() => {}}
        />
      )}
    </FieldFrame>
  );
}
export default RichText satisfies RemoteModules['mf-forms/RichText'];
