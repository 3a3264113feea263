import {
  type Invoice,
  type InvoiceItem,
  type InvoiceMetaType,
  invoiceMetaTypeLabels,
  invoiceMetaTypes,
  newInvoiceItem,
  type Product,
} from '@forms/shared/contract';
import { useState } from 'react';
import { calls } from '../calls';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
import { POUNDS_WANTED, readPounds, typedPounds } from '../pounds/pounds';
import { ProductChoice } from '../product-choice/ProductChoice';
import { itemChanges } from './changes';
import { lineValues } from './lineValues';
import { Meanwhile } from './Meanwhile';
import { PlanFollows } from './PlanFollows';
import { type Booked, TypeAndAccount } from './TypeAndAccount';
import { useVersion } from './useVersion';

interface ItemDialogProps {
  invoice: Invoice;
  /** The item that it changes; none where one is added. */
  item: InvoiceItem | undefined;
  onClose(): void;
}

const metaTypes = invoiceMetaTypes.map((value) => ({ value, label: invoiceMetaTypeLabels[value] }));

/** Adds an item to an invoice, or changes one. */
export function ItemDialog({ invoice, item, onClose }: ItemDialogProps) {
  const [addItem] = calls.useExamsAddItemMutation();
  const [changeItem] = calls.useExamsChangeItemMutation();
  const { send, theirs } = useVersion(invoice);
  const [metaType, setMetaType] = useState<InvoiceMetaType>(item?.metaType ?? 'standalone');
  const [booked, setBooked] = useState<Booked>(item ?? { type: 'exams', accountId: 'exams' });
  const [description, setDescription] = useState(item?.description ?? '');
  const [pounds, setPounds] = useState(item ? typedPounds(item.cost) : '');
  const isTitle = metaType === 'title';

  async function save() {
    const cost = isTitle ? 0 : readPounds(pounds);
    const { type, accountId } = booked;
    const entered = newInvoiceItem.safeParse({ metaType, type, accountId, description, cost: cost ?? 0 });
    const errors = {
      ...(entered.success ? {} : errorsOf(entered.error)),
      ...(cost === undefined ? { cost: POUNDS_WANTED } : {}),
    };
    if (!entered.success || cost === undefined) return errors;
    if (item) {
      for (const body of itemChanges(item, { ...entered.data, accountId }))
        await send((headers) => changeItem({ params: { id: item.id }, body, headers }).unwrap());
    } else await send((headers) => addItem({ params: { id: invoice.id }, body: entered.data, headers }).unwrap());
    return undefined;
  }

  function fillIn(product: Product) {
    setMetaType('standalone');
    setDescription(product.description);
    setBooked(product);
    setPounds(typedPounds(product.cost));
  }

  return (
    <DialogForm title={item ? 'Edit item' : 'Add item'} save={item ? 'Save' : 'Add'} onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          {theirs && <Meanwhile values={lineValues(theirs.items, item, theirs, { description, pounds })} />}
          <PlanFollows invoice={invoice} />
          {!item && <ProductChoice onChoose={fillIn} />}
          <TextEntry label="Description" value={description} onChange={setDescription} error={errors.description} />
          <SelectEntry label="Kind of line" value={metaType} choices={metaTypes} onChange={setMetaType} />
          <TypeAndAccount value={booked} onChange={setBooked} />
          {!isTitle && (
            <TextEntry
              label="Cost"
              hint="In pounds. A discount begins with a minus."
              value={pounds}
              onChange={setPounds}
              error={errors.cost}
              pounds
            />
          )}
        </>
      )}
    </DialogForm>
  );
}
