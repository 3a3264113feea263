import { useEffect } from 'react';

const CHANNEL = 'forms-signed-out';

/** Tells the other tabs of this browser that whoever was signed in has signed out. */
export function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('');
  channel.close();
}

/** Leaves as soon as another tab of this browser has signed out: it would go on showing what it has read. */
export function useSignedOutElsewhere(leave: () => void): void {
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', leave);
    return () => channel.close();
  }, [leave]);
}
