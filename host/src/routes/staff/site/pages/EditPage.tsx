import { OneOfList } from '../../record/OneOfList';
import { watched } from '../../staffCalls';
import { newest, useBegun } from '../writing/useBegun';
import { PageWorkspace } from './PageWorkspace';
import { pageCalls } from './pageCalls';

/** A page of the site being written. `hash` is its slug. */
export function EditPage({ hash }: { hash: string }) {
  const asked = { params: { slug: hash, version: 'newest' } };
  const page = useBegun(pageCalls.useHostPageToEditQuery(asked, { ...watched, ...newest }));
  return (
    <OneOfList
      of={page}
      what="page"
      list="pages"
      lines={10}
      heading={({ newest: { title } }) => ({ title, subtitle: `/${hash}` })}
    >
      {(texts) => <PageWorkspace {...texts} />}
    </OneOfList>
  );
}
