const Sequencer = require('@jest/test-sequencer').default;

/** The browser's tests first: they take longest, and one that came last would keep one worker busy and leave the other idle. */
module.exports = class extends Sequencer {
  sort(tests) {
    const isOfBrowser = ({ context }) => /^e2e\b/.test(context.config.displayName?.name ?? '');
    const sorted = super.sort(tests);
    return [...sorted.filter(isOfBrowser), ...sorted.filter((test) => !isOfBrowser(test))];
  }
};
