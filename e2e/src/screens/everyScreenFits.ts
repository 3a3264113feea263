import type { journeys } from '../journeys/journey';
import type { Scheme, Visitor } from '../visitor';
import { layoutShift, watchLayoutShifts } from './layoutShift';
import type { Screen } from './screen';

/** A width, the scheme that a page is loaded in, and the one it changes to. */
type Look = readonly [width: number, Scheme, Scheme];
const looks: readonly Look[] = [
  [375, 'light', 'dark'],
  [768, 'dark', 'light'],
  [1440, 'light', 'dark'],
];
/** What a page may shift while it loads; Google calls up to 0.1 good. */
const MOST_SHIFT = 0.05;

/**
 * A test for each screen: it fits every width in light and dark, nothing is cut off, nothing moves, no barrier; its
 * pictures are kept. Whoever comes is readied by `enters` first, as signed in.
 */
export function everyScreenFits(
  here: ReturnType<typeof journeys>,
  screens: readonly Screen[],
  enters?: (visitor: Visitor) => Promise<void>,
): void {
  test.each(screens.map((screen) => [screen.name, screen] as const))(
    'the screen %s fits every width in light and dark: nothing cut off, nothing moves, no barrier',
    async (_, screen) => {
      const path = typeof screen.path === 'string' ? screen.path : await screen.path(here.product);
      const lookAt = async ([width, ...schemes]: Look) => {
        const visitor = await here.visitor({ width, height: width < 600 ? 812 : 900 });
        await enters?.(visitor);
        await visitor.prefers(schemes[0]);
        const { sum, moved } = await opens(visitor, { ...screen, path });
        const faults = sum > MOST_SHIFT ? [`${width}: moves by ${sum.toFixed(3)}: ${moved.join(' ')}`] : [];
        for (const scheme of schemes) {
          await visitor.prefers(scheme);
          await visitor.pictures(`screens/${screen.name}-${width}-${scheme}`);
          faults.push(...(await misfits(visitor)).map((misfit) => `${width} ${scheme}: ${misfit}`));
        }
        return faults;
      };
      // Most of a look is waiting for a page to come to rest.
      expect((await Promise.all(looks.map(lookAt))).flat()).toEqual([]);
    },
    120_000,
  );
}

/** Comes to a screen, and answers how much moved on the way. */
async function opens(visitor: Visitor, { path, sees, act, forgives }: Screen & { path: string }) {
  if (forgives) visitor.forgives(forgives);
  await watchLayoutShifts(visitor.page);
  await visitor.opens(path);
  await visitor.sees(sees);
  if (act) {
    await visitor.settles();
    await act(visitor);
  }
  await visitor.settles();
  await visitor.hasItsFonts();
  return layoutShift(visitor.page);
}

const misfits = async (visitor: Visitor) => [
  ...((await visitor.overflows()) ? ['scrolls sideways'] : []),
  ...(await visitor.cutOff()).map((words) => `cut off: ${words}`),
  ...(await visitor.barriers()),
];
