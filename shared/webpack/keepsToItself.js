const path = require('node:path');
const { WebpackError } = require('webpack');

/** What the page has once, for the host and for every remote. */
const ofThePage = ['window', 'globalThis', 'self', 'history'];
/** What a page's address is left by, which is not to change the object. */
const leaves = new Set(['location', 'name']);
const browsers = ['Document', 'Element', 'Event', 'EventTarget', 'HTMLElement', 'History', 'Node', 'Storage', 'Window'];
const types = [...Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]/.test(name)), ...browsers];
const changers = new Set(['assign', 'defineProperties', 'defineProperty', 'setPrototypeOf']);

/** Whether the code is the remote's own, whose team can change it, and no library's. */
const isOwn = (folder, resource = '') => resource.startsWith(folder + path.sep) && !resource.includes('node_modules');

/** A member of something that the page has once, as `history.pushState`; undefined where it is the code's own affair. */
function changed(root, members) {
  const name = [root, ...members].join('.');
  if (types.includes(root)) return members[0] === 'prototype' ? name : undefined;
  return ofThePage.includes(root) && !leaves.has(members[0]) ? name : undefined;
}

/** Of the first argument of `Object.assign(Element.prototype, …)` and its like. */
function changedBy({ arguments: [target] }) {
  if (target?.type === 'Identifier') return changed(target.name, []);
  if (target?.type !== 'MemberExpression' || target.object.type !== 'Identifier') return undefined;
  return changed(target.object.name, [target.property.name]);
}

/**
 * Refuses to build a remote whose own code would change what the whole page shares: `fetch`, the history, what stands on
 * `window`, the prototype of a type; and a style sheet that is no module, whose rules hold everywhere. A module's rules
 * without a class of its own are refused by css-loader.
 */
const keepsToItself = {
  apply(compiler) {
    const name = 'keeps-to-itself';
    const refuse = (module, what) => {
      if (isOwn(compiler.context, module.resource))
        module.addError(new WebpackError(`${what}, which the whole page shares: a remote keeps to itself`));
    };
    const watch = (parser) => {
      const heard = (root) => (_, members) => {
        const what = changed(root, members);
        if (what) refuse(parser.state.module, `Changes ${what}`);
      };
      for (const root of [...ofThePage, ...types]) parser.hooks.assignMemberChain.for(root).tap(name, heard(root));
      parser.hooks.assign.for('fetch').tap(name, () => refuse(parser.state.module, 'Changes fetch'));
      parser.hooks.callMemberChain.for('Object').tap(name, (call, [member]) => {
        const what = changers.has(member) ? changedBy(call) : undefined;
        if (what) refuse(parser.state.module, `Changes ${what}`);
      });
    };
    compiler.hooks.compilation.tap(name, (compilation, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap(name, watch);
      compilation.hooks.succeedModule.tap(name, (module) => {
        const { resource = '' } = module;
        if (/\.css$/.test(resource) && !/\.module\.css$/.test(resource))
          refuse(module, `${path.basename(resource)} is no style sheet module (name it .module.css)`);
      });
    });
  },
};

module.exports = { keepsToItself };
