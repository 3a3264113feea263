/** A viewer, as its page in the browser offers it to be measured. */
export interface Peer {
  /** Shows the PDF at that address in a box as large as the window. */
  mount(root: HTMLElement, url: string): void;
  /** Whether that page, counted from 1, has been drawn. */
  isDrawn(page: number): boolean;
  goTo(page: number): void;
}

declare global {
  interface Window {
    fileBench: ReturnType<typeof measuring>;
  }
}

/** After this long a viewer is taken to hang, in milliseconds. */
const PATIENCE = 60_000;

/** Offers a viewer to the bench, in the page that its bundle was loaded into. */
export function offer(peer: Peer): void {
  window.fileBench = measuring(peer);
}

function measuring(peer: Peer) {
  /** From an act to the frame in which the page is drawn, in milliseconds. */
  async function time(act: () => void, page: number): Promise<number> {
    const from = performance.now();
    act();
    for (;;) {
      const now = await frame();
      if (peer.isDrawn(page)) return now - from;
      if (now - from > PATIENCE) throw new Error(`Page ${page} was never drawn`);
    }
  }
  return {
    open: (url: string) => time(() => peer.mount(document.getElementById('root') ?? document.body, url), 1),
    goTo: (page: number) => time(() => peer.goTo(page), page),
  };
}

const frame = () => new Promise<number>((drawn) => requestAnimationFrame(() => drawn(performance.now())));

/** A canvas that react-pdf has finished: it gives it its size and hides it as it begins, and shows it at the end. */
export const isFinished = (canvas: HTMLCanvasElement | null | undefined): boolean =>
  canvas != null && canvas.style.width !== '' && canvas.style.visibility !== 'hidden';
