import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { staffCalls } from '../../staffCalls';

/** Ends the waiting for what takes no answer, or had it by telephone. */
export function NoAnswer({ enquiryId, seen }: { enquiryId: string; seen: string[] }) {
  const [end, { isLoading }] = staffCalls.useHostAnsweredElsewhereMutation();
  const { requestError } = useServices();
  return (
    <div>
      <Button
        loading={isLoading}
        onClick={() =>
          void end({ params: { id: enquiryId }, body: { seen } })
            .unwrap()
            .catch(requestError)
        }
      >
        No answer needed
      </Button>
    </div>
  );
}
