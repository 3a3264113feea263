import type { Appearance } from '@stripe/stripe-js';

/** The card field stands in the provider's own frame, where no style of the page reaches: it is told the palette. */
export function cardAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const variables = Object.entries({
    colorPrimary: '--primary',
    colorBackground: '--surface',
    colorText: '--text',
    colorTextSecondary: '--text-quiet',
    colorTextPlaceholder: '--text-quiet',
    colorDanger: '--error',
    borderRadius: '--radius',
  }).map(([name, property]) => [name, style.getPropertyValue(property).trim()]);
  return {
    theme: 'flat',
    variables: {
      ...Object.fromEntries(variables.filter(([, value]) => value)),
      fontFamily: 'Inter, system-ui, sans-serif',
      fontSizeBase: '16px',
    },
    rules: { '.Input': { border: `1px solid ${style.getPropertyValue('--line-strong').trim() || 'currentColor'}` } },
  };
}
