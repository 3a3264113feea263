import { accountOf, invoiceItemTypeLabels, newProduct, type Product, productChanged } from '@forms/shared/contract';
import { useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { SideBySide } from '../dialog-form/SideBySide';
import { TextEntry } from '../dialog-form/TextEntry';
import { useStoredVersion } from '../dialog-form/useStoredVersion';
import { Meanwhile } from '../invoice-editor/Meanwhile';
import { AS_TYPE, type LineTax, TaxEntry } from '../invoice-editor/TaxEntry';
import { type Booked, TypeAndAccount } from '../invoice-editor/TypeAndAccount';
import { POUNDS_WANTED, readPounds, typedPounds } from '../pounds/pounds';
import { productCalls } from '../product-choice/productCalls';
import { taxSaid } from './taxSaid';

interface ProductDialogProps {
  /** The product that it changes; none where one is added. */
  product: Product | undefined;
  onClose(): void;
}

/** Adds what invoices can be made of, or changes it for lines to come. */
export function ProductDialog({ product, onClose }: ProductDialogProps) {
  const [add] = productCalls.useExamsAddProductMutation();
  const [change] = productCalls.useExamsChangeProductMutation();
  const [description, setDescription] = useState(product?.description ?? '');
  const [pounds, setPounds] = useState(product ? typedPounds(product.cost) : '');
  const [booked, setBooked] = useState<Booked>(product ?? { type: 'fulltime', accountId: 'fulltime' });
  const [tax, setTax] = useState<LineTax>(product ?? AS_TYPE);
  const { send, theirs } = useStoredVersion(product?.version ?? 0, productChanged);

  async function save() {
    const cost = readPounds(pounds);
    const { type, accountId } = booked;
    const entered = newProduct.safeParse({
      ...{ description, type, accountId, taxCode: tax.taxCode, taxWording: tax.taxWording },
      cost: cost ?? 0,
    });
    const errors = {
      ...(entered.success ? {} : errorsOf(entered.error)),
      ...(cost === undefined ? { cost: POUNDS_WANTED } : {}),
    };
    if (!entered.success || cost === undefined) return errors;
    if (product) {
      const { id } = product;
      await send((version) => change({ params: { id }, body: { ...entered.data, version } }).unwrap());
    } else await add({ body: entered.data }).unwrap();
    return undefined;
  }

  return (
    <DialogForm
      title={product ? `Edit ${product.description}` : 'Add product'}
      save={product ? 'Save' : 'Add'}
      onSave={save}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {theirs && (
            <Meanwhile
              of="this product"
              values={[
                ['Description', theirs.description, description],
                ['Type', invoiceItemTypeLabels[theirs.type], invoiceItemTypeLabels[booked.type]],
                ['Account', accountOf[theirs.accountId].label, accountOf[booked.accountId].label],
                ['VAT', taxSaid(theirs), taxSaid(tax)],
                ['Price', typedPounds(theirs.cost), pounds],
              ]}
            />
          )}
          <TextEntry
            label="Description"
            hint="As it stands on the invoice."
            value={description}
            onChange={setDescription}
            error={errors.description}
          />
          <SideBySide>
            <TypeAndAccount value={booked} onChange={setBooked} />
            <TaxEntry value={tax} onChange={setTax} error={errors.taxWording} />
          </SideBySide>
          <TextEntry
            label="Price"
            hint="In pounds, with VAT. A discount begins with a minus."
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
