// A browser and a server that share a busy machine now and then miss each other. A journey that fails is walked once
// more, by new visitors; what failed the first time is printed where it happened, and named at the end of the run.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
