import { sourcesOf } from '../conditions';
import { fieldNamed } from '../fieldNamed';
import type { FormDefinition } from '../form';
import { noField } from './feeMisfits';

/** What is wrong with the documents that a form asks for, by its path in the definition. */
export function documentMisfits({ documents = [], pages }: FormDefinition): { path: string; message: string }[] {
  const named = pages.map(({ name, fields }) => ({ key: name, fields }));
  return documents.flatMap(({ name, show }, at) => {
    const path = `documents.${at}`;
    const isSecond = documents.findIndex((each) => each.name === name) < at;
    const missing = (show ? sourcesOf(show) : []).filter((source) => !fieldNamed(source, named));
    return [
      ...(isSecond ? [{ path: `${path}.name`, message: `There are two documents “${name}”` }] : []),
      ...missing.map((source) => ({ path: `${path}.show`, message: noField(source) })),
    ];
  });
}
