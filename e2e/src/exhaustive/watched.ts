import type { HTTPRequest } from 'puppeteer';
import { answerShell, isPage } from '../shell';
import type { Visitor } from '../visitor';
import { CANARY } from './payloads';

/**
 * Switches the content policy off, and collects dialogs and calls to the canary: whatever a payload would do. What
 * `answer` gives for a request stands in the place of the server's answer, which would have been cleaned when it was saved;
 * the page then asks for everything itself.
 */
export async function watched(
  visitor: Visitor,
  answer?: (request: HTTPRequest) => Promise<object | undefined>,
): Promise<string[]> {
  const called: string[] = [];
  await visitor.page.setBypassCSP(true);
  visitor.page.on('dialog', (dialog) => {
    called.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await visitor.intercepts();
  visitor.page.on('request', (request) => {
    if (request.url().includes(CANARY)) {
      called.push(request.url());
      return void request.abort();
    }
    if (answer && isPage(request)) return void answerShell(request).catch(() => undefined);
    // Of a page that is being left no answer may be had; a request that nobody lets go would keep the next one waiting.
    void Promise.resolve(answer?.(request))
      .catch(() => undefined)
      .then((given) =>
        given ? request.respond({ contentType: 'application/json', body: JSON.stringify(given) }) : request.continue(),
      )
      .catch(() => undefined);
  });
  return called;
}

/** These answers, by path, in the server's place. */
export const insteadOf = (answers: Record<string, object>) => async (request: HTTPRequest) =>
  answers[new URL(request.url()).pathname];
