import { alarmsIn, fires } from './alarms';

const [waits, grows] = alarmsIn(`
      - alert: Waits # for ten minutes
        expr: waiting > 3
        for: 10m
      - alert: Grows
        expr: increase(failures_total[5m]) > 10
`);

const readings = (name: string, ...figures: [minute: number, value: number][]) =>
  figures.map(([minute, value]) => ({ at: minute * 60, scrape: [{ name, labels: {}, value }] }));

describe('an alarm', () => {
  test.each([
    ['holds once', [[0, 4]], false],
    [
      'has held for five minutes',
      [
        [0, 4],
        [5, 4],
      ],
      false,
    ],
    [
      'has held for ten',
      [
        [0, 1],
        [5, 4],
        [10, 4],
        [15, 4],
      ],
      true,
    ],
    [
      'did not hold in between',
      [
        [0, 4],
        [5, 1],
        [10, 4],
      ],
      false,
    ],
  ] as [string, [number, number][], boolean][])('of a rule for ten minutes that %s', (_, figures, firing) => {
    expect(waits && fires(waits, readings('waiting', ...figures))).toBe(firing);
  });

  test.each([
    [
      'within the time of its rule',
      [
        [0, 0],
        [5, 11],
      ],
      true,
    ],
    [
      'within more',
      [
        [0, 0],
        [4, 6],
        [8, 12],
      ],
      false,
    ],
  ] as [string, [number, number][], boolean][])('of what grew %s', (_, figures, firing) => {
    expect(grows && fires(grows, readings('failures_total', ...figures))).toBe(firing);
  });
});
