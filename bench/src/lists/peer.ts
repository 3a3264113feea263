import { collator, type Entry, entriesOf, SOUGHT } from './entries';

/** A list, as its page in the browser offers it to be measured. */
export interface Peer {
  mount(root: HTMLElement, entries: Entry[]): void;
  /** The name in the first row that is drawn, and in the last. */
  names(): string[];
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

function measuring(peer: Peer) {
  let entries: Entry[] = [];
  /** From an act to the frame in which what is awaited stands there, in milliseconds. */
  async function time(act: () => void, isThere: (names: string[]) => boolean): Promise<number> {
    const from = performance.now();
    act();
    for (;;) {
      const now = await frame();
      const names = peer.names();
      if (isThere(names)) return now - from;
      if (now - from > PATIENCE) throw new Error(`Still not there: ${names[0]} to ${names.at(-1)} of ${names.length}`);
    }
  }
  const inOrder = () => [...entries].sort((a, b) => collator.compare(a.name, b.name));

  return {
    mount(count: number): Promise<number> {
      entries = entriesOf(count);
      const first = entries[0]?.name;
      return time(
        () => peer.mount(document.getElementById('root') ?? document.body, entries),
        ([name]) => name === first,
      );
    },
    sort(): Promise<number> {
      const first = inOrder()[0]?.name;
      return time(peer.sort, ([name]) => name === first);
    },
    /** After a sort: the last row of all stands there. */
    end(): Promise<number> {
      const last = inOrder().at(-1)?.name;
      return time(peer.goToEnd, (names) => names.at(-1) === last);
    },
    async search(): Promise<number> {
      const took = await time(
        () => type(peer.searchBox(), SOUGHT),
        (names) => names.length === 1 && names[0]?.startsWith(SOUGHT) === true,
      );
      return took - DEBOUNCE;
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
