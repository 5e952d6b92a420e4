/** A scope of answers; any report's fits. */
interface CitedScope {
  readonly answers: { readonly ok: number };
  readonly answers_not_captured: number;
}

/** Whether the citations of no usable answer were captured: then it is unknown whether there were any. */
export function citationsUnknown({ answers, answers_not_captured: unknown }: CitedScope): boolean {
  return answers.ok > 0 && unknown === answers.ok;
}
