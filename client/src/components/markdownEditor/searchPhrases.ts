import type { IntlShape } from 'react-intl';
import type { MessageId } from '#client/i18n/MessageId.ts';

/** Translations of the editor's search panel, by the English text. `$` is a placeholder for a number. */
const PHRASES: Readonly<Record<string, MessageId>> = {
  Find: 'score.find.what',
  Replace: 'score.find.with',
  next: 'score.find.next',
  previous: 'score.find.previous',
  all: 'score.find.all',
  'match case': 'score.find.case',
  regexp: 'score.find.pattern',
  'by word': 'score.find.word',
  replace: 'score.find.replace',
  'replace all': 'score.find.replaceAll',
  close: 'common.close',
  'current match': 'score.find.current',
  'on line': 'score.find.line',
  'replaced match on line $': 'score.find.replaced',
  'replaced $ matches': 'score.find.replacedAll',
  'Selection deleted': 'score.find.deleted',
};

/** Translated texts of the editor's own panels. */
export function searchPhrases(intl: IntlShape): Record<string, string> {
  return Object.fromEntries(Object.entries(PHRASES).map(([english, id]) => [english, intl.formatMessage({ id })]));
}
