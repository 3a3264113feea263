export const ofShared = (path: string): string => `shared/${path}`;

/** What a remote is built, typed and tested with, as files and folders of this repository. */
export const copied = [
  'webpack.shared.js',
  ...['contract', 'platform', 'webpack', 'kit/jest.js', 'ship.js', 'css.d.ts', 'package.json'].map(ofShared),
  ...['index.ts', 'pageWith.ts', 'renderInHost.tsx', 'server'].map((each) => ofShared(`testing/${each}`)),
  ...['browser-like.ts', 'computedStyle.ts', 'css-classes.js', 'jsdom-with-fetch.js', 'patience.ts'].map((each) =>
    ofShared(`testing/${each}`),
  ),
  ...['semver.js', 'platform/rangeOf.js', 'released/platform.json'].map((each) => ofShared(`versions/${each}`)),
];

/** Tests of what is copied stay here. */
export const isCopied = (file: string): boolean => !/\.test\.tsx?$/.test(file);
