import { Button } from '@blueprintjs/core';
import { ExportIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { safeFileName } from '../../lib/safeFileName.ts';
import { saveFile } from '../../lib/saveFile.ts';

interface CsvButtonProps {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Asked for when the button is pressed. */
  readonly file: () => Blob;
}

/** Saves what a table shows as a file. */
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
