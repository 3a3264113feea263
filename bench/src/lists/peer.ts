/** A list, as its page in the browser offers it to be measured. */
export interface Peer {
  mount(root: HTMLElement): void;
  /** What tells the rows apart that are drawn, from the first to the last. */
  rows(): string[];
  /** Presses the title of the names' column. */
  sort(): void;
  /** What is typed into to search; everyone waits 300 ms for the next key. */
  searchBox(): HTMLInputElement;
  /** Goes to the end of the list. */
  goToEnd(): void;
}

declare global {
  interface Window {
    listBench: ReturnType<typeof measuring>;
  }
}

/** What every search waits for the next key, in milliseconds; it is not counted. */
export const DEBOUNCE = 300;

/** After this long a list is taken to hang, in milliseconds. */
const PATIENCE = 20_000;

/** Offers a list to the bench, in the page that its bundle was loaded into. */
export function offer(peer: Peer): void {
  window.listBench = measuring(peer);
}

/** Each is told what of the rows is awaited: their beginning, their end, or the one. */
function measuring(peer: Peer) {
  /** From an act to the frame in which what is awaited stands there, in milliseconds. */
  async function time(act: () => void, isThere: (rows: string[]) => boolean): Promise<number> {
    const from = performance.now();
    act();
    for (;;) {
      const now = await frame();
      const rows = peer.rows();
      if (isThere(rows)) return now - from;
      if (now - from > PATIENCE) throw new Error(`Still not there: ${rows[0]} to ${rows.at(-1)} of ${rows.length}`);
    }
  }

  return {
    mount: (first: string) =>
      time(
        () => peer.mount(document.getElementById('root') ?? document.body),
        ([row]) => row === first,
      ),
    sort: (first: string) => time(peer.sort, ([row]) => row === first),
    /** After a sort: the last row of all stands there. */
    end: (last: string) => time(peer.goToEnd, (rows) => rows.at(-1) === last),
    search: async (sought: string) => {
      const isFound = ([row, ...others]: string[]) => row?.startsWith(sought) === true && others.length === 0;
      return (await time(() => type(peer.searchBox(), sought), isFound)) - DEBOUNCE;
    },
  };
}

/** Types all at once, as a paste; React hears it too. */
function type(box: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

/** When the frame that shows what is done now has been drawn. */
const frame = (): Promise<number> =>
  new Promise((drawn) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => drawn(performance.now());
      port2.postMessage(undefined);
    });
  });

/** The element, which must be on the page. */
export function find<Found extends HTMLElement>(selector: string): Found {
  const element = document.querySelector<Found>(selector);
  if (!element) throw new Error(`Nothing on the page is ${selector}`);
  return element;
}

/** The words of all elements of that kind, in the order that the page draws them. */
export const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .map((element) => ({ text: element.textContent ?? '', top: element.getBoundingClientRect().top }))
    .sort((a, b) => a.top - b.top)
    .map(({ text }) => text);
