import { theme as antd, ConfigProvider, type ThemeConfig } from 'antd';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Campus } from '../../../contract';
import { customProperties, type Palette, palettes, type Scheme } from './palette';
import './base.css';

const darkWanted = window.matchMedia('(prefers-color-scheme: dark)');
const watchScheme = (onChange: () => void) => {
  darkWanted.addEventListener('change', onChange);
  return () => darkWanted.removeEventListener('change', onChange);
};
const useScheme = (): Scheme => useSyncExternalStore(watchScheme, () => (darkWanted.matches ? 'dark' : 'light'));

const antdTheme = (palette: Palette, scheme: Scheme): ThemeConfig => ({
  algorithm: scheme === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
  token: {
    colorPrimary: palette.primary,
    colorLink: palette.info,
    colorText: palette.text,
    colorTextDescription: palette.textQuiet,
    colorTextPlaceholder: palette.textQuiet,
    colorBgLayout: palette.page,
    colorBgContainer: palette.surface,
    colorBgElevated: palette.surface,
    colorBorder: palette.lineStrong,
    colorError: palette.error,
    colorErrorText: palette.error,
    colorSuccess: palette.success,
    colorWarning: palette.warning,
    colorInfo: palette.info,
    colorTextLightSolid: palette.onPrimary,
    fontFamily: 'var(--font-text)',
    fontSize: 16,
    borderRadius: 6,
    controlHeight: 44,
    boxShadow: 'none',
    // Dimmed, the words of a button that is busy can hardly be read; its spinner says enough.
    opacityLoading: 1,
  },
  components: {
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 600,
      // antd's dark algorithm would dim them.
      colorPrimary: palette.primary,
      colorPrimaryHover: palette.primaryHover,
      colorPrimaryActive: palette.primaryHover,
    },
    Checkbox: { colorPrimary: palette.primary, colorPrimaryHover: palette.primaryHover, colorWhite: palette.onPrimary },
    // antd's own are drawn from the primary colour, of which nothing light is left.
    Select: {
      optionActiveBg: palette.sunk,
      optionSelectedBg: palette.infoSurface,
      controlItemBgActiveHover: palette.infoSurface,
    },
    // As large as a checkbox.
    Radio: { radioSize: 22, dotSize: 10 },
    Tooltip: { colorBgSpotlight: palette.text, colorTextLightSolid: palette.page },
  },
});

/** A box or a button stands beside the first line of its words, not beside the middle of many: 22 px in a line of 24. */
const atFirstLine = { styles: { icon: { alignSelf: 'flex-start', marginBlockStart: 1 } } };

/** What opens over the page stands in the landmark or dialog that it was opened from: assistive technology finds it there. */
const within = (opener?: HTMLElement): HTMLElement =>
  opener?.closest<HTMLElement>('main, header, footer, [role="dialog"]') ?? document.body;

/** The product's look: antd's theme and the custom properties (`--primary`, `--text-quiet` …) from one palette. */
export function Theme({ campus, children }: { campus: Campus; children: ReactNode }) {
  const scheme = useScheme();
  const palette = palettes[campus][scheme];
  useLayoutEffect(() => {
    for (const [name, colour] of customProperties(palette)) document.documentElement.style.setProperty(name, colour);
  }, [palette]);
  return (
    <ConfigProvider
      theme={antdTheme(palette, scheme)}
      checkbox={atFirstLine}
      radio={atFirstLine}
      getPopupContainer={within}
    >
      {children}
    </ConfigProvider>
  );
}
