// Browsers, screens, servers, commands and databases that share a busy machine now and then miss each other. A test that fails is
// tried once more; what failed the first time is printed where it happened, and named at the end of the run.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
