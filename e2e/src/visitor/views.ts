export const desktop = { width: 1440, height: 900 };
export const phone = { width: 375, height: 812 };
export const smallest = { width: 320, height: 640 };
/** A window of 1280 by 1024 at 400 %. */
export const zoomed = { width: 320, height: 256, deviceScaleFactor: 4 };

export type Scheme = 'light' | 'dark';
