import { useIntl } from 'react-intl';
import type { ActionKind } from '../../api/actionSchemas.ts';
import styles from './KindTag.module.scss';

/** What kind of work an action is; a stripe tells the kinds apart at a glance, the words say which. */
export function KindTag({ kind }: { readonly kind: ActionKind }) {
  const intl = useIntl();
  return (
    <span className={`${styles['tag'] ?? ''} ${styles[kind] ?? ''}`}>
      {intl.formatMessage({ id: `actions.kind.${kind}` })}
    </span>
  );
}
