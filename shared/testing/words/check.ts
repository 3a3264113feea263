import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { unsaidIn } from './unsaid';

/** Part of `npm run check`: what visitors read is said by `say`, whose texts the compiler holds to their Portuguese. */
const inExams = ['application-payment', 'card-payment', 'exam-entry', 'invoice', 'lazy-dialog'];
const inHost = ['federation', 'routes', 'services'];
const ofVisitors = [
  ...inHost.map((folder) => `host/src/${folder}`),
  'mf-forms/src',
  'mf-files/src/file-list',
  'mf-files/src/uploader',
  'mf-files/src/viewer',
  'mf-files/src/views',
  ...inExams.map((folder) => `mf-exams-payments/src/${folder}`),
  'shared/platform/ui/list',
];
/** What only staff read, which is English, and what developers draw alone. */
const ofOthers = [
  /^mf-forms\/src\/(correction|form-editor|site-text)\//,
  /^mf-files\/src\/file-list\/AllFiles/,
  // Who is no staff selects, adds and exports nothing of a list.
  /^shared\/platform\/ui\/list\/(ExportButton|ListDialogBox|SelectPage|SelectionBar)/,
  // Of the portal, what only candidates and payers can open, and what stands around it, is theirs.
  /^host\/src\/routes\/(staff\/(?!(account|applications)\/|files\/OwnFiles|NotYours|portal\/(Portal|SignedIn))|form\/SaveForm)/,
  /standalone\.tsx$/,
  /\.test\.tsx$/,
];

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...ofVisitors], {
  encoding: 'utf8',
});
const components = files.split('\0').filter((path) => path.endsWith('.tsx') && !ofOthers.some((of) => of.test(path)));
const unsaid = components.flatMap((path) =>
  unsaidIn(path, readFileSync(path, 'utf8')).map(({ line, text }) => `${path}:${line} is English everywhere: ${text}`),
);
for (const each of unsaid) console.error(each);
process.exitCode = unsaid.length > 0 ? 1 : 0;
