import type { LetterPart } from '#client/api/schemas/issuedReportSchemas.ts';
import type { ReportWording } from '#client/api/schemas/reportOptionSchemas.ts';
import type { LetterFacts } from './LetterMaterial.ts';

/** Writes the sentences of one part of a letter; empty: the part is omitted. */
export type WritePart = (facts: LetterFacts, wording: ReportWording) => readonly string[];

/** A letter in one language. */
export type LetterWords = Readonly<Record<LetterPart, WritePart>>;
