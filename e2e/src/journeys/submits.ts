import { REQUEST_HEADER } from '@forms/shared/contract';
import type { Product } from '../product';

/** Submits a form of one page as a visitor. */
export async function submits(
  { address }: Pick<Product, 'address'>,
  [slug, page]: [slug: string, page: string],
  values: Record<string, string>,
): Promise<void> {
  const headers = { 'content-type': 'application/json', [REQUEST_HEADER]: 'test' };
  const body = JSON.stringify([{ name: page, values }]);
  const response = await fetch(`${address}/api/webforms/form/${slug}/data`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${slug} answered ${response.status}: ${await response.text()}`);
}
