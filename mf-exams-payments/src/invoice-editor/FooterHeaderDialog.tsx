import { type FooterHeaderKind, type Invoice, type InvoiceFooterItem, newFooterHeader } from '@forms/shared/contract';
import { useState } from 'react';
import { calls } from '../calls';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { TextEntry } from '../dialog-form/TextEntry';
import { POUNDS_WANTED, readPounds, typedPounds } from '../pounds/pounds';
import { footerHeaderChanges } from './changes';
import { lineValues } from './lineValues';
import { Meanwhile } from './Meanwhile';
import { PlanFollows } from './PlanFollows';
import { useVersion } from './useVersion';

interface FooterHeaderDialogProps {
  invoice: Invoice;
  kind: Exclude<FooterHeaderKind, 'item'>;
  /** The line that it changes; none where one is added. */
  line: InvoiceFooterItem | undefined;
  onClose(): void;
}

/** Adds a line over or under the items, or changes one. */
export function FooterHeaderDialog({ invoice, kind, line, onClose }: FooterHeaderDialogProps) {
  const [addLine] = calls.useExamsAddFooterHeaderMutation();
  const [changeLine] = calls.useExamsChangeFooterHeaderMutation();
  const { send, theirs } = useVersion(invoice);
  const [description, setDescription] = useState(line?.description ?? '');
  const [tag, setTag] = useState(line?.tag ?? '');
  const [pounds, setPounds] = useState(line ? typedPounds(line.cost) : '');

  async function save() {
    const cost = readPounds(pounds);
    const entered = newFooterHeader.safeParse({ tag, description, cost: cost ?? 0 });
    const errors = {
      ...(entered.success ? {} : errorsOf(entered.error)),
      ...(cost === undefined ? { cost: POUNDS_WANTED } : {}),
    };
    if (!entered.success || cost === undefined) return errors;
    if (line) {
      for (const body of footerHeaderChanges(line, entered.data))
        await send((headers) => changeLine({ params: { id: line.id }, body, headers }).unwrap());
    } else {
      const params = { id: invoice.id, kind };
      await send((headers) => addLine({ params, body: entered.data, headers }).unwrap());
    }
    return undefined;
  }

  return (
    <DialogForm title={`${line ? 'Edit' : 'Add'} ${kind}`} save={line ? 'Save' : 'Add'} onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          {theirs && <Meanwhile values={lineValues(theirs[`${kind}Items`], line, theirs, { description, pounds })} />}
          <PlanFollows invoice={invoice} />
          <TextEntry label="Description" value={description} onChange={setDescription} error={errors.description} />
          <TextEntry
            label="Tag"
            hint="A short word for what it is for, as postage. It is not printed."
            value={tag}
            onChange={setTag}
            error={errors.tag}
            optional
          />
          <TextEntry
            label="Cost"
            hint="In pounds. A discount begins with a minus."
            value={pounds}
            onChange={setPounds}
            error={errors.cost}
            pounds
          />
        </>
      )}
    </DialogForm>
  );
}
