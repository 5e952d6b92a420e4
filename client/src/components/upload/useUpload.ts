import { useEffect, useRef, useState } from 'react';
import type { CallOptions } from '#client/api/http.ts';
import { errorMessageId } from '#client/i18n/errorMessageId.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { isApiError } from '#client/lib/ApiError.ts';

export type UploadFunction<T> = (file: File, options?: CallOptions) => Promise<T>;

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly share: number; readonly name: string }
  | { readonly kind: 'failed'; readonly messageId: MessageId; readonly error: unknown };

/** What is uploaded for a picked file: itself or another file, nothing (null), or why it cannot be (a message id). */
export type Prepared = File | MessageId | null;

const asItIs = async (file: File): Promise<Prepared> => Promise.resolve(file);

/**
 * Uploads one file at a time; a newer one, `abort` or unmounting aborts the running upload.
 * @param refuse check before the upload
 * @param prepare converts an accepted file for the upload; may ask the user
 */
export function useUpload<T>(
  upload: UploadFunction<T>,
  onDone: (result: T, file: File) => void,
  refuse: (file: File) => Promise<MessageId | null>,
  prepare: (file: File) => Promise<Prepared> = asItIs,
) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      controller.current?.abort();
    },
    [],
  );

  const send = async (picked: File): Promise<void> => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    const overtaken = (): boolean => current.signal.aborted;
    const file = (await refuse(picked)) ?? (await prepare(picked));
    if (overtaken()) return;
    if (file === null || typeof file === 'string') {
      setState(file === null ? { kind: 'idle' } : { kind: 'failed', messageId: file, error: null });
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
