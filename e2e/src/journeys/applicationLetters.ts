import type { Product } from '../product';
import type { Visitor } from '../visitor';

const REFERENCE = /E[NX]-[2-9A-Z]{6}/;
/** The reference that stands on an application's page. */
export const referenceOn = async (visitor: Visitor): Promise<string> => REFERENCE.exec(await visitor.text())?.[0] ?? '';

/** The link to an application in a letter. */
export const LINK = /(http\S+\/application#[\w-]+)/;

/** What a letter about this reference says by a pattern, once there is one that says so, and the words besides. */
export async function letterAbout(
  product: Product,
  visitor: Visitor,
  reference: string,
  pattern: RegExp,
  saying = '',
): Promise<string> {
  const found = () =>
    product
      .letters()
      .filter((text) => text.includes(reference) && text.includes(saying))
      .map((text) => pattern.exec(text)?.[1])
      .find(Boolean);
  await visitor.eventually(async () => found() !== undefined, `a letter about ${reference}`);
  return found() ?? '';
}

/** The link of unfinished work in the letter to this address, once there is one. */
export async function letteredLink(product: Product, visitor: Visitor, email: string): Promise<string> {
  const found = () =>
    product
      .letters()
      .filter((text) => text.includes(`To: ${email}`))
      .map((text) => /http\S+\/[\w-]{22}(?![\w-])/.exec(text)?.[0])
      .find(Boolean);
  await visitor.eventually(async () => found() !== undefined, `a letter with a link to ${email}`);
  return found() ?? '';
}
