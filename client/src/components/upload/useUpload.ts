import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '../../api/http.ts';
import { errorMessageId } from '../../i18n/errorMessageId.ts';
import type { MessageId } from '../../i18n/MessageId.ts';
import { isApiError } from '../../lib/ApiError.ts';
import { refusalOf } from './refusalOf.ts';

export type UploadFunction = (file: File, options?: CallOptions) => Promise<{ readonly url: string }>;

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly share: number; readonly name: string }
  | { readonly kind: 'failed'; readonly messageId: MessageId };

/** Sends one file at a time; a newer one, `abort` or leaving the page stops the older. `onDone` gets the file's URL. */
export function useUpload(upload: UploadFunction, onDone: (url: string, file: File) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      controller.current?.abort();
    },
    [],
  );

  const send = async (file: File): Promise<void> => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    const overtaken = (): boolean => current.signal.aborted;
    const refusal = await refusalOf(file);
    if (overtaken()) return;
    if (refusal !== null) {
      setState({ kind: 'failed', messageId: refusal });
      return;
    }
    setState({ kind: 'sending', share: 0, name: file.name });
    try {
      const { url } = await upload(file, {
        signal: current.signal,
        onProgress: (share) => {
          if (!overtaken()) setState({ kind: 'sending', share, name: file.name });
        },
      });
      if (overtaken()) return;
      setState({ kind: 'idle' });
      onDone(url, file);
    } catch (error) {
      if (overtaken() || (isApiError(error) && error.kind === 'cancelled')) return;
      setState({ kind: 'failed', messageId: errorMessageId(error) });
    }
  };
  const abort = (): void => {
    controller.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, send, abort };
}
