import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { invoiceItemTypes } from '../money/line';
import { newInvoiceItem } from '../payments/invoice';
import { rowVersion } from '../rowVersion';
import { ownTax } from '../sellers/tax';

/** What staff charge for again and again, as the line of an invoice that it becomes: `cost` in pence, taxed by itself, or as its `type` is by who sells, booked to its account. */
export const newProduct = newInvoiceItem
  .pick({ description: true, type: true, cost: true })
  .extend({ accountId: z.enum(invoiceItemTypes), ...ownTax });
export type NewProduct = z.infer<typeof newProduct>;

/** A product as it stands. `version` is another once anything of it is. */
export const product = newProduct.extend({ id: z.string(), version: rowVersion, changedBy: z.string() });
export type Product = z.infer<typeof product>;

/** Changes the product that was seen as this `version`. */
export const productChange = newProduct.extend({ version: rowVersion });
export type ProductChange = z.infer<typeof productChange>;

/** The 409 to a change of another version than is stored: `stored` is as it is now. */
export const PRODUCT_CHANGED = {
  word: 'product-changed',
  message: 'Somebody else has changed this product meanwhile. Please look at theirs first.',
} as const;
export const productChanged = errorAnswer.extend({ error: z.literal(PRODUCT_CHANGED.word), stored: product });
