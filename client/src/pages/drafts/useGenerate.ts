import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { createDraftApi } from '#client/api/draftApi.ts';
import type { GenerateOrder } from '#client/api/draftApi.ts';
import { generatedEndSchema } from '#client/api/draftSchemas.ts';
import type { Generated, GeneratedEnd } from '#client/api/draftSchemas.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import { generatedText } from './generatedText.ts';

/** A text that is being or was generated; `kept`: restored after a page load. */
export interface Generation {
  readonly phase: 'running' | 'done' | 'stopped' | 'failed' | 'kept';
  readonly text: string;
  /** The end event, when the server sent one. */
  readonly end: GeneratedEnd | null;
  /** Why the end event is missing: a lost connection, or an error of the call. */
  readonly error: unknown;
}

function endOf({ events }: Generated): GeneratedEnd | null {
  return events.flatMap((event) => ('end' in event ? [event.end] : []))[0] ?? null;
}

function textOf({ events }: Generated): string {
  return events.map((event) => ('text' in event ? event.text : '')).join('');
}

/** A generated text as stored in the browser, with its end event, which lists unsupported claims. */
const storedSchema = v.object({ text: v.string(), end: v.nullable(generatedEndSchema) });

/** Stores a generated text until it is used or discarded: it may have taken minutes, and money. */
function useStoredGeneration(name: string) {
  const { storage } = useStores();
  const [generation, setGeneration] = useState<Generation | null>(() => {
    const kept = v.safeParse(storedSchema, storage.readDraft(name));
    return kept.success ? { ...kept.output, phase: 'kept', error: null } : null;
  });
  const hasText = generation !== null && generation.text !== '';
  useDraft(name, hasText ? { text: generation.text, end: generation.end } : null);
  return [generation, setGeneration] as const;
}

/**
 * Generates one text at a time. The received part is kept until it is discarded: after a stop, a lost connection, a reload and an expired
 * session. Reads stores: call it inside an observer.
 */
export function useGenerate(projectId: string, draftId: string) {
  const api = useApi(createDraftApi);
  const [generation, setGeneration] = useStoredGeneration(`generated.${projectId}.${draftId}`);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (order: GenerateOrder): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    let text = '';
    const show = (part: Omit<Generation, 'text'>): void => {
      // Another generation was started meanwhile.
      if (running.current === own) setGeneration({ ...part, text });
    };
    show({ phase: 'running', end: null, error: null });
    try {
      const reply = await api.generate(
        order,
        (sofar) => {
          text = generatedText(sofar);
          show({ phase: 'running', end: null, error: null });
        },
        own.signal,
      );
      text = textOf(reply);
      show({ phase: 'done', end: endOf(reply), error: null });
    } catch (error) {
      show(own.signal.aborted ? { phase: 'stopped', end: null, error: null } : { phase: 'failed', end: null, error });
    }
  };
  return {
    generation,
    start,
    stop: () => {
      running.current?.abort();
    },
    discard: () => {
      running.current?.abort();
      running.current = null;
      setGeneration(null);
    },
  };
}
