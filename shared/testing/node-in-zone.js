const { TestEnvironment } = require('jest-environment-node');

/** Node as it runs in the time zone that the project's `testEnvironmentOptions` name. */
module.exports = class NodeInZone extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.zoneBefore = process.env.TZ;
    process.env.TZ = config.projectConfig.testEnvironmentOptions.zone;
  }

  async teardown() {
    if (this.zoneBefore === undefined) delete process.env.TZ;
    else process.env.TZ = this.zoneBefore;
    await super.teardown();
  }
};
