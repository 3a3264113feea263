import { act } from '@testing-library/react';

/** An upload as the browser makes it: what was sent, and what the test lets happen to it. */
export class FakeRequest extends EventTarget {
  upload = new EventTarget();
  responseText = '';
  status = 0;
  sent?: FormData | string;
  isAborted = false;
  static all: FakeRequest[] = [];
  address = '';
  method = '';
  open(method: string, address: string) {
    this.method = method;
    this.address = address;
  }
  setRequestHeader(_name: string, _value: string) {}
  send(body: FormData | string) {
    this.sent = body;
    FakeRequest.all.push(this);
  }
  progress(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })));
  }
  /** One of the fields that were sent. */
  field(name: string): FormDataEntryValue | null {
    return this.sent instanceof FormData ? this.sent.get(name) : null;
  }
  async answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    await act(async () => void this.dispatchEvent(new Event('loadend')));
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('loadend'));
  }
}

/** The upload that was begun as so many were before. */
export function requestAt(at: number): FakeRequest {
  const found = FakeRequest.all[at];
  if (!found) throw new Error(`No upload ${at}`);
  return found;
}

/** Has each test's uploads be made by it. */
export function withFakeRequests(): void {
  const realRequest = window.XMLHttpRequest;
  beforeEach(() => {
    FakeRequest.all = [];
    window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  });
  afterEach(() => {
    window.XMLHttpRequest = realRequest;
  });
}
