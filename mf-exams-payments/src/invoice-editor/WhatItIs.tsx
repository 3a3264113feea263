import type { Invoice } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { Notice } from '@forms/shared/platform/ui';
import { whyLinesClosed } from './whyClosed';

const linkTo = ({ id, number }: { id: string; number: string }) => <Link to={`/staff/invoice/${id}`}>{number}</Link>;

/** Why an invoice cannot be written any more, and which other one it replaces or is replaced by. */
export function WhatItIs({ invoice }: { invoice: Invoice }) {
  const { replaces, replacedBy } = invoice;
  const closed = whyLinesClosed(invoice);
  if (replacedBy) {
    return replacedBy.isDraft ? (
      <Notice title="There is a draft that is to replace this.">{linkTo(replacedBy)}</Notice>
    ) : (
      <Notice title="This was replaced, and is credited wholly.">Its place has {linkTo(replacedBy)}.</Notice>
    );
  }
  if (replaces && closed === undefined) {
    return (
      <Notice title="This draft is to replace another once you make it unpaid.">
        {linkTo(replaces)} is then credited wholly, what came for it is for this one, and both go out by letter.
      </Notice>
    );
  }
  return closed !== undefined && <Notice title={closed}>{replaces && <>It replaced {linkTo(replaces)}.</>}</Notice>;
}
