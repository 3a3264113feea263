const JsdomWithFetch = require('../jsdom-with-fetch');
const forgetRun = require('./forgetRun');
const standsAlone = require('./standsAlone');

let kept;
/** What a database that is still being opened or removed asks for by name once the file has ended. */
const ofDatabases = /^IDB/;
/** Interfaces that tests put others in place of: jsdom's window lists none of its own. */
const unlisted = ['XMLHttpRequest'];

/** Libraries that are loaded once more would stand beside what others of them have loaded already. */
const loadsAnew = /\bjest\.(isolateModules|resetModules)|configurable: false/;

/** A window for all files of a worker, empty at the start of each. */
class KeptWindow extends JsdomWithFetch {
  long = new Set();

  constructor(config, context) {
    const console = new Proxy({}, { get: (_, name) => kept.global.console[name] });
    super(config, { ...context, console });
    for (const name of ['setTimeout', 'setInterval']) this.noteLongOnes(name);
  }

  /** Short ones are let run: one of them may be the scheduler of React, which would wait for it for ever. */
  noteLongOnes(name) {
    const { global, long } = this;
    const start = global[name];
    global[name] = (act, wait, ...given) => {
      const timer = start(act, wait, ...given);
      if (name === 'setInterval' || wait >= 500) long.add(timer);
      return timer;
    };
  }

  /** Called once the window has what every file begins with. */
  async setup() {
    const { global } = this;
    this.before = Object.getOwnPropertyDescriptors(global);
    for (const name of unlisted) this.before[name] = Object.getOwnPropertyDescriptor(global, name);
  }

  async teardown() {
    const { document, history, localStorage, sessionStorage } = this.global;
    this.fakeTimersModern.dispose();
    forgetRun(this.global);
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    for (const storage of [localStorage, sessionStorage]) storage.clear();
    history.replaceState(null, '', '/');
    this.putBack();
    for (const timer of this.long) this.global.clearTimeout(timer);
    this.long.clear();
  }

  /** What the file set on the window, or put in place of what was there. */
  putBack() {
    const { before, global } = this;
    for (const [name, was] of Object.entries(before))
      if ('value' in was && was.value !== global[name]) Object.defineProperty(global, name, was);
    for (const [name, { configurable }] of Object.entries(Object.getOwnPropertyDescriptors(global)))
      if (configurable && !(name in before) && !ofDatabases.test(name)) delete global[name];
  }
}

/** Where a file of a part's tests runs: in the window whose libraries stand loaded (browserRuntime.js), if it can. */
module.exports = function environmentFor(config, context) {
  if (standsAlone(context.testPath, loadsAnew)) return new JsdomWithFetch(config, context);
  kept ??= new KeptWindow(config, context);
  return kept;
};
