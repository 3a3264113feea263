import type { FieldModel, FieldType } from '@forms/shared/contract';
import { type ComponentType, memo } from 'react';
import { type ControlProps, nameOf } from '../engine/control';
import { useAnnounce } from '../engine/ErrorNews';
import { useFieldState, useFieldStore } from '../engine/FieldStoreProvider';
import { PartBoundary } from '../lazy-part/PartBoundary';
import { SubTableField } from '../sub-table/SubTableField';
import { PrivacyField } from '../terms/PrivacyField';
import { MultiToggleField } from './choice/MultiToggleField';
import { ExamsField } from './ExamsField';
import { HeadingField } from './HeadingField';
import { HtmlField } from './HtmlField';
import { LeadOriginsField } from './lead-origins/LeadOriginsField';
import { nativeControls } from './nativeControls';
import { ReadOnlyField } from './ReadOnlyField';
import { SelectField } from './select/SelectField';
import { UnknownField } from './UnknownField';
import { UploaderField } from './UploaderField';

/** What draws each type; one that no row of the contract knows draws a notice. */
const controls = new Map<string, ComponentType<ControlProps>>(
  Object.entries({
    ...nativeControls,
    'multi-select': SelectField,
    'multi-toggle': MultiToggleField,
    form: SubTableField,
    'form-exams-api': ExamsField,
    html: HtmlField,
    uploader: UploaderField,
    leadOrigins: LeadOriginsField,
    privacy: PrivacyField,
    section: HeadingField,
    header: HeadingField,
  } satisfies Record<FieldType, ComponentType<ControlProps>>),
);

/** Types that draw themselves when read-only. */
const ownReadOnly: ReadonlySet<string> = new Set<FieldType>(['form-exams-api', 'uploader', 'section', 'header']);

/** One field of a form or of a sub-table's row, while its condition holds. */
export const Field = memo(function Field({ field }: { field: FieldModel }) {
  const store = useFieldStore();
  const { shown, value, error } = useFieldState(field);
  const announce = useAnnounce();
  if (!shown) return null;
  const { type, readonly } = field.definition;
  const Control = controls.get(type) ?? UnknownField;
  const Drawn = readonly && controls.has(type) && !ownReadOnly.has(type) ? ReadOnlyField : Control;
  const leave = () => {
    store.leave(field);
    const next = store.stateOf(field).error;
    if (next !== error) announce(next ? `${nameOf(field.definition)}: ${next}` : '');
  };
  return (
    <PartBoundary>
      <Drawn
        field={field}
        value={value}
        error={error}
        onChange={(next) => store.change(field, next)}
        onLeave={leave}
        drawField={drawField}
      />
    </PartBoundary>
  );
});

const drawField = (field: FieldModel) => <Field key={field.key} field={field} />;
