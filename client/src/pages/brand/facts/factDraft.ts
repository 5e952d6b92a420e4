import { factSchema } from '#client/api/brandCentreSchemas.ts';
import type { Fact } from '#client/api/brandCentreSchemas.ts';
import { draftReader } from '#client/stores/draftReader.ts';

/** The server's limit of attachments per fact. */
export const MOST_ATTACHMENTS = 5;

export const severities = ['high', 'medium', 'low'] as const;

export function emptyFact(ownId: string): Fact {
  return {
    id: '',
    statement: '',
    brand_id: ownId === '' ? null : ownId,
    subject: [],
    value: '',
    severity: 'medium',
    valid_from: null,
    valid_to: null,
    source: '',
  };
}

export const readFact = draftReader(factSchema);

/** The fact to send: typed texts trimmed. */
export function trimmed(fact: Fact): Fact {
  const { statement, value, source } = fact;
  return { ...fact, statement: statement.trim(), value: value.trim(), source: source.trim() };
}

/** Whether the required fields of a preview are filled. */
export function canTry({ value, subject }: Fact): boolean {
  return value.trim() !== '' && subject.length > 0;
}
