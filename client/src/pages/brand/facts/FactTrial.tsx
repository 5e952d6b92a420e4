import { FormattedMessage, useIntl } from 'react-intl';
import { PassageItem } from '#client/components/answers/PassageItem.tsx';
import { formatCount } from '#client/components/figures/formats.ts';
import { Tone } from '../Tone.tsx';
import { canTry } from './factDraft.ts';
import type { FactForm } from './useFactForm.ts';
import styles from './FactDialog.module.scss';

/** Preview of what the typed fact finds in all answers. */
export function FactTrial({ form }: { readonly form: FactForm }) {
  const intl = useIntl();
  const { value, trial, errors } = form;
  const found = trial.data;
  if (!canTry(value) || Object.keys(errors).length > 0) {
    return (
      <p className={styles['note']}>
        <FormattedMessage id="brand.fact.try.idle" />
      </p>
    );
  }
  if (found === undefined) {
    return (
      <p className={styles['note']} role="status">
        <FormattedMessage id={trial.error === null ? 'brand.fact.try.running' : 'brand.fact.try.failed'} />
      </p>
    );
  }
  return (
    <section className={styles['trial']} aria-label={intl.formatMessage({ id: 'brand.fact.try' })}>
      <p role="status">
        <FormattedMessage
          id="brand.fact.try.found"
          values={{
            supported: formatCount(intl, found.supported),
            contradicted: formatCount(intl, found.contradicted),
            unknown: formatCount(intl, found.unknown),
          }}
        />
      </p>
      <ul className={styles['list']}>
        {found.list.map((passage) => (
          <li key={`${passage.answer_id} ${passage.verdict}`}>
            <PassageItem
              passage={passage}
              brands={found.brands}
              marked={passage.said}
              note={<Tone kind={passage.verdict} />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
