import { type PageGeometry, type Rotation, rotationOf, screenSize, toPage, toScreen } from './pageGeometry';

/** A page of 200 by 300 points whose crop box begins at (10, 20), drawn at two pixels a point. */
const page = (rotation: Rotation): PageGeometry => ({ number: 1, box: [10, 20, 210, 320], rotation, scale: 2 });

test.each<[Rotation, bottomLeft: number[], topLeft: number[], point: number[]]>([
  [0, [0, 600], [0, 0], [20, 560]],
  [90, [0, 0], [600, 0], [40, 20]],
  [180, [400, 0], [400, 600], [380, 40]],
  [270, [600, 400], [0, 400], [560, 380]],
])('turned by %d degrees, corners and a point of the crop box are where a reader sees them', (rotation, ...places) => {
  const seen = [
    [10, 20],
    [10, 320],
    [20, 40],
  ].map(([x = 0, y = 0]) => toScreen(page(rotation), [x, y]));
  expect(seen).toEqual(places.map((place) => place.map((number) => expect.closeTo(number))));
});

test.each<Rotation>([0, 90, 180, 270])(
  'turned by %d degrees, what is pointed at is the point that is drawn there',
  (rotation) => {
    const [x, y] = toPage(page(rotation), toScreen(page(rotation), [33.5, 44.25]));
    expect(x).toBeCloseTo(33.5);
    expect(y).toBeCloseTo(44.25);
  },
);

test('a page that lies on its side is drawn as wide as it is high', () => {
  expect(screenSize(page(0))).toEqual({ width: 400, height: 600 });
  expect(screenSize(page(270))).toEqual({ width: 600, height: 400 });
});

test.each([
  [0, 0],
  [450, 90],
  [-90, 270],
  [89.6, 90],
])('%d degrees are a turn by %d', (degrees, rotation) => {
  expect(rotationOf(degrees)).toBe(rotation);
});
