import { useIntl } from 'react-intl';
import type { ActionKind } from '#client/api/actionSchemas.ts';
import styles from './KindTag.module.scss';

/** The kind of an action; a coloured stripe distinguishes the kinds, the text names them. */
export function KindTag({ kind }: { readonly kind: ActionKind }) {
  const intl = useIntl();
  return (
    <span className={`${styles['tag'] ?? ''} ${styles[kind] ?? ''}`}>
      {intl.formatMessage({ id: `actions.kind.${kind}` })}
    </span>
  );
}
