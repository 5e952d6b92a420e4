import { InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TopicTagNames } from '#client/api/topicTagNamesSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { fieldOf, isFound, promptCounts, rowKey } from './namesRows.ts';
import type { NamesRow } from './namesRows.ts';
import { TopicTagNamesFields } from './TopicTagNamesFields.tsx';
import type { TopicTagNamesForm } from './useTopicTagNames.ts';
import styles from './TopicTagNames.module.scss';

interface TopicTagNamesListProps {
  readonly form: TopicTagNamesForm;
  readonly data: TopicTagNames;
  /** The server's validation errors, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Longer lists are searched rather than read, and each row renders two or three inputs. */
const MOST_SHOWN = 100;
/** From this length on there is a search field. */
const MANY = 12;

/** The topics and tags with an input for each name. */
export function TopicTagNamesList({ form, data, errors }: TopicTagNamesListProps) {
  const intl = useIntl();
  const [q, setQ] = useState('');
  const before = new Map(form.stored.map((row) => [rowKey(row), row]));
  const prompts = promptCounts(data);
  // Also by stored names: a row stays visible while it is renamed.
  const found = form.rows.filter((row) => isFound(before.get(rowKey(row)) ?? row, q) || isFound(row, q));
  const fieldsOf = (row: NamesRow) => {
    const count = prompts.get(rowKey(row)) ?? 0;
    // Also rows deleted by somebody else meanwhile, which can no longer be saved.
    const isRemovable = (row.kind === 'topic' && count === 0) || !before.has(rowKey(row));
    return (
      <TopicTagNamesFields
        key={rowKey(row)}
        row={row}
        calledNow={before.get(rowKey(row))?.name ?? row.name}
        prompts={count}
        field={fieldOf(row, form.changed)}
        errors={errors}
        onChange={form.change}
        {...(isRemovable ? { onRemove: form.remove } : {})}
      />
    );
  };
  return (
    <>
      <p className={styles['about']}>
        <FormattedMessage id={form.rows.length === 0 ? 'prompt.names.none' : 'prompt.names.about'} />
      </p>
      {form.rows.length > MANY && (
        <InputGroup
          className={styles['search'] ?? ''}
          type="search"
          leftIcon={<SearchIcon />}
          aria-label={intl.formatMessage({ id: 'prompt.names.find' })}
          placeholder={intl.formatMessage({ id: 'prompt.names.find' })}
          value={q}
          onValueChange={setQ}
        />
      )}
      {form.rows.length > 0 && found.length === 0 && (
        <p role="status" className={styles['note']}>
          <FormattedMessage id="prompt.names.noMatch" />
        </p>
      )}
      {(['topic', 'tag'] as const).map((kind) => {
        const rows = found.filter((row) => row.kind === kind);
        return rows.length === 0 ? null : (
          <section key={kind} className={styles['kind']}>
            <h3>
              <FormattedMessage id={kind === 'topic' ? 'prompt.names.topics' : 'prompt.names.tags'} />
            </h3>
            <div className={styles['head']} aria-hidden="true">
              {(['name', 'zh', 'en'] as const).map((part) => (
                <span key={part}>
                  <FormattedMessage id={`prompt.names.${part}`} />
                </span>
              ))}
            </div>
            <ul className={styles['list']}>{rows.slice(0, MOST_SHOWN).map(fieldsOf)}</ul>
            {rows.length > MOST_SHOWN && (
              <p className={styles['note']}>
                <FormattedMessage
                  id="prompt.names.more"
                  values={{ shown: formatCount(intl, MOST_SHOWN), count: formatCount(intl, rows.length) }}
                />
              </p>
            )}
          </section>
        );
      })}
    </>
  );
}
