import type { Tool } from '../drawing/tools';

/** Strokes in a square of 24. */
const strokes: Readonly<Record<Tool, string>> = {
  select: 'M6 4l12 8-5 1.5L10 19z',
  highlight: 'M5 20h14M8 15l8.5-9.5 2.5 2.3-8.5 9.2H8z',
  underline: 'M7 4v7a5 5 0 0 0 10 0V4M5 20h14',
  strikeout:
    'M16 7.500c-.6-2-2.200-3-4.200-3-2.400 0-4.300 1.200-4.300 3.300M8 16c.6 2.200 2.300 3.500 4.500 3.500 2.500 0 4.300-1.300 4.300-3.500M4 12h16',
  squiggly: 'M7 3.500v6.500a5 5 0 0 0 10 0V3.500M4 19.500q2-3 4 0t4 0 4 0 4 0',
  ink: 'M4 17c3-9 6-12 8-11s-4 9-2 11 4-5 6-4 0 4 4 3',
  freetext: 'M5 7V5h14v2M12 5v14M9 19h6',
  note: 'M4 5h16v11h-9l-5 4v-4H4zM8 9h8M8 12h5',
  square: 'M4 6h16v12H4z',
  circle: 'M12 5c5 0 8.500 3 8.500 7s-3.500 7-8.500 7-8.500-3-8.500-7 3.500-7 8.500-7z',
  line: 'M5 19L19 5',
  arrow: 'M5 19L19 5M11 5h8v8',
  polygon: 'M12 4l8 6-3 9H7L4 10z',
  stamp: 'M9 4h6v4l-1.500 2v3H18v4H6v-4h4.500v-3L9 8zM6 20h12',
};

/** The picture of a tool, in the colour of the text around it; its button has the words. */
export function ToolIcon({ tool }: { tool: Tool }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor">
      <path d={strokes[tool]} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
