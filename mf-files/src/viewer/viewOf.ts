/** How a file is shown: drawn page by page, by the browser itself, or not at all. */
export type View = 'pdf' | 'image' | 'none';

const images = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'bmp']);

/** The view for a file's extension, with or without its dot, in any case. */
export function viewOf(ext: string): View {
  const bare = ext.toLowerCase().replace(/^\./, '');
  if (bare === 'pdf') return 'pdf';
  return images.has(bare) ? 'image' : 'none';
}
