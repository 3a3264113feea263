import {
  type Difference,
  differences,
  type ListedOffer,
  type Offer,
  type OfferRecord,
  offerChanged,
  offerSaid,
  offerTerms,
} from '@forms/shared/contract';
import { answerIn, errorsByPath } from '@forms/shared/platform/store';
import { useRef, useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import { Meanwhile } from '../invoice-editor/Meanwhile';
import { catalogueCalls } from './catalogueCalls';
import { OfferFields } from './OfferFields';
import { newOffer, readOffer, typedOffer } from './typedOffer';

/** An offer to be changed or, without one, added. */
export function OfferDialog({ offer, onClose }: { offer?: ListedOffer; onClose(): void }) {
  const { data } = catalogueCalls.useExamsOfferQuery(
    { params: { id: offer?.id ?? '' } },
    { skip: !offer, refetchOnMountOrArgChange: true },
  );
  // Its papers are on their way: as they were seen last they may be others by now.
  const [first, setFirst] = useState<OfferRecord>();
  if (data && !first) setFirst(data);
  if (offer && !first) return null;
  return <OfferForm stored={first} onClose={onClose} />;
}

/** Stays as it was opened, whatever comes anew meanwhile. */
function OfferForm({ stored, onClose }: { stored: OfferRecord | undefined; onClose(): void }) {
  const [add] = catalogueCalls.useExamsAddOfferMutation();
  const [change] = catalogueCalls.useExamsChangeOfferMutation();
  const [typed, setTyped] = useState(() => (stored ? typedOffer(stored) : newOffer()));
  const [theirs, setTheirs] = useState<readonly Difference[]>();
  const version = useRef(stored?.version ?? 0);

  async function store(offer: Offer) {
    if (!stored) return add({ body: offer }).unwrap();
    const body = { version: version.current, terms: offerTerms.parse(offer) };
    return change({ params: { id: stored.id }, body }).unwrap();
  }

  async function save() {
    const read = readOffer(typed);
    if ('errors' in read) return read.errors;
    try {
      await store(read.offer);
      return undefined;
    } catch (error) {
      const current = answerIn(error, offerChanged)?.offer;
      if (current) {
        version.current = current.version;
        setTheirs(differences(current, read.offer));
        return {};
      }
      // What only the server can know stands at its field too.
      const errors = errorsByPath(error);
      if (Object.keys(errors).length > 0) return errors;
      throw error;
    }
  }

  return (
    <DialogForm
      title={stored ? offerSaid(stored) : 'Add an offer'}
      save={theirs ? 'Save mine over theirs' : 'Save'}
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {theirs && (
            <Meanwhile
              of="this offer"
              values={theirs.map(({ column, before, after }) => [column, before, after] as const)}
            />
          )}
          <OfferFields
            typed={typed}
            isNew={!stored}
            errors={errors}
            onChange={(changed) => setTyped((so) => ({ ...so, ...changed }))}
          />
        </>
      )}
    </DialogForm>
  );
}
