import {
  ALL,
  type ContentType,
  contentTypes,
  type FileOfList,
  fileSize,
  type Held,
  type ListedFile,
} from '@forms/shared/contract';
import { contentTypeTitle, fileKindOf, fileKinds } from '@forms/shared/contract/file-kinds';
import { Link } from '@forms/shared/platform/routing';
import { type Column, type Filter, type PagedFilter, timeColumn } from '@forms/shared/platform/ui/list';
import { language } from '@forms/shared/platform/words';
import { say } from '../words/say';
import { FileKindSign } from './FileKindSign';
import { FileSwitch } from './FileSwitch';

const kindTitle = (file: ListedFile) => say(fileKinds[fileKindOf(file)].title);

const contentType = (): Column<ListedFile> => ({
  key: 'contentType',
  title: say('Content type'),
  value: kindTitle,
  draw: (file) => <FileKindSign kind={fileKindOf(file)} />,
  width: 186,
});
const format = (): Column<ListedFile> => ({
  key: 'format',
  title: say('Format'),
  value: ({ ext }) => ext.replace(/^\./, '').toUpperCase(),
  width: 98,
});
/** What stands before the name of a file that nobody gets. */
const heldLabels = { unscanned: 'Being checked: {name}', infected: 'Removed: {name}' } as const satisfies Record<
  Held,
  string
>;
const fileName = (): Column<ListedFile> => ({
  key: 'name',
  title: say('File name'),
  value: ({ name, held }) => (held ? say(heldLabels[held], { name }) : name),
  isName: true,
});

const size = (): Column<ListedFile> => ({
  key: 'size',
  title: say('Size'),
  value: ({ size }) => size,
  text: ({ size }) => fileSize(size, language()),
  exported: ({ size }) => size,
  align: 'end',
  width: 92,
});
const uploaded = () => timeColumn<ListedFile>('uploaded', say('Uploaded'), ({ uploadedAt }) => uploadedAt);

/** Turns one of a file's switches over. */
type OnSwitch = (file: ListedFile, name: 'locked' | 'visible') => void;

/** Whether a file is locked and visible; what cannot be switched is only said. */
function togglesOf(onSwitch: OnSwitch | undefined): readonly Column<ListedFile>[] {
  const toggle = (name: 'locked' | 'visible', title: string): Column<ListedFile> => ({
    key: name,
    title,
    value: (file) => say(file[name] ? 'Yes' : 'No'),
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
  return [toggle('locked', say('Locked')), toggle('visible', say('Visible'))];
}

/** Where there is room for it, its title is read whole in either language. */
const wide = (column: Column<ListedFile>): Column<ListedFile> => ({ ...column, width: 104 });

/** The columns of one owner's files. */
export function columnsOf(hasToggles: boolean, onSwitch: OnSwitch | undefined): readonly Column<ListedFile>[] {
  const toggles = hasToggles ? togglesOf(onSwitch) : [];
  return [contentType(), wide(format()), ...toggles, { ...fileName(), width: 180 }, wide(size()), uploaded()];
}
export const filtersOf = (): readonly Filter<ListedFile>[] => [
  { key: 'contentType', label: say('Content type'), of: kindTitle },
];

/** What stands for a person where a file is no applicant's. */
const ownerLabels: Record<FileOfList['of'], string> = {
  enquiry: '',
  staff: 'Staff',
  session: 'Not submitted yet',
  site: 'Made by the site',
};
const person: Column<FileOfList> = {
  key: 'person',
  title: 'Person',
  value: ({ of, enquiry }) => enquiry?.name ?? ownerLabels[of],
  sortable: false,
  width: 125,
};
const enquiry: Column<FileOfList> = {
  key: 'enquiry',
  title: 'Enquiry',
  value: ({ enquiry }) => enquiry?.reference ?? '',
  draw: ({ enquiry }, tabIndex) =>
    enquiry && (
      <Link to={`/staff/enquiry/${enquiry.id}`} tabIndex={tabIndex}>
        {enquiry.reference}
      </Link>
    ),
  sortable: false,
  width: 112,
};
/** Just as wide as its title: all that are shown stand beside each other in a window of 1440. */
const narrow = (column: Column<ListedFile>): Column<ListedFile> => ({ ...column, sortable: false, width: 76 });

/** The columns of all files, which say whose each is: many bear one name. */
export function columnsOfAll(hasToggles: boolean, onSwitch: OnSwitch | undefined): readonly Column<FileOfList>[] {
  const kind = { ...contentType(), sortable: false };
  const toggles = hasToggles ? togglesOf(onSwitch).map(narrow) : [];
  // A file's name says it, which needs the room.
  const ofName = { ...narrow(format()), isExtra: true };
  return [{ ...fileName(), width: 210 }, person, enquiry, uploaded(), size(), kind, ...toggles, ofName];
}
const choiceOf = (type: ContentType) => ({ value: type, label: contentTypeTitle(type) });
export const filtersOfAll: readonly PagedFilter[] = [
  { key: 'contentType', label: 'Content type', choices: contentTypes.map(choiceOf) },
];
export const tabsOfAll = [
  { key: ALL, label: 'All' },
  { key: 'enquiry', label: 'Of enquiries' },
  { key: 'staff', label: 'Of staff' },
  { key: 'session', label: 'Not submitted' },
  { key: 'site', label: 'Made by the site' },
] satisfies readonly { key: FileOfList['of'] | typeof ALL; label: string }[];
