import type { FileIcon } from '@forms/shared/contract/file-kinds';

const sheet = 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8z M14 3v5h5';

/** The strokes of each picture, on a ground of 24 by 24. */
const strokes: Readonly<Record<FileIcon, string>> = {
  letter: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z M3.5 7.5 12 13l8.5-5.5',
  evidence: `${sheet} M9 14.5l2 2 4-4.5`,
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M4.5 20.5a7.5 7.5 0 0 1 15 0',
  photograph:
    'M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z M8.5 10a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z M3.5 18l5.5-5 4 3.5 3-2.5 4.5 4',
  document: `${sheet} M9 13h6 M9 17h6`,
  identity:
    'M4 5h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z M8.5 11.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z M5.5 16a3 3 0 0 1 6 0 M14.5 9h3.5 M14.5 13h3.5',
  bundle: 'M3 18V6a1 1 0 0 1 1-1h5l2 2.5h9a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z M3 11h18',
  exam: `${sheet} M10 12.5a2 2 0 1 1 2.5 1.9c-.4.2-.5.4-.5.9 M12 18h.01`,
  script: `${sheet} M8.5 17.5c1-3 2-3 2.5-1s1.5 1 2-.5 1.5-1 2.5 1`,
  marked: 'M4 5h10 M4 10h7 M4 15h5 M12 17.5l3 3 6-8',
  report: `${sheet} M9 17v-3 M12 17v-5 M15 17v-2`,
  homework: 'M12 7C10 5.5 7 5 3 5v13c4 0 7 .5 9 2 2-1.5 5-2 9-2V5c-4 0-7 .5-9 2z M12 7v13',
  reference:
    'M8 11a4 4 0 0 1 0-5l1-1a3.6 3.6 0 0 1 5 5l-1 1 M16 13a4 4 0 0 1 0 5l-1 1a3.6 3.6 0 0 1-5-5l1-1 M10 14l4-4',
  money: 'M6 3h12v18l-3-2-3 2-3-2-3 2z M14.5 8.5a2 2 0 0 0-3.5 1.300V15 M9.5 12h4 M9.5 15.5h5',
};

/** A picture in the colour of the words around it; what it says stands beside it. */
export function FileKindIcon({ icon }: { icon: FileIcon }) {
  return (
    <svg
      aria-hidden
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={strokes[icon]} />
    </svg>
  );
}
