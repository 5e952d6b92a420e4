import type { Writer } from '#client/api/draftSchemas.ts';
import type { ServerContext } from '../ServerContext.ts';

/** Who writes generated texts here. The model's name is all a browser learns of it. */
export function writerOf({ llm }: ServerContext): Writer {
  return llm === null ? { by: 'rules', model: null } : { by: 'model', model: llm.model };
}
