import { Button, InputGroup } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { FormField } from '../ui/FormField.tsx';
import styles from './NameForm.module.scss';

type Problem = string | null;

interface NameFormProps {
  /** Initial value, also set again after the name was saved. */
  readonly name: string;
  readonly label: string;
  /** Focuses the field on mount. */
  readonly focused?: boolean;
  readonly submitText: string;
  /** Returns (or resolves to) the error text of the field, or null on success. */
  readonly onSubmit: (name: string) => Problem | Promise<Problem>;
  readonly onCancel?: () => void;
}

/** A compact form with one name field, which shows its error at the field. */
export function NameForm({ name, label, focused = false, submitText, onSubmit, onCancel }: NameFormProps) {
  const intl = useIntl();
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<Problem>(null);
  const [saving, setSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!focused) return;
    input.current?.focus();
    input.current?.select();
  }, [focused]);

  const show = (found: Problem): void => {
    setProblem(found);
    if (found === null) setText(name);
  };
  const wait = async (answer: Promise<Problem>): Promise<void> => {
    setSaving(true);
    try {
      show(await answer);
    } finally {
      setSaving(false);
    }
  };
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (saving) return;
    const answer = onSubmit(text);
    if (answer instanceof Promise) void wait(answer);
    else show(answer);
  };
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <FormField label={label} error={problem}>
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
