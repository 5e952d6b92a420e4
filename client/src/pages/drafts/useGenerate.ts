import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { createDraftApi } from '../../api/draftApi.ts';
import type { GenerateOrder } from '../../api/draftApi.ts';
import { generatedEndSchema } from '../../api/draftSchemas.ts';
import type { Generated, GeneratedEnd } from '../../api/draftSchemas.ts';
import { useApi } from '../../stores/useApi.ts';
import { useDraft } from '../../stores/useDraft.ts';
import { useStores } from '../../stores/useStores.ts';
import { generatedText } from './generatedText.ts';

/** A text being generated, or one that was; `kept`: before the page was loaded. */
export interface Generation {
  readonly phase: 'running' | 'done' | 'stopped' | 'failed' | 'kept';
  readonly text: string;
  /** How it ended, when the server told. */
  readonly end: GeneratedEnd | null;
  /** Why there is no end: the connection broke, or the call was refused. */
  readonly error: unknown;
}

function endOf({ events }: Generated): GeneratedEnd | null {
  return events.flatMap((event) => ('end' in event ? [event.end] : []))[0] ?? null;
}

function textOf({ events }: Generated): string {
  return events.map((event) => ('text' in event ? event.text : '')).join('');
}

/** A generated text as it is kept in the browser: with its end, because that tells what a model made up. */
const storedSchema = v.object({ text: v.string(), end: v.nullable(generatedEndSchema) });

/** What was generated under a name, kept until it is taken or put away: a text may have taken minutes, and money. */
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
 * Generates one text at a time. Whatever came stays until it is put away, also when it is stopped or breaks off, and over a reload
 * or an expired session. Reads stores: call it inside an observer.
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
      // Another one was begun meanwhile.
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
