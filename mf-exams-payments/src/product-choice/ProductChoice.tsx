import type { Product } from '@forms/shared/contract';
import { useState } from 'react';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { productCalls } from './productCalls';

const NONE = '';

/** Chooses a product that a line is to be made of; nothing where there are none. */
export function ProductChoice({ onChoose }: { onChoose(product: Product): void }) {
  const { data = [] } = productCalls.useExamsProductsQuery();
  const [chosen, setChosen] = useState(NONE);
  if (data.length === 0) return null;
  return (
    <SelectEntry
      label="Product"
      hint="Fills in the rest, which you can change."
      value={chosen}
      choices={[
        { value: NONE, label: 'None' },
        ...data.map(({ id, description }) => ({ value: id, label: description })),
      ]}
      onChange={(id) => {
        setChosen(id);
        const product = data.find((each) => each.id === id);
        if (product) onChoose(product);
      }}
    />
  );
}
