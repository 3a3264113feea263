const { inBrowserLike } = require('@forms/shared/jest');

module.exports = inBrowserLike(__dirname);
