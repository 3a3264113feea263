import { type Enquiry, type EnquiryChange, enquiryChanged } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn, useAppDispatch } from '@forms/shared/platform/store';
import { staffCalls } from '../../staffCalls';
import { fieldNames, valueWords } from './valueWords';

/** A change without the version that was seen. */
export type WithoutVersion<Change> = Change extends unknown ? Omit<Change, 'version'> : never;
/** Changes a field of the enquiry on the page; `said` is its new value in words. */
export type Save = (wanted: WithoutVersion<EnquiryChange>, said: string) => void;

/**
 * Changes an enquiry as of the version that is on the page. Where somebody else has changed another field meanwhile, it
 * goes over that by itself; where it was this one, whoever changes it sees both values and decides.
 */
export function useChange(enquiry: Enquiry | undefined): { underWay: EnquiryChange | undefined; save: Save } {
  const [change, { isLoading, originalArgs }] = staffCalls.useHostChangeEnquiryMutation();
  const { confirm, requestError } = useServices();
  const dispatch = useAppDispatch();

  async function send(seen: Enquiry, ...[wanted, said]: Parameters<Save>): Promise<void> {
    const { id, version } = seen;
    try {
      await change({ params: { id }, body: { ...wanted, version } as EnquiryChange }).unwrap();
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
    save: (...wanted) => void (enquiry && send(enquiry, ...wanted)),
  };
}

const question = (field: string, theirs: string, yours: string) => ({
  title: 'Somebody else has changed this meanwhile',
  message: `${field}: now “${theirs}”. You chose “${yours}”.`,
  yes: 'Change it to mine',
  no: 'Leave theirs',
});
