import { Button, InputGroup } from '@blueprintjs/core';
import { TrashIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatCount } from '#client/components/figures/formats.ts';
import { errorAt } from '#client/lib/fieldErrors.ts';
import { LONGEST_TAG, LONGEST_TOPIC } from '../form/promptFormSchema.ts';
import type { NamesRow } from './namesRows.ts';
import styles from './TopicTagNames.module.scss';

interface TopicTagNamesFieldsProps {
  readonly row: NamesRow;
  /** The name before editing. */
  readonly calledNow: string;
  /** Number of its prompts. */
  readonly prompts: number;
  /** The row's field name in server errors. */
  readonly field: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (row: NamesRow) => void;
  /** Deletes the topic; absent where that is not possible. */
  readonly onRemove?: (row: NamesRow) => void;
}

/** The names of one topic or tag. The recorded name of a tag cannot be changed, only its names by language. */
export function TopicTagNamesFields({
  row,
  calledNow,
  prompts,
  field,
  errors,
  onChange,
  onRemove,
}: TopicTagNamesFieldsProps) {
  const intl = useIntl();
  const longest = row.kind === 'tag' ? LONGEST_TAG : LONGEST_TOPIC;
  const input = (part: 'name' | 'zh' | 'en') => {
    const refused = errorAt(errors, part === 'name' ? `${field}.name` : `${field}.names.${part}`);
    const isMissing = part === 'name' && row.name.trim() === '';
    const error = isMissing ? intl.formatMessage({ id: 'prompt.names.required' }) : refused;
    return (
      <div className={styles[part]}>
        <span className={styles['label']} aria-hidden="true">
          <FormattedMessage id={`prompt.names.${part}`} />
        </span>
        <InputGroup
          aria-label={intl.formatMessage({ id: `prompt.names.${part}Of` }, { name: calledNow })}
          aria-invalid={error !== null}
          intent={error === null ? 'none' : 'danger'}
          fill
          maxLength={longest}
          placeholder={part === 'name' ? undefined : row.name}
          value={row[part]}
          onValueChange={(text) => {
            onChange({ ...row, [part]: text });
          }}
        />
        {error !== null && (
          <p role="alert" className={styles['error']}>
            {error}
          </p>
        )}
      </div>
    );
  };
  return (
    <li className={styles['row']}>
      {row.kind === 'topic' ? input('name') : <span className={styles['recorded']}>{row.name}</span>}
      {input('zh')}
      {input('en')}
      <span className={styles['count']}>
        <FormattedMessage id="prompt.found" values={{ count: prompts, shown: formatCount(intl, prompts) }} />
        {onRemove !== undefined && (
          <Button
            variant="minimal"
            size="small"
            icon={<TrashIcon />}
            aria-label={intl.formatMessage({ id: 'common.removeNamed' }, { name: calledNow })}
            onClick={() => {
              onRemove(row);
            }}
          />
        )}
      </span>
    </li>
  );
}
