import type { Writer } from '../../../client/src/api/draftSchemas.ts';
import type { Call } from '../http/Call.ts';

/** Who writes generated texts here. The model's name is all a browser learns of it. */
export function writerOf(call: Call): Writer {
  const { llm } = call.services;
  return llm === null ? { by: 'rules', model: null } : { by: 'model', model: llm.model };
}
