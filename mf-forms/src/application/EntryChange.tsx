import { catalogueSaid, formatPence, type OwnEntry } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, FieldFrame, NativeSelect } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { say } from '../words/say';
import pageStyles from './Application.module.css';
import { applicationCalls } from './applicationCalls';

type Choice = NonNullable<OwnEntry['change']>['choices'][number];

interface EntryChangeProps {
  link: string;
  entry: OwnEntry;
  choices: readonly Choice[];
  onClose(): void;
  onChange(): void;
}

/** Has another option in the place of an exam’s own, and says before what that costs. */
export function EntryChange({ link, entry, choices, onClose, onChange }: EntryChangeProps) {
  const { requestError, toast } = useServices();
  const [amend, { isLoading }] = applicationCalls.useFormsAmendEntryMutation();
  const [wanted, setWanted] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const chosen = choices.find(({ optionId }) => optionId === wanted) ?? choices[0];
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  if (!chosen) return null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading || !chosen) return;
    const { id, version, name } = entry;
    const { optionId, amount } = chosen;
    const { error } = await amend({ body: { link, id, version, optionId, amount } });
    if (error) requestError(error);
    else toast({ kind: 'positive', message: say('{exam} is changed.', { exam: catalogueSaid(name, language()) }) });
    onClose();
    onChange();
  }

  return (
    <form ref={form} className={pageStyles.part} onSubmit={submit}>
      <FieldFrame id={`change-${entry.id}`} label={say('Becomes')} hint={costSaid(chosen)}>
        {({ id, describedBy }) => (
          <NativeSelect
            id={id}
            aria-describedby={describedBy}
            value={chosen.optionId}
            onChange={({ target }) => setWanted(target.value)}
          >
            {/* Tiers and routes are called in English. */}
            {choices.map(({ optionId, name }) => (
              <option key={optionId} value={optionId} lang="en-GB">
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      <div className={pageStyles.tools}>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {say('Change it')}
        </Button>
        <Button onClick={onClose}>{say('Leave it as it is')}</Button>
      </div>
    </form>
  );
}

function costSaid({ amount }: Choice): string {
  const said = { amount: formatPence(Math.abs(amount), language()) };
  if (amount > 0) return say('It costs {amount} more. You get a new invoice.', said);
  if (amount < 0) return say('{amount} comes off your invoice.', said);
  return say('What you pay stays the same.');
}
