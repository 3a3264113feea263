import { accountOf, formatPence, invoiceItemTypeLabels, type Product } from '@forms/shared/contract';
import type { RemoteModules } from '@forms/shared/platform/remotes';
import { type Column, ListTable } from '@forms/shared/platform/ui/list';
import { useState } from 'react';
import { whyItFailed } from '../answered/whyItFailed';
import { productCalls } from '../product-choice/productCalls';
import { ProductDialog } from './ProductDialog';
import { taxSaid } from './taxSaid';

const columns: readonly Column<Product>[] = [
  { key: 'description', title: 'Description', value: ({ description }) => description, wrap: true },
  { key: 'type', title: 'Type', value: ({ type }) => invoiceItemTypeLabels[type], width: 120 },
  { key: 'account', title: 'Account', value: ({ accountId }) => accountOf[accountId].label, width: 210 },
  { key: 'tax', title: 'VAT', value: taxSaid, width: 170 },
  {
    ...{ key: 'cost', title: 'Price', value: ({ cost }) => cost, align: 'end', width: 110 },
    text: ({ cost }) => formatPence(cost),
  },
  { key: 'changedBy', title: 'Changed by', value: ({ changedBy }) => changedBy, width: 130 },
];

/** What staff charge for again and again: tuition, a fee. Lines of invoices are made of it. */
function Products() {
  const { data, error, isFetching, refetch } = productCalls.useExamsProductsQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const [remove] = productCalls.useExamsRemoveProductMutation();
  const [open, setOpen] = useState<{ product: Product | undefined }>();

  async function removes(rows: readonly Product[]) {
    for (const { id } of rows) await remove({ params: { id } }).unwrap();
  }

  return (
    <>
      <ListTable
        id="products"
        title="Products"
        columns={columns}
        rows={data}
        keyOf={({ id }) => id}
        isLoading={isFetching}
        error={error && whyItFailed(error)}
        onRefresh={refetch}
        onOpen={(product) => setOpen({ product })}
        onDelete={removes}
        onAdd={() => setOpen({ product: undefined })}
        addLabel="Add product"
        empty="Add what you charge for: tuition, a fee."
      />
      {open && <ProductDialog product={open.product} onClose={() => setOpen(undefined)} />}
    </>
  );
}

export default Products satisfies RemoteModules['mf-exams-payments/Products'];
