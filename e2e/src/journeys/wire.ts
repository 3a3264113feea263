import type { Page } from 'puppeteer';

/** What went over the wire for one request: its address, headers as they were sent, body, and the answer's headers. */
export interface Exchange {
  url: string;
  sent: string;
  body: string;
  answered: string;
}

/** Records everything that a page sends and the headers that it is answered, from the browser's own network layer. */
export async function wireOf(page: Page): Promise<Exchange[]> {
  const client = await page.createCDPSession();
  await client.send('Network.enable', { maxPostDataSize: 1_000_000 });
  const exchanges = new Map<string, Exchange>();
  const recorded: Exchange[] = [];
  const exchange = (requestId: string) => {
    const known = exchanges.get(requestId) ?? { url: '', sent: '', body: '', answered: '' };
    if (!exchanges.has(requestId)) recorded.push(known);
    exchanges.set(requestId, known);
    return known;
  };
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const known = exchange(requestId);
    known.url = request.url;
    known.sent += JSON.stringify(request.headers);
    if (request.postData) known.body = request.postData;
    else if (request.hasPostData) {
      void client.send('Network.getRequestPostData', { requestId }).then(
        ({ postData }) => {
          known.body = postData;
        },
        () => undefined,
      );
    }
  });
  client.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    exchange(requestId).sent += JSON.stringify(headers);
  });
  client.on('Network.responseReceivedExtraInfo', ({ requestId, headers }) => {
    exchange(requestId).answered += JSON.stringify(headers);
  });
  return recorded;
}

/** Every address that back and forward lead to. What was once typed the browser notes beside them, out of any page's reach. */
export async function historyOf(page: Page): Promise<string[]> {
  const client = await page.createCDPSession();
  const { entries } = await client.send('Page.getNavigationHistory');
  await client.detach();
  return entries.map(({ url }) => url);
}
