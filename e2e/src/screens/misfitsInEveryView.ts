import { desktop, phone, type Scheme, smallest, type Visitor, zoomed } from '../visitor';
import { misfits } from './everyScreenFits';

interface View {
  viewport: typeof desktop;
  scheme?: Scheme;
  hasForcedColours?: true;
  /** As WCAG 1.4.12 has it. */
  isSpaced?: true;
}
/** The ways in which people look at one page. */
const views: Readonly<Record<string, View>> = {
  desktop: { viewport: desktop },
  'desktop-dark': { viewport: desktop, scheme: 'dark' },
  phone: { viewport: phone },
  'phone-dark': { viewport: phone, scheme: 'dark' },
  smallest: { viewport: smallest },
  zoomed: { viewport: zoomed },
  'forced-colours': { viewport: phone, hasForcedColours: true },
  spaced: { viewport: smallest, isSpaced: true },
};

/** What is wrong with a page as it stands in any of them, each by its name; `name` is that of the pictures. */
export async function misfitsInEveryView(visitor: Visitor, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const [view, { viewport, scheme = 'light', hasForcedColours, isSpaced }] of Object.entries(views)) {
    await visitor.page.setViewport(viewport);
    await visitor.prefers(scheme);
    if (hasForcedColours) await visitor.forcesColours(true);
    if (isSpaced) await visitor.spacesText(true);
    await visitor.settles();
    const all = await misfits(visitor);
    // Forced colours are the device's; axe goes on to measure the page's own on them.
    const own = hasForcedColours ? all.filter((misfit) => !misfit.startsWith('color-contrast:')) : all;
    found.push(...own.map((misfit) => `${view}: ${misfit}`));
    await visitor.pictures(`${name}-${view}`);
    if (hasForcedColours) await visitor.forcesColours(false);
    if (isSpaced) await visitor.spacesText(false);
  }
  await visitor.page.setViewport(desktop);
  await visitor.prefers('light');
  return found;
}
