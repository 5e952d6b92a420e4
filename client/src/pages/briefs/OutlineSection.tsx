import { InputGroup, TextArea } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { BriefHeading } from '#client/api/briefSchemas.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { onScreen } from '#client/components/ui/onScreen.tsx';
import { AddEntry } from './AddEntry.tsx';
import { EntryList } from './EntryList.tsx';
import { freeId } from './moveEntry.ts';
import type { SectionProps } from './sectionProps.ts';
import styles from './Section.module.scss';

interface HeadingFieldsProps {
  readonly entry: BriefHeading;
  readonly onEdit: (changes: Partial<BriefHeading>) => void;
}

function HeadingFields({ entry, onEdit }: HeadingFieldsProps) {
  const intl = useIntl();
  const { level, heading, notes } = entry;
  const fieldName = (id: 'level' | 'heading' | 'notes'): string =>
    intl.formatMessage(
      { id: 'brief.fieldOf' },
      { field: intl.formatMessage({ id: `brief.outline.${id}` }), name: heading },
    );
  return (
    <div className={styles['fields']}>
      <div className={styles['heading']}>
        <NativeSelect
          aria-label={fieldName('level')}
          value={String(level)}
          onChange={({ currentTarget }) => {
            onEdit({ level: currentTarget.value === '3' ? 3 : 2 });
          }}
        >
          <option value="2">{intl.formatMessage({ id: 'brief.outline.level2' })}</option>
          <option value="3">{intl.formatMessage({ id: 'brief.outline.level3' })}</option>
        </NativeSelect>
        <InputGroup
          className={styles['grow'] ?? ''}
          aria-label={fieldName('heading')}
          value={heading}
          maxLength={1000}
          onChange={({ currentTarget }) => {
            onEdit({ heading: currentTarget.value });
          }}
        />
      </div>
      <TextArea
        fill
        autoResize
        rows={1}
        aria-label={fieldName('notes')}
        placeholder={intl.formatMessage({ id: 'brief.outline.notes' })}
        maxLength={20_000}
        value={notes}
        onChange={({ currentTarget }) => {
          onEdit({ notes: currentTarget.value });
        }}
      />
    </div>
  );
}

/** The headings of the text, in order, with the content of each section. */
export function OutlineSection({ brief, change }: SectionProps) {
  const intl = useIntl();
  const { outline } = brief;
  const title = intl.formatMessage({ id: 'brief.outline' });
  return (
    <Panel title={title} subtitle={intl.formatMessage({ id: 'brief.outline.about' }, onScreen)}>
      <EntryList
        label={title}
        entries={outline}
        keyOf={({ id }) => id}
        nameOf={({ heading }) => heading}
        canRemove={() => true}
        className={({ level }) => (level === 3 ? styles['below'] : undefined)}
        onChange={(next) => {
          change({ outline: [...next] });
        }}
      >
        {(entry) => (
          <HeadingFields
            entry={entry}
            onEdit={(changes) => {
              change({ outline: outline.map((one) => (one === entry ? { ...one, ...changes } : one)) });
            }}
          />
        )}
      </EntryList>
      <AddEntry
        keepAs={`${brief.id}.outline`}
        label={intl.formatMessage({ id: 'brief.outline.own' })}
        onAdd={(heading) => {
          change({ outline: [...outline, { id: freeId(outline), level: 2, heading, notes: '' }] });
        }}
      />
    </Panel>
  );
}
