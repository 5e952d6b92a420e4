import { InputGroup } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { LONGEST_TITLE, reportLocaleSchema, reportWordingSchema } from '#client/api/schemas/reportOptionSchemas.ts';
import type { ReportLayout } from '#client/api/schemas/reportOptionSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { SelectField } from '#client/components/ui/SelectField.tsx';
import { LogoField } from './LogoField.tsx';
import { SectionOrder } from './SectionOrder.tsx';
import styles from './ReportPage.module.scss';

interface LayoutFieldsProps {
  readonly layout: ReportLayout;
  /** Translated; null when the choice is valid. */
  readonly sectionError: string | null;
  readonly onChange: (changes: Partial<ReportLayout>) => void;
}

/** The layout of a report: title, wording, language, logo, sections. */
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
        <SelectField
          label={<FormattedMessage id="report.wording" />}
          help={<FormattedMessage id="report.wording.help" />}
          value={layout.wording}
          options={reportWordingSchema.options.map((one) => [one, intl.formatMessage({ id: `report.wording.${one}` })])}
          onChange={(value) => {
            const wording = reportWordingSchema.options.find((one) => one === value);
            if (wording !== undefined) onChange({ wording });
          }}
        />
        <SelectField
          label={<FormattedMessage id="report.field.locale" />}
          value={layout.locale}
          options={reportLocaleSchema.options.map((one) => [one, intl.formatMessage({ id: `report.locale.${one}` })])}
          onChange={(value) => {
            const locale = reportLocaleSchema.options.find((one) => one === value);
            if (locale !== undefined) onChange({ locale });
          }}
        />
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
