import type { Campus } from '../../../contract';

export type Scheme = 'light' | 'dark';

/** Every colour that a screen may use. Text colours hold 4.5:1 on page, surface and sunk; `lineStrong` and `focus` 3:1. */
export interface Palette {
  primary: string;
  primaryHover: string;
  onPrimary: string;
  accent: string;
  /** The ground of hero and footer, dark in both schemes, and what is written on it. */
  brand: string;
  onBrand: string;
  text: string;
  textQuiet: string;
  line: string;
  lineStrong: string;
  page: string;
  surface: string;
  sunk: string;
  error: string;
  errorSurface: string;
  success: string;
  successSurface: string;
  warning: string;
  warningSurface: string;
  info: string;
  infoSurface: string;
  focus: string;
}

const light = {
  text: '#1d2025',
  textQuiet: '#565b63',
  line: '#dedad3',
  lineStrong: '#85827b',
  page: '#faf8f5',
  surface: '#ffffff',
  sunk: '#f3f0ea',
  error: '#b3261e',
  errorSurface: '#fdf1ef',
  success: '#1b6b3a',
  successSurface: '#eef7f0',
  warning: '#85560a',
  warningSurface: '#fdf6e7',
  info: '#1f5fa8',
  infoSurface: '#eef4fb',
  focus: '#1f5fa8',
};

const dark = {
  text: '#ecebe8',
  textQuiet: '#b3b1ab',
  line: '#383c43',
  lineStrong: '#83868c',
  page: '#14171c',
  surface: '#1c2026',
  sunk: '#242930',
  error: '#ff9a8f',
  errorSurface: '#3a1f1d',
  success: '#86d6a2',
  successSurface: '#1a2f22',
  warning: '#edc270',
  warningSurface: '#352a14',
  info: '#93c1f5',
  infoSurface: '#1a2a3d',
  focus: '#93c1f5',
};

/** Oxford: deep navy with old gold. Lisbon: azulejo blue with terracotta. */
export const palettes: Record<Campus, Record<Scheme, Palette>> = {
  oxford: {
    light: {
      ...light,
      primary: '#12284c',
      primaryHover: '#1e3c6e',
      onPrimary: '#ffffff',
      accent: '#b8892f',
      brand: '#12284c',
      onBrand: '#f4f1ea',
    },
    dark: {
      ...dark,
      primary: '#a9c2ec',
      primaryHover: '#c4d6f4',
      onPrimary: '#0f1c33',
      accent: '#d8b162',
      brand: '#0e1b33',
      onBrand: '#ecebe8',
    },
  },
  lisbon: {
    light: {
      ...light,
      primary: '#0b5a8a',
      primaryHover: '#0e6ea8',
      onPrimary: '#ffffff',
      accent: '#b85a36',
      brand: '#0b4a72',
      onBrand: '#f4f1ea',
    },
    dark: {
      ...dark,
      primary: '#8cc8ec',
      primaryHover: '#aed9f3',
      onPrimary: '#08263a',
      accent: '#e08e6b',
      brand: '#08263a',
      onBrand: '#ecebe8',
    },
  },
};

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A palette as styles have it: `--text-quiet` and its colour. */
export const customProperties = (palette: Palette): [name: string, colour: string][] =>
  Object.entries(palette).map(([name, colour]) => [`--${kebab(name)}`, colour]);
