import type { Duplicate, Enquiry } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import styles from './Merging.module.css';
import { mergeCalls } from './mergeCalls';

type Named = Pick<Duplicate, 'id' | 'reference'>;

/** Merges an enquiry into another, or takes the two apart again, once somebody has read what that does. Each answers whether it was done. */
export function useMerge({ id, reference, version }: Enquiry): {
  merge(into: Named): Promise<boolean>;
  takeApart(from: Named): Promise<boolean>;
  isMerging: boolean;
} {
  const [change, { isLoading }] = mergeCalls.useHostMergeEnquiryMutation();
  const { confirm, requestError, toast } = useServices();

  async function send(into: string | null, message: string): Promise<boolean> {
    const answer = await change({ params: { id }, body: { into, version } });
    if (answer.error) requestError(answer.error);
    else toast({ kind: 'positive', message });
    return answer.error === undefined;
  }

  return {
    isMerging: isLoading,
    merge: async (into) =>
      (await confirm({
        title: `Merge ${reference} into ${into.reference}?`,
        message: whatMergingDoes(reference, into.reference),
        yes: `Merge into ${into.reference}`,
      })) && send(into.id, `${reference} is merged into ${into.reference}.`),
    takeApart: async (from) =>
      (await confirm({
        title: `Take ${reference} and ${from.reference} apart?`,
        message: `${reference} stands by itself again, in the lists and the work owed, with the status that it had.`,
        yes: 'Take apart',
      })) && send(null, `${reference} stands by itself again.`),
  };
}

const whatMergingDoes = (duplicate: string, stays: string) => (
  <div className={styles.says}>
    <p>
      <strong>{stays} stays</strong>, and you go on with it. {duplicate} leaves the lists and the work owed, keeps its
      status, and causes no letters.
    </p>
    <p>
      Its answers, documents, letters and notes stay on it, and {stays} leads there. Whoever sent it reads on its
      private page that you go on with {stays}.
    </p>
    <p>
      It can be taken apart again. For {duplicate} to stay, open {stays} and merge that.
    </p>
  </div>
);
