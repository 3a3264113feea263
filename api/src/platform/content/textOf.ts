import { checkedBy } from '@forms/shared/contract/definitions';
import { marked } from 'marked';
import type * as z from 'zod';
import { type ContentFile, wrong } from './contentFile';

/** A text with what stands at its head. */
export type Text<T> = T & { html: string };

/**
 * A text in a Markdown file. At its head, between two lines of `---`, stand its title and the like, one `name: value` a line.
 *
 * @param schema what stands at the head, by name; each value comes as text
 * @throws Error that names the file and what is not so
 */
export function textOf<S extends z.ZodObject>(file: ContentFile, schema: S): Text<z.output<S>> {
  const [, head, body] = /^---\r?\n(.*?)^---\r?\n(.*)$/ms.exec(file.text) ?? [];
  if (head === undefined || body === undefined) throw wrong(file, 1, 'Begins with no head between two lines of ---');
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  const given = Object.fromEntries(
    lines.map((line) =>
      line
        .split(/:(.*)/s)
        .slice(0, 2)
        .map((part) => part.trim()),
    ),
  );
  const read = checkedBy(schema, given);
  if ('data' in read) return { ...read.data, html: marked.parse(body, { async: false }) };
  throw wrong(file, undefined, read.errors);
}
