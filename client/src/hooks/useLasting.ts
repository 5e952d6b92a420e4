import { useEffect, useState } from 'react';

/** True once the flag has been set for so long without interruption; false as soon as it is cleared. */
export function useLasting(flag: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!flag) return undefined;
    const timer = setTimeout(() => {
      setLasts(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [flag, milliseconds]);
  return flag && lasts;
}
