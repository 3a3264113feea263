/** The provider's name, in the brand, in titles of the browser's tabs and in the footer. */
export const PROVIDER = 'Tutorial College';
