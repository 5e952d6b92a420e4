import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { LONGEST_TITLE, reportLocaleSchema, reportWordingSchema } from '#client/api/schemas/reportOptionSchemas.ts';
import type { ReportLayout } from '#client/api/schemas/reportOptionSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { LogoField } from './LogoField.tsx';
import styles from './ReportPage.module.scss';
import { SectionOrder } from './SectionOrder.tsx';

interface LayoutFieldsProps {
  readonly layout: ReportLayout;
  /** Already translated; null when the choice is fine. */
  readonly sectionError: string | null;
  readonly onChange: (changes: Partial<ReportLayout>) => void;
}

/** How a report looks: title, wording, language, logo, sections. */
export function LayoutFields({ layout, sectionError, onChange }: LayoutFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <FormField
        label={<FormattedMessage id="report.field.title" />}
        error={null}
        help={<FormattedMessage id="report.field.title.help" />}
      >
        {(wiring) => (
          <InputGroup
            {...wiring}
            fill
            maxLength={LONGEST_TITLE}
            value={layout.title}
            onChange={({ target }) => {
              onChange({ title: target.value });
            }}
          />
        )}
      </FormField>
      <div className={styles['pair']}>
        <FormField
          label={<FormattedMessage id="report.wording" />}
          error={null}
          help={<FormattedMessage id="report.wording.help" />}
        >
          {(wiring) => (
            <HTMLSelect
              {...wiring}
              fill
              value={layout.wording}
              onChange={({ target }) => {
                const wording = reportWordingSchema.options.find((one) => one === target.value);
                if (wording !== undefined) onChange({ wording });
              }}
            >
              {reportWordingSchema.options.map((one) => (
                <option key={one} value={one}>
                  {intl.formatMessage({ id: `report.wording.${one}` })}
                </option>
              ))}
            </HTMLSelect>
          )}
        </FormField>
        <FormField label={<FormattedMessage id="report.field.locale" />} error={null}>
          {(wiring) => (
            <HTMLSelect
              {...wiring}
              fill
              value={layout.locale}
              onChange={({ target }) => {
                const locale = reportLocaleSchema.options.find((one) => one === target.value);
                if (locale !== undefined) onChange({ locale });
              }}
            >
              {reportLocaleSchema.options.map((one) => (
                <option key={one} value={one}>
                  {intl.formatMessage({ id: `report.locale.${one}` })}
                </option>
              ))}
            </HTMLSelect>
          )}
        </FormField>
      </div>
      <LogoField
        logo={layout.logo}
        onChange={(logo) => {
          onChange({ logo });
        }}
      />
      <SectionOrder
        sections={layout.sections}
        error={sectionError}
        onChange={(sections) => {
          onChange({ sections });
        }}
      />
    </>
  );
}
