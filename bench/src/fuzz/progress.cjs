const { relative } = require('node:path');

/** How many tests are over before it says so once more. */
const EVERY = 25;

/** Says while a long file of tests runs how far it is, and at once what failed. */
module.exports = class {
  begun = Date.now();
  done = 0;

  onTestCaseResult({ path }, { fullName, status, failureMessages }) {
    this.done += 1;
    const where = relative(process.cwd(), path);
    if (status === 'failed') console.log(`✗ ${where}: ${fullName}\n${failureMessages.join('\n')}`);
    else if (this.done % EVERY === 0)
      console.log(`${this.done} tests after ${Math.round((Date.now() - this.begun) / 1_000)} s, now in ${where}`);
  }
};
