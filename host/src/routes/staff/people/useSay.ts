import type { LinkAsked } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { personCalls } from './personCalls';

/** Says of two enquiries or messages that they are one person's, or are not, or takes that back; answers whether that is so now. */
export type Say = (pair: readonly [string, string], asked: LinkAsked) => Promise<boolean>;

export function useSay(): { say: Say; isSaying: boolean } {
  const [link, { isLoading }] = personCalls.useHostLinkPeopleMutation();
  const { requestError } = useServices();
  const say: Say = async ([id, other], body) => {
    const answer = await link({ params: { id, other }, body });
    if (answer.error) requestError(answer.error);
    return answer.error === undefined;
  };
  return { say, isSaying: isLoading };
}
