import { smallest, type Visitor } from '../visitor';

/**
 * What is wrong with a page in the smallest window with its text spaced widely, as WCAG 1.4.10 and 1.4.12 have it: axe
 * measures nothing there that it does not elsewhere. With PICTURES its pictures are kept, in forced colours too.
 */
export async function misfitsAtTheLeast(visitor: Visitor, name: string): Promise<string[]> {
  const before = visitor.page.viewport();
  await visitor.page.setViewport(smallest);
  await visitor.spacesText(true);
  const found = [
    ...((await visitor.overflows()) ? ['scrolls sideways'] : []),
    ...(await visitor.cutOff()).map((text) => `cut off: ${text}`),
  ];
  await visitor.pictures(`${name}-spaced`);
  await visitor.spacesText(false);
  if (process.env.PICTURES) {
    await visitor.forcesColours(true);
    await visitor.pictures(`${name}-forced`);
    await visitor.forcesColours(false);
  }
  await visitor.page.setViewport(before);
  return found.map((misfit) => `${smallest.width} spaced: ${misfit}`);
}
