import type { ReportLocale } from '#client/api/schemas/reportOptionSchemas.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';
import { chineseStep } from './chinese/chineseNext.ts';
import { capital } from './english/englishNames.ts';
import { englishStep } from './english/englishNext.ts';
import type { NextStep } from './LetterMaterial.ts';

/** Name of a step of the board in a report. */
export function stepTitle(step: NextStep, brand: string, locale: ReportLocale): string {
  return stripBidi(locale === 'zh-CN' ? chineseStep(step, brand) : capital(englishStep(step, brand)));
}
