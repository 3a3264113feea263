/** `#RRGGBB` in capitals of a colour written with or without `#`; undefined for none or what is no such colour. */
export const readColour = (text = ''): string | undefined => {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  return digits && `#${digits.toUpperCase()}`;
};
