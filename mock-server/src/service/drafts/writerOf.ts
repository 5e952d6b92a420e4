import type { Writer } from '#client/api/draftSchemas.ts';
import type { ServerContext } from '../ServerContext.ts';

/** The author of generated texts. Browsers learn only the model's name. */
export function writerOf({ llm }: ServerContext): Writer {
  return llm === null ? { by: 'rules', model: null } : { by: 'model', model: llm.model };
}
