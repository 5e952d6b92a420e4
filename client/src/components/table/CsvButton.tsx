import { Button } from '@blueprintjs/core';
import { ExportIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { safeFileName } from '../../lib/safeFileName.ts';
import { saveFile } from '../../lib/saveFile.ts';

interface CsvButtonProps {
  /** File name without extension. */
  readonly name: string;
  /** Called when the button is pressed. */
  readonly file: () => Blob;
}

/** Saves the content of a table as a CSV file. */
export function CsvButton({ name, file }: CsvButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'charts.export.csv' });
  return (
    <Button
      size="small"
      variant="minimal"
      icon={<ExportIcon />}
      aria-label={label}
      title={label}
      onClick={() => {
        saveFile(`${safeFileName(name)}.csv`, file());
      }}
    />
  );
}
