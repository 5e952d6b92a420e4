import { Button, Checkbox } from '@blueprintjs/core';
import { ArrowDownIcon, ArrowUpIcon } from '@blueprintjs/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportSection } from '#client/api/schemas/reportOptionSchemas.ts';
import { moveSection, orderedSections, toggleSection } from './reportDraft.ts';
import styles from './ReportPage.module.scss';

interface SectionOrderProps {
  readonly sections: readonly ReportSection[];
  /** Translated; null when the choice is valid. */
  readonly error: string | null;
  readonly onChange: (sections: ReportSection[]) => void;
}

/** The sections of the report and their order. */
export function SectionOrder({ sections, error, onChange }: SectionOrderProps) {
  const intl = useIntl();
  return (
    <fieldset className={styles['sections']}>
      <legend>
        <FormattedMessage id="report.field.sections" />
      </legend>
      <ol>
        {orderedSections(sections).map((section) => {
          const name = intl.formatMessage({ id: `issued.section.${section}` });
          const place = sections.indexOf(section);
          return (
            <li key={section}>
              <Checkbox
                className={styles['section'] ?? ''}
                label={name}
                checked={place >= 0}
                onChange={() => {
                  onChange(toggleSection(sections, section));
                }}
              />
              {place >= 0 && (
                <span className={styles['moves']}>
                  <Button
                    size="small"
                    variant="minimal"
                    icon={<ArrowUpIcon />}
                    disabled={place === 0}
                    aria-label={intl.formatMessage({ id: 'report.section.up' }, { name })}
                    onClick={() => {
                      onChange(moveSection(sections, section, -1));
                    }}
                  />
                  <Button
                    size="small"
                    variant="minimal"
                    icon={<ArrowDownIcon />}
                    disabled={place === sections.length - 1}
                    aria-label={intl.formatMessage({ id: 'report.section.down' }, { name })}
                    onClick={() => {
                      onChange(moveSection(sections, section, 1));
                    }}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {error !== null && (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
