import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { say } from '../words/say';
import { applicationCalls } from './applicationCalls';

interface WithdrawProps {
  link: string;
  reference: string;
  /** It was withdrawn, or could not be any more. */
  onChange(): void;
}

/** Takes back what was sent, while nothing of it is paid or booked. */
export function Withdraw({ link, reference, onChange }: WithdrawProps) {
  const { confirm, requestError } = useServices();
  const [withdraw, { isLoading }] = applicationCalls.useFormsWithdrawMutation();

  async function ask() {
    const question = {
      title: say('Withdraw {exam}?', { exam: reference }),
      message: say(
        'We then do nothing more about it, and there is nothing to pay. To apply again, send the form again.',
      ),
      yes: say('Withdraw'),
    };
    if (!(await confirm(question))) return;
    await withdraw({ body: { link } }).unwrap().catch(requestError);
    onChange();
  }

  return (
    <Button danger loading={isLoading} onClick={() => void ask()}>
      {say('Withdraw')}
    </Button>
  );
}
