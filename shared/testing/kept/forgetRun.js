const written = /^(JEST_|EVENT_HANDLERS|RETRY_|WAIT_BEFORE_RETRY|LOG_ERRORS_|TEST_TIMEOUT_)/;

/** Takes what jest-circus wrote on a global object for the file that it ran, where the next file finds the same one. */
module.exports = function forgetRun(global) {
  for (const symbol of Object.getOwnPropertySymbols(global))
    if (written.test(symbol.description)) delete global[symbol];
};
