import { Button, InputGroup } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { MOST_NAME_LETTERS } from '../../api/schemas/viewSchemas.ts';
import { errorText } from '../../i18n/errorText.ts';
import { cleanName } from '../../lib/viewSearch.ts';
import { FormField } from '../ui/FormField.tsx';
import styles from './ViewsPanel.module.scss';

interface ViewFormProps {
  readonly name: string;
  /** Takes the focus when it appears. */
  readonly focused?: boolean;
  readonly submitText: string;
  /** @throws what says why it cannot be done; it stands at the field then. */
  readonly onSubmit: (name: string) => Promise<unknown>;
  readonly onCancel?: () => void;
}

/** A name for a view, and what is wrong with it. */
export function ViewForm({ name, focused = false, submitText, onSubmit, onCancel }: ViewFormProps) {
  const intl = useIntl();
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!focused) return;
    input.current?.focus();
    input.current?.select();
  }, [focused]);

  const submit = async (): Promise<void> => {
    const clean = cleanName(text);
    const isLong = Array.from(clean).length > MOST_NAME_LETTERS;
    if (clean === '' || isLong) {
      const id = clean === '' ? 'table.views.error.empty' : 'table.views.error.tooLong';
      setProblem(intl.formatMessage({ id }, { most: MOST_NAME_LETTERS }));
      return;
    }
    setSaving(true);
    try {
      await onSubmit(clean);
      setText('');
    } catch (error) {
      setProblem(errorText(intl, error));
    } finally {
      setSaving(false);
    }
  };
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!saving) void submit();
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <FormField label={intl.formatMessage({ id: 'table.views.name' })} error={problem}>
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
        <Button size="small" intent="primary" type="submit" loading={saving}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
