import type { Visitor } from '../visitor';
import { CANARY } from './payloads';

/**
 * Switches the content policy off, and collects dialogs and calls to the canary: whatever a payload would do. `answers`,
 * by path, are given in the server's place, which would have cleaned them when they were saved.
 */
export async function watched(visitor: Visitor, answers: Record<string, unknown> = {}): Promise<string[]> {
  const called: string[] = [];
  await visitor.page.setBypassCSP(true);
  visitor.page.on('dialog', (dialog) => {
    called.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await visitor.page.setRequestInterception(true);
  visitor.page.on('request', (request) => {
    if (request.url().includes(CANARY)) {
      called.push(request.url());
      return void request.abort();
    }
    const answer = answers[new URL(request.url()).pathname];
    if (answer) return void request.respond({ contentType: 'application/json', body: JSON.stringify(answer) });
    return void request.continue();
  });
  return called;
}
