import type { IntlShape } from 'react-intl';
import type { MessageId } from '../../i18n/MessageId.ts';

/** What the editor's search says, by the English it would say by itself. `$` stands for a figure it puts in. */
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

/** The words of the editor's own parts in the language of the page. */
export function searchPhrases(intl: IntlShape): Record<string, string> {
  return Object.fromEntries(Object.entries(PHRASES).map(([english, id]) => [english, intl.formatMessage({ id })]));
}
