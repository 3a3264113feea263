import {
  costOfEach,
  formatPence,
  type Invoice,
  type InvoiceItem,
  type InvoiceMetaType,
  invoiceMetaTypeLabels,
  invoiceMetaTypes,
  lineQuantity,
  newInvoiceItem,
  type Product,
} from '@forms/shared/contract';
import { useState } from 'react';
import { calls } from '../calls';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { SideBySide } from '../dialog-form/SideBySide';
import { TextEntry } from '../dialog-form/TextEntry';
import { POUNDS_WANTED, readPounds, typedPounds } from '../pounds/pounds';
import { ProductChoice } from '../product-choice/ProductChoice';
import { itemChanges } from './changes';
import { lineValues } from './lineValues';
import { Meanwhile } from './Meanwhile';
import { PlanFollows } from './PlanFollows';
import { AS_TYPE, type LineTax, TaxEntry } from './TaxEntry';
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
  const [tax, setTax] = useState<LineTax>({
    taxCode: item?.taxCode ?? null,
    taxWording: item?.taxWording ?? '',
  });
  const [description, setDescription] = useState(item?.description ?? '');
  const [pounds, setPounds] = useState(item ? typedPounds(costOfEach(item)) : '');
  const [typedQuantity, setQuantity] = useState(String(item?.quantity ?? 1));
  const isTitle = metaType === 'title';

  async function save() {
    const each = isTitle ? 0 : readPounds(pounds);
    const quantity = isTitle ? 1 : Number(typedQuantity);
    const cost = each === undefined ? undefined : each * quantity;
    const { type, accountId } = booked;
    const several = quantity === 1 ? {} : { quantity };
    const { taxCode, taxWording } = isTitle ? AS_TYPE : tax;
    const taxed = taxCode ? { taxCode, taxWording } : {};
    const entered = newInvoiceItem.safeParse({
      ...{ metaType, type, accountId, description, ...several, ...taxed },
      cost: Number.isSafeInteger(cost) ? cost : 0,
    });
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
    setTax(product);
    setPounds(typedPounds(product.cost));
  }

  return (
    <DialogForm title={item ? 'Edit item' : 'Add item'} save={item ? 'Save' : 'Add'} onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          {theirs && (
            <Meanwhile
              values={lineValues(theirs.items, item, theirs, { description, pounds, quantity: Number(typedQuantity) })}
            />
          )}
          <PlanFollows invoice={invoice} />
          {!item && <ProductChoice onChoose={fillIn} />}
          <TextEntry label="Description" value={description} onChange={setDescription} error={errors.description} />
          <SideBySide>
            <TypeAndAccount value={booked} onChange={setBooked} />
            <SelectEntry label="Kind of line" value={metaType} choices={metaTypes} onChange={setMetaType} />
            {!isTitle && <TaxEntry value={tax} onChange={setTax} error={errors.taxWording} />}
          </SideBySide>
          {!isTitle && (
            <SideBySide>
              <TextEntry
                label="Cost"
                hint="In pounds, of each. A discount begins with a minus."
                value={pounds}
                onChange={setPounds}
                error={errors.cost}
                pounds
              />
              <TextEntry
                label="Quantity"
                hint={totalSaid(pounds, typedQuantity)}
                value={typedQuantity}
                onChange={setQuantity}
                error={errors.quantity}
              />
            </SideBySide>
          )}
        </>
      )}
    </DialogForm>
  );
}

/** What the whole line comes to, where it is of several. */
function totalSaid(pounds: string, typedQuantity: string): string {
  const each = readPounds(pounds);
  const quantity = lineQuantity.safeParse(Number(typedQuantity));
  if (each === undefined || !quantity.success || quantity.data === 1) return 'Of how many the line is.';
  return `${quantity.data} × ${formatPence(each)} comes to ${formatPence(each * quantity.data)}.`;
}
