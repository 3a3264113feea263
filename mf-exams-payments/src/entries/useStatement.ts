import { useServices } from '@forms/shared/platform/services';
import { entryCalls } from './entryCalls';

/** Saves the statement of entry of an application on this device; says so where it has none. */
export function useStatement(): (enquiryId: string) => Promise<void> {
  const [ask] = entryCalls.useExamsEntryStatementMutation();
  const { requestError } = useServices();
  return async (enquiryId) => {
    const { error } = await ask({ params: { id: enquiryId } });
    if (error) requestError(error);
  };
}
