import { Button, InputGroup } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { FormField } from '../ui/FormField.tsx';
import styles from './NameForm.module.scss';

type Problem = string | null;

interface NameFormProps {
  /** What stands in the field at first, and again after the name was taken. */
  readonly name: string;
  readonly label: string;
  /** Takes the focus when it appears. */
  readonly focused?: boolean;
  readonly submitText: string;
  /** Gives why the name cannot be used, as text for the field, or null when it is done. May take its time. */
  readonly onSubmit: (name: string) => Problem | Promise<Problem>;
  readonly onCancel?: () => void;
}

/** A form of one field, a name, for small places: it says at the field what is wrong with it. */
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
