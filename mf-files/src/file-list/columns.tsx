import type { Held, ListedFile } from '@forms/shared/contract';
import { fileKindOf, fileKinds } from '@forms/shared/contract/file-kinds';
import type { Column, Filter } from '@forms/shared/platform/ui/list';
import { FileKindSign } from './FileKindSign';
import { FileSwitch } from './FileSwitch';

const kindTitle = (file: ListedFile) => fileKinds[fileKindOf(file)].title;

const contentType: Column<ListedFile> = {
  key: 'contentType',
  title: 'Content type',
  value: kindTitle,
  draw: (file) => <FileKindSign kind={fileKindOf(file)} />,
  width: 186,
};
const format: Column<ListedFile> = {
  key: 'format',
  title: 'Format',
  value: ({ ext }) => ext.replace(/^\./, '').toUpperCase(),
  width: 98,
};
/** What stands before the name of a file that nobody gets. */
const heldLabels: Record<Held, string> = { unscanned: 'Being checked: ', infected: 'Removed: ' };
const fileName: Column<ListedFile> = {
  key: 'name',
  title: 'File name',
  value: ({ name, held }) => (held ? heldLabels[held] : '') + name,
  isName: true,
};

/** Turns one of a file's switches over. */
type OnSwitch = (file: ListedFile, name: 'locked' | 'visible') => void;

/** A list's columns; what cannot be switched is only said. */
export function columnsOf(hasToggles: boolean, onSwitch: OnSwitch | undefined): readonly Column<ListedFile>[] {
  const toggle = (name: 'locked' | 'visible', title: string): Column<ListedFile> => ({
    key: name,
    title,
    value: (file) => (file[name] ? 'Yes' : 'No'),
    ...(onSwitch && {
      draw: (file, tabIndex) => (
        <FileSwitch
          label={`${title}: ${file.name}`}
          isOn={file[name]}
          tabIndex={tabIndex}
          onTurn={() => onSwitch(file, name)}
        />
      ),
    }),
    width: 98,
  });
  const toggles = hasToggles ? [toggle('locked', 'Locked'), toggle('visible', 'Visible')] : [];
  return [contentType, format, ...toggles, fileName];
}

export const filters: readonly Filter<ListedFile>[] = [{ key: 'contentType', label: 'Content type', of: kindTitle }];
