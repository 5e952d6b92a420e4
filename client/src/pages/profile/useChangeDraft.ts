import { useEffect, useRef } from 'react';
import { useDraft } from '#client/stores/useDraft.ts';
import { changesOf } from './fieldChanges.ts';
import type { FieldChanges } from './fieldChanges.ts';

interface ChangeDraftOptions<Name extends string> {
  readonly draftName: string;
  readonly names: readonly Name[];
  /** The server's values, which may change during typing: by another browser tab, or on a reload. */
  readonly saved: Readonly<Record<Name, string>>;
  readonly typed: Readonly<Record<Name, string>>;
  readonly write: (name: Name, text: string) => void;
}

interface ChangeDraft<Name extends string> {
  readonly changes: FieldChanges<Name>;
  readonly discard: () => void;
}

/** Stores only the changed fields of a form; an untouched field follows the saved value. */
export function useChangeDraft<Name extends string>(options: ChangeDraftOptions<Name>): ChangeDraft<Name> {
  const { draftName, names, saved, typed, write } = options;
  const changes = changesOf(names, saved, typed);
  const before = useRef(saved);
  const { discard } = useDraft(draftName, changes);
  useEffect(() => {
    for (const name of names) {
      if (saved[name] !== before.current[name] && typed[name] === before.current[name]) write(name, saved[name]);
    }
    before.current = saved;
    // oxlint-disable-next-line react/exhaustive-deps -- the object is a new one at every call; what it says is what counts
  }, [JSON.stringify(saved)]);
  return { changes, discard };
}
