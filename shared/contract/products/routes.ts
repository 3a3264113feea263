import * as z from '@forms/shared/platform/zod';
import { bodies, nothing, route, staff, withId } from '../route';
import { newProduct, product, productChange } from './product';

/** What invoices can be made of, by description. */
export const products = route({
  service: 'api',
  method: 'GET',
  path: '/products',
  allow: staff,
  area: 'finance',
  answer: z.array(product),
});
export const addProduct = route({
  service: 'api',
  method: 'POST',
  path: '/products',
  allow: staff,
  area: 'finance',
  body: newProduct,
  maxBody: bodies.short,
  badBody: 422,
  status: 201,
  answer: product,
});
/** Changes a product for lines to come. 409 `product-changed` for another version than is stored. */
export const changeProduct = route({
  service: 'api',
  method: 'PUT',
  path: '/products/:id',
  allow: staff,
  area: 'finance',
  params: withId,
  body: productChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: product,
});
/** Removes a product; lines that were made of it stay. */
export const removeProduct = route({
  service: 'api',
  method: 'DELETE',
  path: '/products/:id',
  allow: staff,
  area: 'finance',
  params: withId,
  status: 204,
  answer: nothing,
});
