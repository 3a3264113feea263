import { type Enquiry, type EnquiryChange, enquiryChanged } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn, useAppDispatch } from '@forms/shared/platform/store';
import { useRef } from 'react';
import { staffCalls } from '../../staffCalls';
import { fieldNames, valueWords } from './valueWords';

/** A change without the version that was seen. */
export type WithoutVersion<Change> = Change extends unknown ? Omit<Change, 'version'> : never;
type Wanted = WithoutVersion<EnquiryChange>;
/** Changes a field of the enquiry on the page, to what it is given or makes of the enquiry as it is by then; `said` is its new value in words. */
export type Save = (wanted: Wanted | ((now: Enquiry) => Wanted), said: string) => void;

/**
 * Changes an enquiry as of the version that is on the page. Where somebody else has changed another field meanwhile, it
 * goes over that by itself; where it was this one, whoever changes it sees both values and decides. What is changed while
 * another change is under way waits for it: else it would be over a version that is no more.
 */
export function useChange(enquiry: Enquiry | undefined): { underWay: EnquiryChange | undefined; save: Save } {
  const [change, { isLoading, originalArgs }] = staffCalls.useHostChangeEnquiryMutation();
  const { confirm, requestError } = useServices();
  const dispatch = useAppDispatch();
  const answered = useRef<Enquiry>(undefined);
  const lastSent = useRef(Promise.resolve());

  /** The enquiry as it was last heard of: the page is drawn with what a change was answered by a little later. */
  function newest(drawn: Enquiry): Enquiry {
    const { current } = answered;
    return current?.id === drawn.id && current.version > drawn.version ? current : drawn;
  }
  async function send(seen: Enquiry, wanted: Wanted, said: string): Promise<void> {
    const { id, version } = seen;
    try {
      answered.current = await change({ params: { id }, body: { ...wanted, version } as EnquiryChange }).unwrap();
    } catch (error) {
      const stored = answerIn(error, enquiryChanged)?.stored;
      // A version that was refused is not sent again.
      if (!stored || stored.version === version) return requestError(error);
      dispatch(staffCalls.util.updateQueryData('hostEnquiry', { params: { id } }, () => stored));
      const theirs = valueWords(stored, wanted.field);
      const isOther = theirs !== valueWords(seen, wanted.field);
      if (!isOther || (await confirm(question(fieldNames[wanted.field], theirs, said))))
        await send(stored, wanted, said);
    }
  }

  return {
    underWay: isLoading ? originalArgs?.body : undefined,
    save(wanted, said) {
      if (!enquiry) return;
      lastSent.current = lastSent.current.then(() => {
        const seen = newest(enquiry);
        return send(seen, typeof wanted === 'function' ? wanted(seen) : wanted, said);
      });
    },
  };
}

const question = (field: string, theirs: string, yours: string) => ({
  title: 'Somebody else has changed this meanwhile',
  message: `${field}: now “${theirs}”. You chose “${yours}”.`,
  yes: 'Change it to mine',
  no: 'Leave theirs',
});
