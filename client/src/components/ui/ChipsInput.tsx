import { CrossIcon } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { withoutListMarks } from '#client/lib/listMarks.ts';
import { cutText } from '#client/lib/shortenText.ts';
import type { ControlWiring } from './FormField.tsx';
import styles from './ChipsInput.module.scss';

interface ChipsInputProps {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** Wiring to label, help and error, from FormField. */
  readonly wiring: ControlWiring;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** Most characters per value, as on the server. */
  readonly longest: number;
}

const SEPARATOR = /[,，、;；|\n\t]+/u;
/** A cell of a spreadsheet with line breaks or quotation marks in it. */
const QUOTED_CELL = /(?<=^|[\t\n])"((?:[^"]|"")*)"(?=[\t\r\n]|$)/gu;
/** Belongs to the name before its comma: `Acme, Inc.` */
const COMPANY_FORM = /^(?:inc|ltd|llc|l\.l\.c|corp|co|plc|gmbh|s\.a|limited|incorporated)\.?$/iu;

const START = 20;

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing;

function namesIn(typed: string): readonly string[] {
  const cells = typed.replaceAll(QUOTED_CELL, (_, cell: string) => cell.replaceAll('""', '"'));
  return withoutListMarks(cells.split('\n'))
    .flatMap((line) => line.split(SEPARATOR))
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Adds names to those there are, each once. */
function withNames(values: readonly string[], names: readonly string[]): readonly string[] {
  const next = [...values];
  for (const name of names) {
    const last = next.at(-1);
    if (last !== undefined && COMPANY_FORM.test(name)) next[next.length - 1] = `${last}, ${name}`;
    else if (!next.includes(name)) next.push(name);
  }
  return next;
}

/**
 * A field for several short texts: Enter, a comma or leaving the field adds one; Backspace in the empty field turns the last one back into
 * text.
 */
export function ChipsInput({ values, onChange, wiring, placeholder, disabled = false, longest }: ChipsInputProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const add = (text: string): void => {
    const names = namesIn(text);
    const next = withNames(
      values,
      names.filter((name) => name.length <= longest),
    );
    if (next.join('\n') !== values.join('\n')) onChange(next);
    const tooLong = names.find((name) => name.length > longest) ?? null;
    setRefused(tooLong);
    // A value that is too long stays in the input; of several pasted ones, the first.
    setTyped(tooLong ?? '');
  };
  const remove = (name: string): void => {
    onChange(values.filter((value) => value !== name));
    input.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    const last = values.at(-1);
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      event.preventDefault();
      onChange(values.slice(0, -1));
      setTyped(last);
    }
  };
  const handlePaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!SEPARATOR.test(text)) return;
    event.preventDefault();
    add(typed + text);
  };
  const look = [styles['field'], wiring['aria-invalid'] && styles['invalid'], disabled && styles['disabled']];
  return (
    <div className={look.filter(Boolean).join(' ')}>
      {values.map((name) => (
        <span key={name} className={styles['chip']}>
          <span className={styles['name']}>{name}</span>
          <button
            type="button"
            className={styles['remove']}
            disabled={disabled}
            aria-label={intl.formatMessage({ id: 'common.removeNamed' }, { name })}
            onClick={() => {
              remove(name);
            }}
          >
            <CrossIcon size={12} />
          </button>
        </span>
      ))}
      <input
        {...wiring}
        ref={input}
        className={styles['input']}
        value={typed}
        disabled={disabled}
        autoComplete="off"
        placeholder={values.length === 0 ? placeholder : undefined}
        onChange={({ target: { value }, nativeEvent }) => {
          if (value.trim().length <= longest) setRefused(null);
          // An input method may hold a comma in the text that it composes: taking it away then would garble the rest.
          if (SEPARATOR.test(value) && !isComposing(nativeEvent)) add(value);
          else setTyped(value);
        }}
        onCompositionEnd={({ currentTarget: { value } }) => {
          if (SEPARATOR.test(value)) add(value);
        }}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        onBlur={() => {
          if (typed.trim() !== '') add(typed);
        }}
      />
      {refused !== null && (
        <p role="alert" className={styles['refused']}>
          {intl.formatMessage({ id: 'common.tooLong' }, { name: cutText(refused, START), most: longest })}
        </p>
      )}
    </div>
  );
}
