import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormField } from '#client/components/ui/FormField.tsx';
import { FilePick } from '#client/components/upload/FilePick.tsx';
import { readLogo } from './readLogo.ts';
import type { LogoProblem } from './readLogo.ts';
import styles from './ReportPage.module.scss';

interface LogoFieldProps {
  readonly logo: string | null;
  readonly onChange: (logo: string | null) => void;
}

/** The logo of the report, stored inside the report. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const intl = useIntl();
  const [problem, setProblem] = useState<LogoProblem | null>(null);
  const take = async (file: File): Promise<void> => {
    const read = await readLogo(file);
    setProblem(typeof read === 'string' ? read : null);
    if (typeof read !== 'string') onChange(read.address);
  };
  return (
    <FormField
      label={<FormattedMessage id="report.field.logo" />}
      error={problem === null ? null : intl.formatMessage({ id: `report.logo.${problem}` })}
      help={<FormattedMessage id="report.field.logo.help" />}
    >
      {({ id, 'aria-describedby': describedBy }) => (
        <div className={styles['row']}>
          {logo !== null && <img className={styles['logo']} src={logo} alt="" />}
          <FilePick
            id={id}
            accept="image/png,image/jpeg,image/webp"
            describedBy={describedBy}
            onFile={(file) => void take(file)}
          >
            <FormattedMessage id="report.logo.choose" />
          </FilePick>
          {logo !== null && (
            <Button
              variant="minimal"
              onClick={() => {
                onChange(null);
              }}
            >
              <FormattedMessage id="report.logo.remove" />
            </Button>
          )}
        </div>
      )}
    </FormField>
  );
}
