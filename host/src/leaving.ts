/** Asks those who would hold somebody back that leaves, without leaving. They save what they can when they are asked. */
export const wouldAsk = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
