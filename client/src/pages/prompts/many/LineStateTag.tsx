import { FormattedMessage, useIntl } from 'react-intl';
import { formatPercent } from '#client/components/figures/formats.ts';
import { isAddable } from './promptLines.ts';
import type { LineState } from './promptLines.ts';
import styles from './AddMany.module.scss';

/** The state of a line and its reason. */
export function LineStateTag({ state }: { readonly state: LineState }) {
  const intl = useIntl();
  const look = state.kind === 'near' ? 'warned' : isAddable(state) ? 'fine' : 'bad';
  const details =
    state.kind === 'near'
      ? { text: state.text, similarity: formatPercent(intl, state.similarity, 0) }
      : state.kind === 'exists'
        ? { text: state.text }
        : state.kind === 'repeated'
          ? { line: state.line }
          : {};
  return (
    <span className={styles[look]}>
      <FormattedMessage id={`prompt.line.${state.kind}`} values={details} />
    </span>
  );
}
