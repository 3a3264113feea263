import { useEffect, useRef } from 'react';

/** What the keys that people know from other viewers do here; pressed together with Ctrl, or ⌘ on a Mac. */
export type ViewerKeys = Partial<Record<'+' | '-' | '0' | 'f' | 'p', () => void>>;

const keys: Readonly<Record<string, keyof ViewerKeys>> = {
  '=': '+',
  '+': '+',
  '-': '-',
  _: '-',
  '0': '0',
  f: 'f',
  p: 'p',
};

/**
 * Hears the viewer's keys while the focus is in it or nowhere: elsewhere they mean what the browser does. A wheel turned
 * with Ctrl over it, as a pinch on a touchpad is too, zooms.
 */
export function useViewerKeys(viewer: HTMLElement | null, wanted: ViewerKeys): void {
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });
  useEffect(() => {
    if (!viewer) return;
    const press = (event: KeyboardEvent) => {
      const isHere = event.target === document.body || (event.target instanceof Node && viewer.contains(event.target));
      const key = (event.ctrlKey || event.metaKey) && !event.altKey ? keys[event.key] : undefined;
      const act = key && latest.current[key];
      if (!isHere || !act) return;
      event.preventDefault();
      act();
    };
    const turn = (event: WheelEvent) => {
      const act = latest.current[event.deltaY < 0 ? '+' : '-'];
      if (!event.ctrlKey || !act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    viewer.addEventListener('wheel', turn, { passive: false });
    return () => {
      document.removeEventListener('keydown', press);
      viewer.removeEventListener('wheel', turn);
    };
  }, [viewer]);
}
