/**
 * Below 0 where `one` is older than `other`.
 * @param {string} one
 * @param {string} other
 */
const compareVersions = (one, other) => one.localeCompare(other, 'en', { numeric: true });

/**
 * As `2` of `2.1.0`.
 * @param {string} version
 */
const majorOf = (version) => version.slice(0, version.indexOf('.'));

module.exports = { compareVersions, majorOf };
