import { useEffect, useRef, useState } from 'react';
import { createDraftApi } from '../../../api/draftApi.ts';
import type { GenerateOrder } from '../../../api/draftApi.ts';
import type { Generated, GeneratedEnd } from '../../../api/draftSchemas.ts';
import { useApi } from '../../../stores/useApi.ts';
import { generatedText } from './generatedText.ts';

/** A text being generated, or one that was. */
export interface Generation {
  readonly phase: 'running' | 'done' | 'stopped' | 'failed';
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

/** Generates one text at a time. Whatever came stays until it is put away, also when it is stopped or breaks off. */
export function useGenerate() {
  const api = useApi(createDraftApi);
  const [generation, setGeneration] = useState<Generation | null>(null);
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
