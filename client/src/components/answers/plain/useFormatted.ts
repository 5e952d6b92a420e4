import { useEffect, useRef, useState } from 'react';
import type { MarkdownNode } from '../remarkMentions.ts';
import type { FormatOrder, FormatReply } from './formatMessages.ts';

/** Timeout of formatting one answer. */
const PATIENCE_MS = 15_000;

type Formatted =
  | { readonly kind: 'not_asked' | 'working' | 'failed' }
  | { readonly kind: 'done'; readonly tree: MarkdownNode };

/** Parses a costly answer in a worker on demand; gives up after a timeout or if the result is too large to render. */
export function useFormatted(order: FormatOrder): readonly [Formatted, () => void] {
  const [state, setState] = useState<Formatted>({ kind: 'not_asked' });
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const begin = (): void => {
    stop.current?.();
    setState({ kind: 'working' });
    const worker = new Worker(new URL('markdownWorker.ts', import.meta.url), { type: 'module' });
    const end = (result: Formatted): void => {
      stop.current?.();
      setState(result);
    };
    const timer = setTimeout(() => {
      end({ kind: 'failed' });
    }, PATIENCE_MS);
    stop.current = () => {
      clearTimeout(timer);
      worker.terminate();
      stop.current = null;
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FormatReply>) => {
      end(data.kind === 'done' ? { kind: 'done', tree: data.tree } : { kind: 'failed' });
    });
    worker.addEventListener('error', () => {
      end({ kind: 'failed' });
    });
    worker.postMessage(order);
  };
  return [state, begin];
}
