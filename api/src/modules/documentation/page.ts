import type { OpenApi, Operation } from './openApi';

const style = `
:root { color-scheme: light dark; --quiet: #5b6472; --line: #d5d9e0; --sunk: #f4f5f7; }
@media (prefers-color-scheme: dark) { :root { --quiet: #a3acba; --line: #3a4150; --sunk: #1b2029; } }
body { font: 16px/1.5 Inter, system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
h2 { margin-top: 2.5rem; text-transform: capitalize; }
details { border-top: 1px solid var(--line); }
summary { padding: 0.6rem 0; cursor: pointer; overflow-wrap: anywhere; }
code, pre { font: 0.875rem/1.5 ui-monospace, monospace; }
pre { background: var(--sunk); padding: 1rem; overflow: auto; max-height: 30rem; }
.method { display: inline-block; min-width: 4.5rem; font-weight: 600; }
.quiet { color: var(--quiet); }
:target { scroll-margin-top: 1rem; }
`;

/** The calls for a person: each with what it takes and answers, without a script. `documentAt` is where the whole stands as JSON. */
export function page({ info, paths, components }: OpenApi, documentAt: string): string {
  const title = escaped(`The calls of ${info.title} ${info.version}`);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const tags = [...new Set(calls.map(({ operation }) => operation.tags[0]))];
  const part = (tag: string) => `
    <h2>${escaped(tag)}</h2>
    ${calls
      .filter(({ operation }) => operation.tags[0] === tag)
      .map(call)
      .join('')}`;
  const schemas = Object.entries(components.schemas).map(
    ([id, schema]) =>
      `<details id="${escaped(id)}"><summary><code>${escaped(id)}</code></summary>${pre(schema)}</details>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body>
<main>
  <h1>${title}</h1>
  <p>As <a href="${escaped(documentAt)}">OpenAPI 3.1</a>, for tools. What changes something needs the header <code>X-Requested-With</code>.</p>
  ${tags.map(part).join('')}
  <h2>Shapes</h2>
  ${schemas.join('')}
</main>
</body>
</html>`;
}

function call({ method, path, operation }: { method: string; path: string; operation: Operation }): string {
  const { summary, description, operationId, tags: _tag, ...rest } = operation;
  return `<details id="${escaped(operationId)}"><summary><span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code> <span class="quiet">${escaped([summary, description].filter(Boolean).join('. '))}</span></summary>${pre(rest)}</details>`;
}

/** JSON, its references as links to the shapes. */
const pre = (value: unknown) =>
  `<pre tabindex="0">${escaped(JSON.stringify(value, null, 2)).replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>')}</pre>`;

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
