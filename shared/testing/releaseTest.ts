declare const exhaustive: true | undefined;

const left = Object.assign(() => undefined, { each: () => () => undefined });

/** A test that a release waits for and not every change: it is made in the exhaustive run alone. */
export const releaseTest = (typeof exhaustive === 'undefined' ? left : test) as jest.It;
