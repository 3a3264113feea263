import { registerWorker, removeWorkers } from './registerWorker';

/** A worker, and a registration, as far as a page sees them. */
class FakeWorker extends EventTarget {
  state = 'installing';
  heard: unknown[] = [];
  postMessage = (message: unknown) => this.heard.push(message);
  becomes(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}
class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  update = async () => {};
  unregister = jest.fn(async () => true);
  finds(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

let registration: FakeRegistration;
let container: EventTarget & { controller: object | null; register: jest.Mock; getRegistrations(): Promise<unknown[]> };
beforeEach(() => {
  jest.useFakeTimers();
  registration = new FakeRegistration();
  container = Object.assign(new EventTarget(), {
    controller: {} as object | null,
    register: jest.fn(async () => registration),
    getRegistrations: async () => [registration],
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
});
afterEach(() => jest.useRealTimers());

async function registered() {
  const offers: (() => void)[] = [];
  const reload = jest.fn();
  await registerWorker('/sw.js?api=/api', (load) => offers.push(load), reload);
  return { offers, reload };
}

it('always asks the network for the worker', async () => {
  await registered();
  expect(container.register).toHaveBeenCalledWith('/sw.js?api=/api', { updateViaCache: 'none' });
});

it('offers a new version that waits, and loads it when it is asked to', async () => {
  registration.waiting = new FakeWorker();
  const { offers, reload } = await registered();
  expect(offers).toHaveLength(1);
  expect(registration.waiting.heard).toEqual([]);
  offers[0]?.();
  expect(registration.waiting.heard).toEqual(['take-over']);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('offers one that comes while the page is open', async () => {
  const { offers } = await registered();
  const next = new FakeWorker();
  registration.finds(next);
  expect(offers).toHaveLength(0);
  next.becomes('installed');
  expect(offers).toHaveLength(1);
});

it('has nothing to offer when the first worker comes', async () => {
  container.controller = null;
  const { offers, reload } = await registered();
  const first = new FakeWorker();
  registration.finds(first);
  first.becomes('installed');
  container.controller = first;
  container.dispatchEvent(new Event('controllerchange'));
  expect(offers).toHaveLength(0);
  expect(reload).not.toHaveBeenCalled();
});

it('never loads a page anew because another tab has taken the new version, but offers it', async () => {
  const { offers, reload } = await registered();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
  offers[0]?.();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('removes the worker and all that it kept where the site wants none', async () => {
  const cached = new Set(['forms-files', 'forms-latest']);
  Object.defineProperty(globalThis, 'caches', {
    value: { keys: async () => [...cached], delete: async (name: string) => cached.delete(name) },
    configurable: true,
  });
  await removeWorkers();
  expect(registration.unregister).toHaveBeenCalled();
  expect(cached.size).toBe(0);
});
