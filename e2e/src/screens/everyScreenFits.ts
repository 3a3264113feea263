import type { journeys } from '../journeys/journey';
import type { Scheme, Visitor } from '../visitor';
import { layoutShift, watchLayoutShifts } from './layoutShift';
import { misfitsAtTheLeast } from './misfitsAtTheLeast';
import type { Screen } from './screen';

/** A window's width, and the scheme that the person's device prefers. */
type Look = readonly [width: number, Scheme];
/** How a screen is looked at: each row is one window, which loads it at its first look and changes to the others. */
const windows: readonly (readonly [Look, ...Look[]])[] = process.env.PICTURES
  ? [375, 768, 1024, 1440].map((width, at) => {
      const [first, second]: [Scheme, Scheme] = at % 2 === 0 ? ['light', 'dark'] : ['dark', 'light'];
      return [
        [width, first],
        [width, second],
      ];
    })
  : [
      [
        [375, 'light'],
        [1440, 'dark'],
      ],
    ];
/** What a page may shift while it loads; Google calls up to 0.1 good. */
const MOST_SHIFT = 0.05;

/**
 * A test for each screen: it fits narrow and wide windows in light and dark, nothing is cut off, nothing moves, no
 * barrier; with PICTURES at every width in both, and its pictures are kept. Each is a visitor's first, in a window of
 * its own; with `enters`, which readies a window, all are of somebody who stays, as those who work here do.
 */
export function everyScreenFits(
  here: ReturnType<typeof journeys>,
  screens: readonly Screen[],
  enters?: (visitor: Visitor) => Promise<void>,
): void {
  /** By window. */
  const members: (Visitor | undefined)[] = [];

  /** Who looks in that window. */
  const comesTo = async (at: number, width: number) => {
    const known = members[at];
    if (known) {
      await known.page.setViewport(viewportOf(width));
      return known;
    }
    const visitor = await (enters ? here.member : here.visitor)(viewportOf(width));
    await watchLayoutShifts(visitor.page);
    await enters?.(visitor);
    // What is written on one screen is left for the next.
    visitor.page.on('dialog', (dialog) => void dialog.accept());
    if (enters) members[at] = visitor;
    return visitor;
  };

  test.each(screens.map((screen) => [screen.name, screen] as const))(
    'the screen %s fits narrow and wide windows in light and dark: nothing cut off, nothing moves, no barrier',
    async (_, screen) => {
      const path = typeof screen.path === 'string' ? screen.path : await screen.path(here.product);
      const lookIn = async (looks: (typeof windows)[number], at: number) => {
        const [[first, scheme]] = looks;
        const visitor = await comesTo(at, first);
        await visitor.prefers(scheme);
        const { sum, moved } = await opens(visitor, { ...screen, path });
        const errors = sum > MOST_SHIFT ? [`${first}: moves by ${sum.toFixed(3)}: ${moved.join(' ')}`] : [];
        for (const [width, scheme] of looks) {
          await visitor.page.setViewport(viewportOf(width));
          await visitor.prefers(scheme);
          await visitor.pictures(`screens/${screen.name}-${width}-${scheme}`);
          errors.push(...(await misfits(visitor)).map((misfit) => `${width} ${scheme}: ${misfit}`));
        }
        if (at === 0 && !enters) errors.push(...(await misfitsAtTheLeast(visitor, `screens/${screen.name}`)));
        // Nobody is on a page while the product starts again, as it does before a screen that is looked at once more.
        if (enters) await visitor.page.goto('about:blank');
        return [...errors, ...visitor.complaints.splice(0)];
      };
      // Most of a look is waiting for a page to come to rest.
      const errors = (await Promise.all(windows.map(lookIn))).flat();
      // After an error somebody else tries.
      if (errors.length > 0) members.splice(0);
      expect(errors).toEqual([]);
    },
    120_000,
  );
}

const viewportOf = (width: number) => ({ width, height: width < 600 ? 812 : 900 });

/** Comes to a screen, and answers how much moved on the way. */
async function opens(visitor: Visitor, { path, sees, act, forgives }: Screen & { path: string }) {
  if (forgives) visitor.forgives(forgives);
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

/** What is wrong with a page as it stands: it scrolls sideways, cuts texts off, or bars somebody. */
export const misfits = async (visitor: Visitor): Promise<string[]> => [
  ...((await visitor.overflows()) ? ['scrolls sideways'] : []),
  ...(await visitor.cutOff()).map((text) => `cut off: ${text}`),
  ...(await visitor.barriers()),
];
