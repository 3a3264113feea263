import { type ListedOffer, offerSaid } from '@forms/shared/contract';
import { DialogForm } from '../dialog-form/DialogForm';
import { catalogueCalls } from './catalogueCalls';

/** Asks before an offer is retired, or offered again. */
export function RetireDialog({ offer, onClose }: { offer: ListedOffer; onClose(): void }) {
  const [retire] = catalogueCalls.useExamsRetireOfferMutation();
  const isRetired = !offer.isRetired;

  async function save() {
    await retire({ params: { id: offer.id }, body: { version: offer.version, isRetired } }).unwrap();
    return undefined;
  }

  return (
    <DialogForm
      title={`${isRetired ? 'Retire' : 'Offer again:'} ${offerSaid(offer)}`}
      save={isRetired ? 'Retire' : 'Offer again'}
      isDangerous={isRetired}
      onSave={save}
      onClose={onClose}
    >
      {() => (
        <p>
          {isRetired
            ? 'Nobody can enter for it any more. Entries and invoices stay as they are, and it can be offered again.'
            : 'Candidates can enter for it again, on the terms that it had, wherever its series is open.'}
        </p>
      )}
    </DialogForm>
  );
}
