import { type BenchField, fieldsOf } from './fields';

/** A form engine, as its page in the browser offers it to be measured. */
export interface Peer {
  mount(root: HTMLElement, fields: readonly BenchField[]): void;
  /** The control of a text field. */
  control(name: string): string;
  /** What sends the form. */
  submit: string;
  /** A field's error message. */
  message: string;
}

declare global {
  interface Window {
    bench: ReturnType<typeof measuring>;
  }
}

/** How long nothing may happen until what happened is over, in milliseconds: longer than any animation or debounce. */
const QUIET = 500;

/** Offers an engine to the bench, in the page that its bundle was loaded into. */
export function offer(peer: Peer): void {
  window.bench = measuring(peer);
}

function measuring(peer: Peer) {
  const root = document.getElementById('root') ?? document.body;
  const controls = () => root.querySelectorAll('input, select, textarea').length;
  const find = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`Nothing on the page is ${selector}`);
    return element;
  };
  let typing: number[] = [];
  let pressed = 0;
  let revealed = Promise.resolve(0);
  window.addEventListener(
    'keydown',
    async ({ timeStamp }) => {
      pressed = timeStamp;
      typing.push((await frame()) - timeStamp);
    },
    { capture: true },
  );

  return {
    /** The time until all fields are there and laid out, in milliseconds. */
    async mount(count: number): Promise<number> {
      const from = performance.now();
      peer.mount(root, fieldsOf(count));
      const at = await settled(controls, (now) => now >= count * 0.75);
      root.getBoundingClientRect();
      return at - from;
    },
    focus: (name: string) => find(peer.control(name)).focus(),
    /** From each key pressed since last asked to the frame that shows it, in milliseconds. */
    typed(): number[] {
      const times = typing;
      typing = [];
      return times;
    },
    /** Watches from now on for the fields that the next key reveals. */
    watch(count: number): void {
      const before = controls();
      revealed = settled(controls, (now) => now - before >= count * 0.19);
    },
    /** From the last key pressed to the last of the fields that it revealed, in milliseconds. */
    revealed: async (): Promise<number> => (await revealed) - pressed,
    /** From sending the form, with every answer missing, to the last change of what stands there, in milliseconds. */
    async submit(): Promise<{ took: number; messages: number }> {
      const textLength = () => root.textContent?.length ?? 0;
      const before = textLength();
      const from = performance.now();
      find(peer.submit).click();
      const took = (await settled(textLength, (now) => now !== before)) - from;
      const messages = [...root.querySelectorAll<HTMLElement>(peer.message)].filter((each) => each.textContent?.trim());
      return { took, messages: messages.length };
    },
  };
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

/** When a figure changed for the last time, once it is what is waited for and has stayed so. */
async function settled(figure: () => number, isAwaited: (figure: number) => boolean): Promise<number> {
  let last = figure();
  let changed = await frame();
  for (;;) {
    const now = await frame();
    const next = figure();
    if (next !== last) changed = now;
    else if (isAwaited(next) && now - changed > QUIET) return changed;
    last = next;
  }
}
