import { type Campus, campusOf, DEPARTMENT_FIELD } from '@forms/shared/contract';
import { useSyncExternalStore } from 'react';
import { useFieldStore } from './FieldStoreProvider';
import { useScope } from './ScopeContext';

/** The campus that the form's answers are for, as far as they say; what is hidden says nothing. */
export function useCampusAnswered(): Campus | undefined {
  const { watchAll } = useFieldStore();
  const scope = useScope();
  return useSyncExternalStore(watchAll, () => {
    const { values, visibility } = scope();
    const pages = Object.entries(values).map(([name, answers]) => ({ name, values: answers }));
    return campusOf(pages.filter(({ name }) => visibility.has(name) && visibility.has(`${name}.${DEPARTMENT_FIELD}`)));
  });
}
