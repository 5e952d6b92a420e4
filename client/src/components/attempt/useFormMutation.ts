import { useMutation } from '@tanstack/react-query';
import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { useSayAfterLeaving } from './useSayAfterLeaving.ts';

/**
 * The save of a form that shows its own failure. If the form is gone by then, a notice says what failed and why.
 * @param what the form's name
 */
export function useFormMutation<Data, Variables = void>(
  what: MessageId,
  options: UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const sayAfterLeaving = useSayAfterLeaving();
  return useMutation({
    ...options,
    onError: (error, ...more) => {
      sayAfterLeaving(what, error);
      return options.onError?.(error, ...more);
    },
  });
}
