/** The viewers, each by the name of its file in `peers`; the first is ours. */
export const viewers = ['ours', 'pdfjs-viewer', 'react-pdf'] as const;
export type Viewer = (typeof viewers)[number];

/** What people know them by. */
export const titles: Record<Viewer, string> = {
  ours: 'ours',
  'pdfjs-viewer': "pdf.js's own viewer",
  'react-pdf': 'plain react-pdf, every page',
};
