/** The id of what the server has put into a page's HTML: answers by the addresses that they are asked at. */
export const GIVEN = 'given';
