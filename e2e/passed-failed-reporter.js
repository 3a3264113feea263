/** The run's last lines, for people and machines alike: what only passed at its second try, and `N passed, N failed`. */
module.exports = class {
  onRunComplete(_contexts, { testResults, numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests }) {
    const tried = testResults.flatMap((file) => file.testResults).filter(({ invocations = 1 }) => invocations > 1);
    for (const { status, fullName } of tried) if (status === 'passed') console.log(`At its second try: ${fullName}`);
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    const skipped = numPendingTests ? `, ${numPendingTests} skipped` : '';
    console.log(`${numPassedTests} passed, ${failed} failed${skipped}`);
  }
};
