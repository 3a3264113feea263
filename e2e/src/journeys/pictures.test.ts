import { layoutShift, watchLayoutShifts } from '../screens/layoutShift';
import type { Screen } from '../screens/screen';
import { visitorScreens } from '../screens/visitorScreens';
import { journeys } from './journey';

const here = journeys();

const screens: readonly Screen[] = visitorScreens;
const widths = [375, 768, 1440];
const schemes = ['light', 'dark'] as const;
/** What a page may shift while it loads; Google calls up to 0.1 good. */
const MOST_SHIFT = 0.05;

test.each(screens.map((screen) => [screen.name, screen] as const))(
  'the screen %s fits every width in light and dark: nothing cut off, nothing moves, no barrier',
  async (_, screen) => {
    const faults: Record<string, unknown> = {};
    for (const width of widths) {
      for (const scheme of schemes) {
        const found = await lookAt(screen, width, scheme);
        if (found.length > 0) faults[`${width} ${scheme}`] = found;
      }
    }
    expect(faults).toEqual({});
  },
  180_000,
);

/** Opens a screen, keeps its picture, and answers what is wrong with it. */
async function lookAt({ name, path, sees, act, forgives }: Screen, width: number, scheme: 'light' | 'dark') {
  const visitor = await here.visitor({ width, height: width < 600 ? 812 : 900 });
  if (forgives) visitor.forgives(forgives);
  await visitor.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
  await watchLayoutShifts(visitor.page);
  await visitor.opens(path);
  await visitor.sees(sees);
  await visitor.page.waitForNetworkIdle();
  await act?.(visitor);
  await visitor.page.waitForNetworkIdle();
  await visitor.pictures(`screens/${name}-${width}-${scheme}`);
  const { sum, moved } = await layoutShift(visitor.page);
  const found = [
    ...(sum > MOST_SHIFT ? [`moves by ${sum.toFixed(3)}: ${moved.join(' ')}`] : []),
    ...((await visitor.overflows()) ? ['scrolls sideways'] : []),
    ...(await visitor.cutOff()).map((words) => `cut off: ${words}`),
    ...(await visitor.barriers()),
  ];
  return found;
}
