import type { ContentType, StoredFile } from './file';

/** A colour of the theme, by what it is called there. */
export type FileColour = 'primary' | 'info' | 'success' | 'warning' | 'error' | 'text-quiet';

/** What the picture of a kind shows. */
export type FileIcon =
  | 'letter'
  | 'evidence'
  | 'person'
  | 'photograph'
  | 'document'
  | 'identity'
  | 'bundle'
  | 'exam'
  | 'script'
  | 'marked'
  | 'report'
  | 'homework'
  | 'reference'
  | 'money';

interface FileKindLook<Title extends string = string> {
  title: Title;
  icon: FileIcon;
  colour: FileColour;
}

const kind = <Title extends string>(title: Title, icon: FileIcon, colour: FileColour): FileKindLook<Title> => ({
  title,
  icon,
  colour,
});

/** The kinds of files, and how each is shown wherever one is named. CAG: centre-assessed grade. */
export const fileKinds = {
  emailattach: kind('Email attachment', 'letter', 'info'),
  cagevidence: kind('CAG evidence', 'evidence', 'primary'),
  avatar: kind('Profile picture', 'person', 'info'),
  offphoto: kind('Official photograph', 'photograph', 'primary'),
  offdoc: kind('Official document', 'document', 'primary'),
  iddoc: kind('Identity document', 'identity', 'warning'),
  bundledoc: kind('Bundle document', 'bundle', 'primary'),
  'bd-extra': kind('Bundle extra', 'bundle', 'info'),
  exampaper: kind('Exam paper', 'exam', 'primary'),
  cagscript: kind('CAG script', 'script', 'primary'),
  examscript: kind('Exam script', 'script', 'info'),
  image: kind('Image', 'photograph', 'success'),
  doc: kind('Document', 'document', 'text-quiet'),
  teachermw: kind('Teacher’s marked work', 'marked', 'success'),
  teachersf: kind('Teacher’s support file', 'document', 'success'),
  'ref-other': kind('Other reference', 'reference', 'text-quiet'),
  markedexam: kind('Marked exam', 'marked', 'success'),
  tutreport: kind('Tutor’s report', 'report', 'info'),
  cagtrans: kind('CAG transcript', 'report', 'primary'),
  expenseclaim: kind('Expense claim', 'money', 'warning'),
  homework: kind('Homework', 'homework', 'info'),
  studenthomework: kind('Student’s homework', 'homework', 'warning'),
  markedhomework: kind('Marked homework', 'marked', 'success'),
  xerobill: kind('Xero bill', 'money', 'error'),
} as const satisfies Record<string, FileKindLook>;
export type FileKind = keyof typeof fileKinds;

const isKind = (word: string): word is FileKind => Object.hasOwn(fileKinds, word);

/** The kind that a file is shown as: of what it was uploaded as, or else simply an image or a document. */
export function fileKindOf({ contentType, fileType }: Pick<StoredFile, 'contentType' | 'fileType'>): FileKind {
  const word = contentType.toLowerCase();
  return isKind(word) ? word : fileType;
}

/** What staff call a type that files are uploaded as. */
export function contentTypeTitle(contentType: ContentType): string {
  const word = contentType.toLowerCase();
  return isKind(word) ? fileKinds[word].title : 'Other document';
}
