import { type StoredForm, shownTime } from '@forms/shared/contract';
import { Button, Notice } from '@forms/shared/platform/ui';
import { calls } from '../../calls';
import { authorOf } from './Versions';

interface OtherVersionProps {
  slug: string;
  /** The version that the text is compared with. */
  form: StoredForm;
  /** Somebody has saved it while the person was writing; otherwise the person looks back at it. */
  isTheirs: boolean;
  /** The version that would be saved next. */
  next: number;
  readOnly: boolean;
  onDifference(): void;
  onSaveMine(): void;
  onTakeTheirs(): void;
  onRestore(): void;
  onClose(): void;
}

/** Which other version the text is compared with, whose it is, and what can be done about it. */
export function OtherVersion({ slug, form, isTheirs, next, readOnly, ...does }: OtherVersionProps) {
  const { data: versions } = calls.useFormsVersionsQuery({ params: { slug } });
  const made = versions?.find(({ version }) => version === form.version);
  const author = made ? authorOf(made) : 'somebody else';
  const difference = <Button onClick={does.onDifference}>Next difference</Button>;
  if (isTheirs) {
    return (
      <Notice
        kind="warning"
        title={`Version ${form.version} was saved by ${author} while you were writing`}
        actions={
          <>
            {difference}
            {!readOnly && (
              <Button onClick={does.onSaveMine} type="primary">
                Save mine as version {next}
              </Button>
            )}
            <Button onClick={does.onTakeTheirs}>Take version {form.version}</Button>
          </>
        }
      >
        Your text is as you left it. Where it differs, theirs stands above it in the text, to be taken piece by piece.
      </Notice>
    );
  }
  return (
    <Notice
      title={`You are looking at version ${form.version}${made ? `, saved ${shownTime(made.madeAt)} by ${author}` : ''}`}
      actions={
        <>
          {difference}
          {!readOnly && <Button onClick={does.onRestore}>Restore it as version {next}</Button>}
          <Button onClick={does.onClose}>Back to now</Button>
        </>
      }
    >
      It is in the preview. Where the text differs from it, the older lines stand above those of now.
    </Notice>
  );
}
