export const desktop = { width: 1440, height: 900 };
export const phone = { width: 375, height: 812 };
export const smallest = { width: 320, height: 640 };

export type Scheme = 'light' | 'dark';
