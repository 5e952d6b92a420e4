import { useState } from 'react';
import * as v from 'valibot';
import { isConflict } from '../lib/ApiError.ts';
import { isPlainObject } from '../lib/isPlainObject.ts';
import { useTypedDraft } from './useTypedDraft.ts';

/** Wrapped in an object, because null is a valid base. */
interface Base<T> {
  readonly of: T;
}

function readBase<T>(stored: unknown, schema: v.GenericSchema<unknown, T>): Base<T> | null {
  if (!isPlainObject(stored)) return null;
  const read = v.safeParse(schema, stored['of']);
  return read.success ? { of: read.output } : null;
}

/**
 * The stored state that a form started from, sent on saving: the server then refuses to silently overwrite what somebody else saved
 * meanwhile. It is fixed when typing starts, over a reload too; after a refusal the next save overwrites on purpose.
 * @param name of the form's draft. @param now the stored state as known here
 */
export function useFormBase<T>(name: string, now: T, schema: v.GenericSchema<unknown, T>) {
  const kept = useTypedDraft(`${name}.base`, (stored) => readBase(stored, schema));
  const [isTold, setTold] = useState(false);
  return {
    /** Part of the request that saves. */
    sent: (): { readonly base?: T } => (isTold ? {} : { base: kept.typed === null ? now : kept.typed.of }),
    /** Call when something is typed. */
    hold: (): void => {
      if (kept.typed === null) kept.setTyped({ of: now });
    },
    /** Call when saving failed. @returns whether the cause is a conflict with somebody else's save */
    refused: (error: unknown): boolean => {
      const isTaken = isConflict(error);
      if (isTaken) setTold(true);
      return isTaken;
    },
    /** Call when the form is saved or discarded. */
    release: (): void => {
      setTold(false);
      kept.discard();
    },
  };
}
