import type { ReactNode } from 'react';

const drawing = (path: string): ReactNode => (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** What a tool's button shows, by the tool's name. */
export const icons: Readonly<Record<string, ReactNode>> = {
  h1: drawing('M3 5v10M9 5v10M3 10h6M13 8.5 15 7v8'),
  h2: drawing('M3 5v10M9 5v10M3 10h6M12.5 9c0-2.7 4.2-2.7 4.2 0 0 2-4.2 3.7-4.2 6h4.4'),
  h3: drawing('M3 5v10M9 5v10M3 10h6M12.6 7h4l-2.4 3c3.2 0 3.2 5 .2 5-1.1 0-1.8-.5-2.1-1.4'),
  strong: <strong>B</strong>,
  em: <em>I</em>,
  u: <u>U</u>,
  s: <s>S</s>,
  code: drawing('M7 6 3 10l4 4M13 6l4 4-4 4'),
  ul: drawing('M8 5.5h9M8 10h9M8 14.5h9M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01'),
  ol: drawing('M8.5 5.5H17M8.5 10H17M8.5 14.5H17M3 4l1.2-.6V8M2.8 12.2c.4-1 2.4-1 2.4.2 0 1.1-2.4 1.9-2.4 3.6h2.6'),
  deeper: drawing('M9 5.5h8M9 10h8M9 14.5h8M3 7.5 5.5 10 3 12.5'),
  shallower: drawing('M9 5.5h8M9 10h8M9 14.5h8M5.5 7.5 3 10l2.5 2.5'),
  link: drawing(
    'M8.3 11.7a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3l-.9.9M11.7 8.3a3 3 0 0 0-4.3 0l-2.6 2.6a3 3 0 0 0 4.3 4.3l.9-.9',
  ),
  unlink: drawing('m12.6 11.7 2.6-2.6a3 3 0 0 0-4.3-4.3l-.9.9M7.4 8.3l-2.6 2.6a3 3 0 0 0 4.3 4.3l.9-.9M3.5 3.5l13 13'),
  blockquote: drawing('M4 5v10M8 6.5h8M8 10h8M8 13.5h5'),
  table: drawing('M3 4.5h14v11H3zM3 8.5h14M10 4.5v11'),
  rule: drawing('M3 10h14'),
  undo: drawing('M4 8h8a4 4 0 0 1 0 8H8M7 5 4 8l3 3'),
  redo: drawing('M16 8H8a4 4 0 0 0 0 8h4M13 5l3 3-3 3'),
};
