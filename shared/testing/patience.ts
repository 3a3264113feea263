import { configure, getConfig, prettyDOM } from '@testing-library/react';

/** What a test was looking for, and the page on which it is not. */
function notFound(message: string | null, container: Element): Error {
  const written = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  const error = new Error();
  // What is waited for is looked for again and again: the page is written out once, when it has not come.
  if (isWaiting()) Object.defineProperty(error, 'message', { get: written, configurable: true });
  else {
    error.message = written();
    Error.captureStackTrace(error, notFound);
  }
  return Object.assign(error, { name: 'TestingLibraryElementError' });
}

const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

// What comes is waited for as long as a busy machine takes; a second would fail there for no reason.
configure({ asyncUtilTimeout: 20_000, getElementError: notFound });
