import { useIntl } from 'react-intl';

/** The space between two sentences; none in Chinese, whose full stop has it already. */
export function SentenceGap() {
  const { locale } = useIntl();
  return locale.startsWith('zh') ? null : ' ';
}
