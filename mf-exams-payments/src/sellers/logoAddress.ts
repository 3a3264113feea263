/** Where a browser finds a logo that is at hand in base64. */
export const logoAddress = (logo: string): string =>
  `data:image/${logo.startsWith('/9j/') ? 'jpeg' : 'png'};base64,${logo}`;
