/** The run's last line, for people and machines alike: `N passed, N failed`. */
module.exports = class {
  onRunComplete(_contexts, { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests }) {
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    const skipped = numPendingTests ? `, ${numPendingTests} skipped` : '';
    console.log(`${numPassedTests} passed, ${failed} failed${skipped}`);
  }
};
