import { useEffect, useState } from 'react';

const TICK_MS = 60_000;

/** The current time (epoch milliseconds), which moves on while a page stays open: each minute, and when somebody comes back to it. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = (): void => {
      setNow(Date.now());
    };
    const timer = setInterval(look, TICK_MS);
    // Timers are late in a hidden tab, and stop while a computer sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return now;
}
