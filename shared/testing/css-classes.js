/** In tests a CSS module's class is its own name. */
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => name }) };
