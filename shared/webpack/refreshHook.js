// React's tools find its renderers here; what react-refresh puts in their place tells only the first build of a page.
const renderers = new Map();
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    asksEveryBuild(renderer);
    renderers.set(renderers.size, renderer);
    return renderers.size - 1;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};

/** A renderer asks the build that was saved last alone what has come in a component's place: another's, drawn anew, would be as it was. */
function asksEveryBuild(renderer) {
  const { setRefreshHandler } = renderer;
  if (!setRefreshHandler) return;
  const handlers = new Set();
  renderer.setRefreshHandler = (handler) => {
    handlers.add(handler);
    setRefreshHandler((type) => {
      for (const each of handlers) {
        const family = each(type);
        if (family) return family;
      }
      return undefined;
    });
  };
}
