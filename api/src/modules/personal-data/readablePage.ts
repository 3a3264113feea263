const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (given: unknown): string => String(given).replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign);

/** Data as a page that a person reads without a program: lists within lists, by their names. */
export const readablePage = (title: string, data: object): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text(title)}</title><style>
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
dl { margin: 0 0 1rem } dt { font-weight: 600 } dd { margin: 0 0 .5rem; padding-left: 1rem; border-left: 2px solid #ccc }
</style></head><body><h1>${text(title)}</h1>${drawn(data)}</body></html>\n`;

function drawn(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (Array.isArray(value)) {
    if (value.length === 0) return '–';
    return `<ol>${value.map((each) => `<li>${drawn(each)}</li>`).join('')}</ol>`;
  }
  if (typeof value !== 'object') return text(value);
  const rows = Object.entries(value).map(([name, each]) => `<dt>${text(worded(name))}</dt><dd>${drawn(each)}</dd>`);
  return `<dl>${rows.join('')}</dl>`;
}

/** `examEntries` as words. */
const worded = (name: string): string => {
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
};
