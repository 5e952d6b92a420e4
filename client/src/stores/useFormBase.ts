import { useState } from 'react';
import * as v from 'valibot';
import { isApiError } from '../lib/ApiError.ts';
import { isPlainObject } from '../lib/isPlainObject.ts';
import { useTypedDraft } from './useTypedDraft.ts';

/** In an object, as null is a base too. */
interface Base<T> {
  readonly of: T;
}

function readBase<T>(stored: unknown, schema: v.GenericSchema<unknown, T>): Base<T> | null {
  if (!isPlainObject(stored)) return null;
  const read = v.safeParse(schema, stored['of']);
  return read.success ? { of: read.output } : null;
}

/**
 * What a form was made of, to be sent when it is saved: the server then refuses to replace, without a word, what somebody else saved
 * meanwhile. It stays what it was when the first word was typed, over a reload too; after a refusal the next save replaces, on purpose.
 * @param name of the form's draft. @param now what is stored, as far as is known here
 */
export function useFormBase<T>(name: string, now: T, schema: v.GenericSchema<unknown, T>) {
  const kept = useTypedDraft(`${name}.base`, (stored) => readBase(stored, schema));
  const [isTold, setTold] = useState(false);
  return {
    /** Part of the call that saves. */
    sent: (): { readonly base?: T } => (isTold ? {} : { base: kept.typed === null ? now : kept.typed.of }),
    /** Something is typed. */
    hold: (): void => {
      if (kept.typed === null) kept.setTyped({ of: now });
    },
    /** Saving failed. @returns whether because somebody else had saved */
    refused: (error: unknown): boolean => {
      const isConflict = isApiError(error) && error.kind === 'conflict';
      if (isConflict) setTold(true);
      return isConflict;
    },
    /** It is saved, or put away. */
    release: (): void => {
      setTold(false);
      kept.discard();
    },
  };
}
