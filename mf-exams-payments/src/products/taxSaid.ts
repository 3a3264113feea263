import { type Product, taxCodeLabels } from '@forms/shared/contract';

/** How a product is taxed: as its type, or otherwise and in which words. */
export const taxSaid = ({ taxCode, taxWording }: Pick<Product, 'taxCode' | 'taxWording'>): string =>
  taxCode ? taxWording || taxCodeLabels[taxCode] : 'As its type';
