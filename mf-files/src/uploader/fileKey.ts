/** What a file is known by when it is chosen again, after a reload of the page, too: text without its name. */
export const fileKey = ({ name, size, lastModified }: File): string => `${hashOf(name)}-${size}-${lastModified}`;

/** FNV-1a, which is no secret: eight signs. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
