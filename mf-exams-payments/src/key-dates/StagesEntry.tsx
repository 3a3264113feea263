import { MOST_STAGES } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { StageEntry } from './StageEntry';
import { newStage, type TypedStage } from './typedDates';

interface StagesEntryProps {
  stages: readonly TypedStage[];
  errors: FieldErrors;
  onChange(stages: TypedStage[]): void;
}

/** The stages of entering, at least one. */
export function StagesEntry({ stages, errors, onChange }: StagesEntryProps) {
  return (
    <>
      {stages.map((stage, at) => (
        <StageEntry
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage is what stands in its place
          key={at}
          at={at}
          stage={stage}
          errors={errors}
          onChange={(changed) => onChange(stages.map((each, place) => (place === at ? { ...each, ...changed } : each)))}
          onRemove={stages.length > 1 ? () => onChange(stages.filter((_, place) => place !== at)) : undefined}
        />
      ))}
      {stages.length < MOST_STAGES && (
        <div>
          <Button onClick={() => onChange([...stages, newStage('Late entry')])}>Add a late stage</Button>
        </div>
      )}
    </>
  );
}
