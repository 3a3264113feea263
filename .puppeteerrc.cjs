/** Chromium is found or fetched by the tests (e2e/src/chromium.ts), never by an install script. */
module.exports = { skipDownload: true };
