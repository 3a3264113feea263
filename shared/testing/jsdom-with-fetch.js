const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what any browser has and jsdom lacks: fetch and its kin, taken from Node. */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { fetch, Request, Response, Headers, AbortController, AbortSignal, ReadableStream } = globalThis;
    const { TextEncoder, TextDecoder, structuredClone } = globalThis;
    Object.assign(this.global, { fetch, Request, Response, Headers, AbortController, AbortSignal, ReadableStream });
    Object.assign(this.global, { TextEncoder, TextDecoder, structuredClone });
  }
};
