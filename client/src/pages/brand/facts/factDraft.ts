import * as v from 'valibot';
import { factSchema } from '#client/api/brandCentreSchemas.ts';
import type { Fact } from '#client/api/brandCentreSchemas.ts';

/** Files that a fact may have as evidence; the server takes no more. */
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

/** What was kept from last time; null when nothing was, or when it cannot be read. */
export function readFact(stored: unknown): Fact | null {
  const parsed = v.safeParse(factSchema, stored);
  return parsed.success ? parsed.output : null;
}

/** As it is sent: without blanks around what was typed. */
export function trimmed(fact: Fact): Fact {
  const { statement, value, source } = fact;
  return { ...fact, statement: statement.trim(), value: value.trim(), source: source.trim() };
}

/** Enough is typed to try it. */
export function canTry({ value, subject }: Fact): boolean {
  return value.trim() !== '' && subject.length > 0;
}
