import { useEffect } from 'react';

const CHANNEL = 'forms-touched';
/** How often it is looked at, and other tabs are told. */
const LOOK_MS = 60_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Leaves once nobody has touched this tab for so many minutes, or another of this browser where it is used, too. */
export function useUntouched(minutes: number, leave: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    let touchedAt = Date.now();
    let postedAt = 0;
    const touched = () => {
      touchedAt = Date.now();
      if (touchedAt - postedAt < LOOK_MS) return;
      postedAt = touchedAt;
      channel.postMessage('');
    };
    channel.addEventListener('message', () => {
      touchedAt = Date.now();
    });
    for (const touch of TOUCHES) window.addEventListener(touch, touched, { capture: true, passive: true });
    // Looked at again and again: one long timer would stand still while the machine sleeps.
    const look = setInterval(() => {
      if (Date.now() - touchedAt > minutes * 60_000) leave();
    }, LOOK_MS);
    return () => {
      clearInterval(look);
      channel.close();
      for (const touch of TOUCHES) window.removeEventListener(touch, touched, { capture: true });
    };
  }, [minutes, leave]);
}
