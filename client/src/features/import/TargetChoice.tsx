import { Radio, RadioGroup } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportFlow } from './useImport.ts';
import styles from './NamesStep.module.scss';

interface TargetChoiceProps {
  readonly flow: ImportFlow;
  /** The current project. */
  readonly project: { readonly name: string; readonly brand: string };
}

/** Choice of the target: the current project, or a new one. */
export function TargetChoice({ flow: { draft, change, start }, project }: TargetChoiceProps) {
  const intl = useIntl();
  return (
    <RadioGroup
      className={styles['target'] ?? ''}
      aria-label={intl.formatMessage({ id: 'imports.target.title' })}
      selectedValue={draft.target}
      onChange={({ currentTarget }) => {
        start.reset();
        change({ target: currentTarget.value === 'new' ? 'new' : 'current' });
      }}
    >
      <Radio value="current">
        <FormattedMessage id="imports.target.current" values={{ project: project.name }} />
        <span className={styles['targetNote']}>
          <FormattedMessage id="imports.target.current.note" values={{ brand: project.brand }} />
        </span>
      </Radio>
      <Radio value="new">
        <FormattedMessage id="imports.target.new" />
      </Radio>
    </RadioGroup>
  );
}
