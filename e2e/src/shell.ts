import type { HTTPRequest } from 'puppeteer';

/** Whether a page itself is asked for, and not what stands in a frame of it. */
export const isPage = (request: HTTPRequest): boolean =>
  request.isNavigationRequest() && request.frame()?.parentFrame() === null;

/** Answers a page as a service worker does: as it was built, so that it asks for everything itself. */
export async function answerShell(request: HTTPRequest): Promise<void> {
  const shell = await fetch(new URL('/index.html', request.url()));
  const policy = shell.headers.get('content-security-policy') ?? '';
  await request.respond({
    contentType: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': policy },
    body: await shell.text(),
  });
}
