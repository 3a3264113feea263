import {
  type BoardLayout,
  boards,
  dayFormats,
  type FileColumn,
  fileColumns,
  keysOf,
  type LayoutColumn,
  layoutChanged,
  newLayout,
} from '@forms/shared/contract';
import { Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
import { useStoredVersion } from '../dialog-form/useStoredVersion';
import { Meanwhile } from '../invoice-editor/Meanwhile';
import { LayoutColumns } from './LayoutColumns';
import { layoutCalls } from './layoutCalls';

interface LayoutDialogProps {
  /** The layout that it changes; none where one is added. */
  layout: BoardLayout | undefined;
  onClose(): void;
}

const choices = keysOf(boards).map((value) => ({ value, label: boards[value] }));
const columnsSaid = (columns: readonly LayoutColumn[]) =>
  columns.map(({ heading, days }) => (days ? `${heading} as ${dayFormats[days]}` : heading)).join(', ');
const asKnown = (column: FileColumn): LayoutColumn => ({ column, heading: column });

/** Adds a layout of a board's files, or changes it for all of the staff. */
export function LayoutDialog({ layout, onClose }: LayoutDialogProps) {
  const [add] = layoutCalls.useExamsAddBoardLayoutMutation();
  const [change] = layoutCalls.useExamsChangeBoardLayoutMutation();
  const [name, setName] = useState(layout?.name ?? '');
  const [board, setBoard] = useState(layout?.board ?? 'aqa');
  const [columns, setColumns] = useState<readonly LayoutColumn[]>(() => layout?.columns ?? fileColumns.map(asKnown));
  const { send, theirs } = useStoredVersion(layout?.version ?? 0, layoutChanged);

  async function save() {
    const entered = newLayout.safeParse({ name, board, columns });
    if (!entered.success) return errorsByPlace(entered.error);
    if (layout) {
      const { id } = layout;
      await send((version) => change({ params: { id }, body: { ...entered.data, version } }).unwrap());
    } else await add({ body: entered.data }).unwrap();
    return undefined;
  }

  return (
    <DialogForm
      title={layout ? `Edit ${layout.name}` : 'Add layout'}
      save={layout ? 'Save' : 'Add'}
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {theirs && (
            <Meanwhile
              of="this layout"
              values={[
                ['Name', theirs.name, name],
                ['Board', boards[theirs.board], boards[board]],
                ['Columns', columnsSaid(theirs.columns), columnsSaid(columns)],
              ]}
            />
          )}
          <TextEntry
            label="Name"
            hint="Your colleagues see it, too."
            value={name}
            onChange={setName}
            error={errors.name}
          />
          <SelectEntry label="Board" value={board} choices={choices} onChange={setBoard} />
          <LayoutColumns columns={columns} onChange={setColumns} errors={errors} />
          {errors.columns && <Notice kind="error" title={errors.columns} />}
        </>
      )}
    </DialogForm>
  );
}

/** The first error of each field; of a heading by its place, as `columns-2`. */
function errorsByPlace({
  issues,
}: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}): FieldErrors {
  const errors: Partial<Record<string, string>> = {};
  for (const { path, message } of issues) errors[path.slice(0, 2).map(String).join('-')] ??= message;
  return errors;
}
