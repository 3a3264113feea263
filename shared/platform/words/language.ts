import type { Language } from '../../contract';

let spoken: Language = 'en-GB';

/** The language of the page that is drawn. A page of another language is another page: nothing that stands changes its own. */
export const language = (): Language => spoken;

/**
 * Says the language of what is drawn from now on.
 * @internal For the host alone.
 */
export function speak(next: Language): void {
  spoken = next;
}
