/** One call that changes something, as another site would forge it: its whole address, and what it takes. */
export interface Forged {
  address: string;
  method: string;
  json: unknown;
}

/** How often `forge` calls each address by GET, and by POST, in ways that a browser asks nobody for. */
export const forgedBy = { GET: 6, POST: 9 } as const;

/**
 * Run in a page of another origin: calls each address in every way that a page has, whatever method it is meant for, and
 * resolves once all were answered or refused.
 */
export async function forge(calls: readonly Forged[]): Promise<void> {
  let frames = 0;
  const inFrame = (begin: (frame: HTMLIFrameElement) => void) =>
    new Promise<void>((resolve) => {
      const frame = document.createElement('iframe');
      frame.name = `frame${frames++}`;
      document.body.append(frame);
      frame.onload = () => resolve();
      // Nothing loads where an answer is empty.
      setTimeout(resolve, 5_000);
      begin(frame);
    });
  const form = (address: string, method: string, enctype: string, fields: Record<string, string>) =>
    inFrame(({ name: target }) => {
      const sent = Object.assign(document.createElement('form'), { action: address, method, enctype, target });
      for (const [name, value] of Object.entries(fields)) {
        sent.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      }
      document.body.append(sent);
      sent.submit();
    });
  const element = (tag: 'img' | 'script' | 'link', attributes: Record<string, string>) =>
    new Promise<void>((resolve) => {
      const made = Object.assign(document.createElement(tag), attributes);
      made.onload = made.onerror = () => resolve();
      document.body.append(made);
    });

  for (const { address, method, json } of calls) {
    const text = JSON.stringify(json) ?? '';
    const fields = Object.fromEntries(Object.entries(json ?? {}).map(([name, value]) => [name, String(value)]));
    fields['X-Requested-With'] = 'XMLHttpRequest';
    const multipart = () => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('file', new Blob(['%PDF-1.7\n']), 'forged.pdf');
      return body;
    };
    const get = (way: string) => `${address}?by=${way}`;
    const ways: Promise<unknown>[] = [
      // What a browser sends without asking: by GET,
      fetch(get('fetch'), { credentials: 'include', mode: 'no-cors' }),
      element('img', { src: get('img') }),
      element('script', { src: get('script') }),
      element('link', { rel: 'stylesheet', href: get('link') }),
      form(get('form'), 'get', 'application/x-www-form-urlencoded', { ...fields, by: 'form' }),
      inFrame((frame) => {
        frame.src = get('frame');
      }),
      // by POST,
      ...[text, new URLSearchParams(fields), multipart()].map((body) =>
        fetch(address, { method: 'POST', credentials: 'include', mode: 'no-cors', body }),
      ),
      fetch(address, { method: 'POST', credentials: 'include', body: text }),
      ...[new Blob([text], { type: 'text/plain' }), multipart()].map(async (body) =>
        navigator.sendBeacon(address, body),
      ),
      // JSON by a form: its one field's name and value, with the equals sign between them in a text.
      form(address, 'post', 'text/plain', { [`${text.slice(0, -1)}${text.length > 2 ? ',' : ''}"_":"`]: '"}' }),
      form(address, 'post', 'application/x-www-form-urlencoded', fields),
      form(address, 'post', 'multipart/form-data', fields),
      // and what it asks the server about first.
      fetch(address, {
        method,
        credentials: 'include',
        headers: { 'content-type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
        ...(method === 'GET' ? {} : { body: text }),
      }),
    ];
    await Promise.allSettled(ways);
    document.body.replaceChildren();
  }
}

/** Run in a page of another origin: the addresses whose answers it could read. */
export async function read(addresses: readonly string[]): Promise<string[]> {
  const asked = addresses.map(async (address) => {
    await fetch(address, { credentials: 'include' });
    return address;
  });
  const answers = await Promise.allSettled(asked);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
