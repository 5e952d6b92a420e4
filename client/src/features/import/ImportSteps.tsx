import { TickIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { IMPORT_STEPS } from './importDraft.ts';
import type { ImportStep } from './importDraft.ts';
import styles from './ImportSteps.module.scss';

/** Step indicator of the import. */
export function ImportSteps({ step }: { readonly step: ImportStep }) {
  const intl = useIntl();
  const place = IMPORT_STEPS.indexOf(step);
  return (
    <ol className={styles['steps']} aria-label={intl.formatMessage({ id: 'imports.steps' })}>
      {IMPORT_STEPS.map((name, index) => (
        <li
          key={name}
          className={index < place ? styles['done'] : ''}
          aria-current={index === place ? 'step' : undefined}
        >
          <span className={styles['mark']} aria-hidden="true">
            {index < place ? <TickIcon size={12} /> : index + 1}
          </span>
          <span className={styles['name']}>{intl.formatMessage({ id: `imports.step.${name}` })}</span>
        </li>
      ))}
    </ol>
  );
}
