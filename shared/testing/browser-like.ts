import { computedStyle } from './computedStyle';

// jsdom has no layout: what antd asks of it gets an answer that changes nothing.
window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// antd writes thousands of rules that nothing is drawn with here: jsdom would match each of them for every control that a
// test looks for by its role.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { configurable: true, get: () => '', set() {} });

window.getComputedStyle = computedStyle;

Element.prototype.scrollIntoView ??= () => {};
// jsdom has this one, and it complains.
window.scrollTo = () => {};

const later = setTimeout;
globalThis.MessageChannel ??= class {
  port1 = { onmessage: (_: object) => {} };
  port2 = { postMessage: (data: unknown) => void later(() => this.port1.onmessage({ data })) };
} as unknown as typeof MessageChannel;

// jsdom draws no dialog: opening and closing one is its attribute and its event.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement, returnValue = '') {
  this.open = false;
  this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
};

// Nor a popover: it shows and goes.
HTMLElement.prototype.showPopover ??= () => {};
HTMLElement.prototype.hidePopover ??= function (this: HTMLElement) {
  this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
};

// CodeMirror asks where its text stands: nowhere, without layout.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;

/** What one channel says the others of its name hear, as those of other tabs do. */
class Channel extends EventTarget {
  private static readonly open = new Set<Channel>();
  constructor(readonly name: string) {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  close(): void {
    Channel.open.delete(this);
  }
}
globalThis.BroadcastChannel ??= Channel as unknown as typeof BroadcastChannel;
