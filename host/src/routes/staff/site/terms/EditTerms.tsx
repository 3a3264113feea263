import { mayCall, routes } from '@forms/shared/contract';
import { calls } from '../../../../calls';
import { OneOfList } from '../../record/OneOfList';
import { watched } from '../../staffCalls';
import { newest, useBegun } from '../writing/useBegun';
import { TermsWorkspace } from './TermsWorkspace';
import { termsCalls } from './termsCalls';

/** Terms being written, or looked at by who may not publish them. `hash` is their slug. */
export function EditTerms({ hash }: { hash: string }) {
  const { data: session } = calls.useHostSessionQuery();
  const asked = { params: { slug: hash, version: 'newest' } };
  const terms = useBegun(termsCalls.useHostTermsToEditQuery(asked, { ...watched, ...newest }));
  const mayPublish = session !== undefined && mayCall(session, routes.publishTerms);
  return (
    <OneOfList of={terms} what="text" list="terms" lines={10} heading={({ newest: { title } }) => ({ title })}>
      {(texts) => <TermsWorkspace {...texts} mayPublish={mayPublish} />}
    </OneOfList>
  );
}
