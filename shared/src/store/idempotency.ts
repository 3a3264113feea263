import { randomId } from './randomId';

/**
 * Gives each payload its Idempotency-Key: the same payload sent again keeps its key, so that the server answers with
 * what it already has; an edited one gets a new key. Made once for a form and kept while it is shown.
 */
export function idempotencyKeys(): (payload: unknown) => string {
  let last = { payload: '', key: '' };
  return (payload) => {
    const text = JSON.stringify(payload);
    if (text !== last.payload) last = { payload: text, key: randomId() };
    return last.key;
  };
}
