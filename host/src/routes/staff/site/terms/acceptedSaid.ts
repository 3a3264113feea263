/** By how many applications a version was accepted, in words. */
export const acceptedSaid = (count: number): string =>
  count === 0 ? 'Not accepted yet' : count === 1 ? 'Accepted once' : `Accepted ${count.toLocaleString('en-GB')} times`;
