/** The viewer's signs, on a square of 20; each button says in words what it does. */
const paths = {
  panel: 'M3 4h14v12H3zM8 4v12',
  up: 'm5 12 5-5 5 5',
  down: 'm5 8 5 5 5-5',
  left: 'm12 5-5 5 5 5',
  right: 'm8 5 5 5-5 5',
  minus: 'M5 10h10',
  plus: 'M5 10h10M10 5v10',
  rotate: 'M15.5 10a5.5 5.5 0 1 1-1.7-4M14 2.5V6h-3.5',
  search: 'M14 9a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM13 12.5l4 4',
  print: 'M6 8V3h8v5M6 14H3V8h14v6h-3M6 12h8v5H6z',
  download: 'M10 3v9m-4-3.5 4 4 4-4M4 16.5h12',
  import: 'M10 12V3m-4 3.500 4-3.500 4 3.500M4 16.500h12',
  undo: 'M7 12 3 8l4-4M3 8h9a4.5 4.5 0 0 1 0 9h-2',
  redo: 'm13 12 4-4-4-4M17 8H8a4.5 4.5 0 0 0 0 9h2',
  close: 'm5 5 10 10M15 5 5 15',
} as const;
export type IconName = keyof typeof paths;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 20 20"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
