import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '../../api/http.ts';
import { errorMessageId } from '../../i18n/errorMessageId.ts';
import type { MessageId } from '../../i18n/MessageId.ts';
import { isApiError } from '../../lib/ApiError.ts';
import { refusalOf } from './refusalOf.ts';

export type UploadFunction<T> = (file: File, options?: CallOptions) => Promise<T>;

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly share: number; readonly name: string }
  | { readonly kind: 'failed'; readonly messageId: MessageId; readonly error: unknown };

/** Sends one file at a time; a newer one, `abort` or leaving the page stops the older. `refuse`: why a file is not even sent. */
export function useUpload<T>(
  upload: UploadFunction<T>,
  onDone: (result: T, file: File) => void,
  refuse: (file: File) => Promise<MessageId | null> = refusalOf,
) {
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
    const refusal = await refuse(file);
    if (overtaken()) return;
    if (refusal !== null) {
      setState({ kind: 'failed', messageId: refusal, error: null });
      return;
    }
    setState({ kind: 'sending', share: 0, name: file.name });
    try {
      const result = await upload(file, {
        signal: current.signal,
        onProgress: (share) => {
          if (!overtaken()) setState({ kind: 'sending', share, name: file.name });
        },
      });
      if (overtaken()) return;
      setState({ kind: 'idle' });
      onDone(result, file);
    } catch (error) {
      if (overtaken() || (isApiError(error) && error.kind === 'cancelled')) return;
      setState({ kind: 'failed', messageId: errorMessageId(error), error });
    }
  };
  const abort = (): void => {
    controller.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, send, abort };
}
