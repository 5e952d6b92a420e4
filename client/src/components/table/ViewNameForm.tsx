import { Button, InputGroup } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { FormField } from '../ui/FormField.tsx';
import { MOST_NAME_LETTERS, MOST_VIEWS } from './savedViews.ts';
import type { ViewProblem } from './savedViews.ts';
import styles from './SavedViewsMenu.module.scss';

interface ViewNameFormProps {
  readonly name: string;
  /** Takes the focus when it appears. */
  readonly focused?: boolean;
  readonly submitText: string;
  /** Gives why the name cannot be used, or null when it is done. */
  readonly onSubmit: (name: string) => ViewProblem | null;
  readonly onCancel?: () => void;
}

/** A name for a view, and what is wrong with it. */
export function ViewNameForm({ name, focused = false, submitText, onSubmit, onCancel }: ViewNameFormProps) {
  const intl = useIntl();
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<ViewProblem | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!focused) return;
    input.current?.focus();
    input.current?.select();
  }, [focused]);
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const found = onSubmit(text);
    setProblem(found);
    if (found === null) setText(name);
  };
  const most = problem === 'full' ? MOST_VIEWS : MOST_NAME_LETTERS;
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <FormField
        label={intl.formatMessage({ id: 'table.views.name' })}
        error={problem === null ? null : intl.formatMessage({ id: `table.views.error.${problem}` }, { most })}
      >
        {(wiring) => (
          <InputGroup
            {...wiring}
            inputRef={input}
            size="small"
            autoComplete="off"
            value={text}
            onValueChange={(value) => {
              setText(value);
              setProblem(null);
            }}
          />
        )}
      </FormField>
      <div className={styles['buttons']}>
        {onCancel !== undefined && (
          <Button size="small" variant="minimal" onClick={onCancel}>
            {intl.formatMessage({ id: 'common.cancel' })}
          </Button>
        )}
        <Button size="small" intent="primary" type="submit">
          {submitText}
        </Button>
      </div>
    </form>
  );
}
