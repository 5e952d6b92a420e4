import { useState } from 'react';
import { isConflict } from '#client/lib/ApiError.ts';

/** The stored state that a form started from: the server refuses to overwrite without a word what somebody else saved meanwhile. */
export function useSaveBase<T>(stored: T) {
  const [begun, setBegun] = useState(stored);
  const [isTold, setTold] = useState(false);
  return {
    begun,
    /** Null after a refusal: the next save overwrites on purpose. */
    now: isTold ? null : begun,
    /** Call with what is stored when saving succeeded. */
    saved: (now: T): void => {
      setBegun(now);
      setTold(false);
    },
    /** Call when saving failed. */
    refused: (error: unknown): void => {
      if (isConflict(error)) setTold(true);
    },
  };
}
